import AlmanacValues
import Layout
import VIPER

enum CountryPickerEvent: Hashable, Sendable {
    case searched(String)
    case chose(CountryCode)
    case choseRegion(CountryCode, RegionCode)
    /// Pressed a country's button. Nil if the form has no valid country code, which none of our buttons sends.
    case pressed(CountryCode?)
    /// Pressed a region's button.
    case pressedRegion(CountryCode, RegionCode)
    case closed
}

/// A destination that this screen can lead to: only itself. It does not know which screen opened it.
enum CountryPickerNavigation: Hashable, Sendable {
    /// The page without a ticket: the canonical address for search engines, and the action of the search form.
    case front
    /// The results alone, for the script. Without a ticket too, because the search form's fields carry it.
    case results
    case everything
    /// The countries for programs.
    case record(search: String, Format)
    case choice(CountryCode)
    case region(CountryCode, RegionCode)
    case close
}

/// The picker's Router. Only it can print the ticket; the rest of the screen passes the ticket on unread.
protocol CountryPickerRouting: Router where Navigation == CountryPickerNavigation {
    /// The ticket as hidden fields of the search form: a form that sends with GET drops the query of its action.
    var ticketFields: [HiddenField] { get }
    /// The action of the form that sends the answer; nil if each country is a link.
    var answerForm: Link? { get }
}

protocol CountryPickerInteracting: Interactor {
    /// Returns the countries that match a search, best match first; all of them if the text is empty or white space.
    func search(_ text: String) async throws(SearchFailure) -> CountryList
    /// Returns whether a country can be chosen.
    func standing(of country: CountryCode) async throws(SearchFailure) -> CountryStanding
}

/// Whether a country can be chosen.
enum CountryStanding: Hashable, Sendable {
    case offered
    /// The country exists, but the holiday source does not cover it.
    case uncovered(name: ForeignText)
    case unknown
}

struct CountryList: Hashable, Sendable {
    let countries: [Summary]
    /// The regions that match a search, best match first; empty if nothing was searched for.
    var regions: [Region] = []
    /// How many of the regions precede the countries: those that the search names, unless it names a country.
    var leadingRegions = 0
    let age: SupplyAge?

    struct Summary: Hashable, Sendable {
        let code: CountryCode
        let name: LocalizedText
        let localNames: [LocalizedText]
    }

    struct Region: Hashable, Sendable {
        let country: CountryCode
        let code: RegionCode
        let name: LocalizedText
        let countryName: ForeignText
        /// Nil if it is the same.
        let localName: LocalizedText?
    }
}

struct CountryPickerPage: HeadedPage {
    let head: PageHead
    let close: Link
    let search: CountrySearchForm
    /// "Loading", shown until the content is ready.
    var loading: String?
    var notice: Notice?
    /// "This is our last good copy, as of 3 hours ago."
    var age: String?
    let results: CountryResultsPage
}

struct CountrySearchForm: Sendable {
    let action: Link
    /// The address from which the script fetches the results while the visitor types.
    let resultsAction: Link
    let text: String
    /// The error message, shown at the field; nil if the text is valid.
    let problem: String?
    /// The ticket's fields, which the form sends with the search.
    let hidden: [HiddenField]
}

struct HiddenField: Sendable {
    let name: String
    let value: String
}

/// The part of the page that a search changes. The script fetches it alone.
struct CountryResultsPage: Sendable {
    /// "250 countries", "3 countries and 2 regions for “land”"
    var summary: String?
    /// The text to show if no country matches, with a link to all countries.
    var nothing: NothingFound?
    /// The countries as links. Nil if there are no countries, or if they are buttons.
    var links: CountryLinks?
    /// The countries as buttons. Nil if there are no countries, or if they are links.
    var buttons: CountryButtons?
}

struct CountryLinks: Sendable {
    /// All countries; empty for the results of a search.
    let letters: [CountryLetter]
    /// The countries and the regions that match a search, each in order of their rank.
    let found: [[CountryRow]]
}

struct CountryButtons: Sendable {
    let action: Link
    /// All countries; empty for the results of a search.
    let letters: [CountryLetter]
    /// The countries and the regions that match a search, each in order of their rank.
    let found: [[CountryRow]]
}

/// The countries that begin with one letter.
struct CountryLetter: Sendable {
    /// "A" for the Åland Islands too
    let name: String
    /// "17"
    let count: String
    /// Whether the group is unfolded.
    let isOpen: Bool
    let rows: [CountryRow]
}

struct CountryRow: Sendable {
    let flag: String
    let name: String
    let code: String
    let localNames: [LocalizedText]
    let link: Link
}
