import AlmanacValues
import Layout
import VIPER

enum OptionsEditorEvent: Hashable, Sendable {
    case opened
    /// Opened right after saving.
    case openedSaved
    /// Came back from choosing a country.
    case cameBack
    case pressedSave(OptionsEntry)
    case pressedChooseCountry(OptionsEntry)
    case pressedRemoveCountry(OptionsEntry)
    /// Closed Options, which somebody had opened as a sub-flow.
    case closed
    /// Pressed “Make … my place” on a list of holidays.
    case pressedPlace(OptionsEntry)
    /// Chose a language at the foot of a page, whose address the form has.
    case pressedLanguage(Language, page: String)
}

/// The fields of the form, as they were sent.
struct OptionsEntry: Hashable, Sendable {
    var name = ""
    /// A country's code; empty if no country is chosen.
    var country = ""
    /// A region's code; empty for the country as a whole.
    var region = ""
    var look = ""
}

enum OptionsEditorNavigation: Hashable, Sendable {
    /// The form without a ticket: the canonical address for search engines.
    case front
    /// The form, which is also its own action.
    case form
    /// The form with the draft.
    case draft
    /// The form right after saving.
    case saved
    /// The end of the sub-flow.
    case close
    /// The home page, which shows the saved place.
    case home
    /// The page at an address from a form; the home page if the site has no such page.
    case page(at: String)
    case chooseCountry
}

/// The Router of Options. Only it can read the ticket.
protocol OptionsEditorRouting: Router where Navigation == OptionsEditorNavigation {
    /// Whether a flow waits for the result. The screen need not know which.
    var isSubflow: Bool { get }
}

/// The business logic behind Options, with all rules for what can be saved.
protocol OptionsEditorInteracting: Interactor {
    /// Returns the saved preferences.
    func saved() async -> OptionsEditorState
    /// Returns whether the visitor's browser kept the saved preferences, as far as its request tells.
    func resultOfSaving() async -> SavingResult
    /// Returns the draft of the form, for a visitor who comes back to it.
    func draft() async -> DraftResult
    /// Returns the state of a form that was sent, with every field that can be parsed.
    func state(of entry: OptionsEntry) async -> OptionsEditorState
    /// Returns the options to save. Throws if the entry breaks a rule, or if its country could not be looked up.
    func options(from entry: OptionsEntry) async throws(OptionsEditorFailure) -> ChosenOptions
    /// Returns the saved options with another place. Throws if the place does not exist.
    func options(placedIn entry: OptionsEntry) async throws(OptionsEditorFailure) -> ChosenOptions
    /// Returns the options to keep as a draft while a country is chosen. Applies all rules but that of the country.
    func draft(from entry: OptionsEntry) throws(OptionsEditorFailure) -> ChosenOptions
    /// Returns the draft of the form with another country; the saved preferences with it if the draft is lost.
    func draft(choosing country: CountryCode) -> ChosenOptions
}

enum SavingResult: Hashable, Sendable {
    /// The browser kept the preferences.
    case kept(OptionsEditorState)
    /// The browser did not keep the preferences. The state is what was to be saved; nil if that is lost too.
    case refused(OptionsEditorState?)
    /// The visitor saved too long ago to tell, or has sent something else since.
    case unknown
}

enum DraftResult: Hashable, Sendable {
    case there(OptionsEditorState)
    /// The draft has been saved in the meantime.
    case saved
    /// The browser did not keep the draft, or the draft has expired.
    case lost
}

enum OptionsEditorFailure: Error, Hashable, Sendable {
    /// The rules that the entry breaks, in the order of the form; at most one for each field.
    case rules([Problem])
    case service(ServiceFailure)

    enum Problem: Hashable, Sendable {
        /// The name has more than `limit` characters (grapheme clusters), or too many bytes.
        case nameTooLong(limit: Int)
        /// The name contains a control character, or one that changes how the text around it reads.
        case nameUnprintable
        /// The code as it was sent.
        case unknownCountry(ForeignText)
        /// The country does not have this region.
        case unknownRegion(ForeignText)
        case unknownLook
    }
}

struct OptionsEditorState: Hashable, Sendable {
    let name: String
    let country: Choice?
    let look: Look

    struct Choice: Hashable, Sendable {
        let code: CountryCode
        /// Nil if the name could not be fetched.
        let name: ForeignText?
        /// The regions of the country that have holidays of their own; empty if it has none, or if they are not known.
        var regions: [NamedRegion] = []
        /// The chosen region, one of `regions`; nil for the country as a whole.
        var region: RegionCode?
    }
}

struct OptionsEditorPage: HeadedPage {
    let head: PageHead
    let title: String
    /// The title with the way back, in place of the title; nil if nobody waits.
    let masthead: OptionsMasthead?
    /// "Your options are saved."
    var status: String?
    var errors: ErrorSummary?
    var notice: Notice?
    /// "Loading", shown until the form is ready.
    var loading: String?
    var form: OptionsEditorForm?
}

struct OptionsMasthead: Sendable {
    let title: String
    let close: Link
}

/// All problems with the form, each with a link to its field.
struct ErrorSummary: Sendable {
    let title: String
    let problems: [FieldProblem]
}

struct FieldProblem: Sendable {
    let text: String
    let field: OptionsField
}

/// A field of the form.
enum OptionsField: Sendable {
    case name, country, region, look
}

struct OptionsEditorForm: Sendable {
    let action: Link
    let name: String
    let nameProblem: String?
    let country: CountryText?
    let countryProblem: String?
    /// Nil if the country has no regions.
    let regions: FormSelect?
    let looks: [FormChoice]
    let lookProblem: String?
}

struct CountryText: Sendable {
    let flag: String
    let name: String
    let code: String
}
