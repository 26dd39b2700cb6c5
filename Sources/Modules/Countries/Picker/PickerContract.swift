import Almanac
import HTML
import Layout
import VIPER

/// What a visitor can do here.
enum PickerEvent: Hashable, Sendable {
    case searched(String)
    case chose(CountryCode)
    /// Pressed a country's button; nil for what no button of ours sends.
    case pressed(CountryCode?)
    case closed
}

/// Where this screen leads by itself: only to itself. Where it was opened from, it does not know.
enum PickerNavigation: Hashable, Sendable {
    /// The page as anybody may open it, without a ticket: what search engines list, and where forms send to.
    case front
    /// Where the script gets the results from, without a ticket for the same reason.
    case results
    case everything
    case choice(CountryCode)
    case close
}

/// The ticket goes through this screen unread: only the Router can print it.
protocol PickerRouting: Router where Navigation == PickerNavigation {
    /// The ticket as a form has to send it along: one that sends with GET drops the query of its action.
    var ticketFields: [HiddenField] { get }
    /// Where a form sends the answer; nil where each country is a link.
    var answerForm: Link? { get }
}

/// The business logic behind the picker.
protocol PickerInteracting: Sendable {
    /// The countries that answer a search, best first; all of them for an empty one.
    func search(_ text: String) async throws(PickerFailure) -> CountryList
    /// Whether there is such a country to choose.
    func standing(of country: CountryCode) async throws(PickerFailure) -> CountryStanding
}

/// What choosing a country leads to.
enum CountryStanding: Hashable, Sendable {
    case offered
    /// The country exists, but the source of the holidays has nothing of it.
    case uncovered(name: String)
    case unknown
}

enum PickerFailure: Error, Hashable, Sendable {
    /// The longest search text, in characters.
    case tooLong(limit: Int)
    case service(ServiceFailure)
}

/// What the Interactor tells the Presenter: values only, no entity.
struct CountryList: Hashable, Sendable {
    let countries: [Summary]
    let age: Duration?

    struct Summary: Hashable, Sendable {
        let code: CountryCode
        let name: String
        let localNames: [LocalizedText]
    }
}

/// The view model.
struct PickerPage: Sendable {
    let frame: Frame
    let close: Link
    let search: CountrySearchForm
    var notice: Notice?
    /// "as of 3 hours ago"
    var age: String?
    let results: ResultsPage
}

struct CountrySearchForm: Sendable {
    let action: Link
    /// Where the script gets the results from while the visitor types.
    let resultsAction: Link
    let text: String
    /// What is wrong with the text, said at the field.
    let problem: String?
    /// The ticket, which a form has to send along.
    let hidden: [HiddenField]
}

struct HiddenField: Sendable {
    let name: String
    let value: String
}

/// The part of the page that a search changes; the script asks for it alone.
struct ResultsPage: Sendable {
    /// "250 countries", "3 countries for “land”"
    var summary: String?
    /// Nothing was found: what to do instead.
    var nothing: NothingFound?
    /// The countries as links. Nil if there are no countries, or if they are buttons.
    var links: CountryLinks?
    /// The countries as buttons. Nil if there are no countries, or if they are links.
    var buttons: CountryButtons?
}

struct CountryLinks: Sendable {
    let rows: [CountryRow]
}

struct CountryButtons: Sendable {
    let action: Link
    let rows: [CountryRow]
}

struct CountryRow: Sendable {
    let flag: String
    let name: String
    let code: String
    let localNames: [LocalNameText]
    let link: Link
}

struct LocalNameText: Sendable {
    let text: String
    let language: String
}
