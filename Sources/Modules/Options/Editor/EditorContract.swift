import Almanac
import HTML
import Layout

/// A visitor's action on this screen.
enum EditorEvent: Hashable, Sendable {
    case opened
    /// Opened right after saving.
    case openedSaved
    /// Came back from choosing a country.
    case cameBack
    case pressedSave(Entry)
    case pressedChooseCountry(Entry)
    case pressedRemoveCountry(Entry)
}

/// What is in the form, as it was sent.
struct Entry: Hashable, Sendable {
    var name = ""
    /// A country's code; empty for none.
    var country = ""
    var look = ""
}

/// A destination that this screen can lead to.
enum EditorNavigation: Hashable, Sendable {
    /// The form itself, which is also where it is sent.
    case form
    /// The form with the draft.
    case draft
    /// The form right after saving.
    case saved
    case chooseCountry
}

/// The business logic behind Options. All rules of what can be saved are here.
protocol EditorInteracting: Sendable {
    /// What is saved.
    func saved() async -> EditorState
    /// What came of saving, as far as the visitor's browser tells.
    func resultOfSaving() async -> SavingResult
    /// What became of the form while the visitor was elsewhere.
    func draft() async -> DraftResult
    /// What was sent, with as much of it as can be understood.
    func state(of entry: Entry) async -> EditorState
    /// What was sent, fit to be saved.
    func preferences(from entry: Entry) async throws(EditorFailure) -> Preferences
    /// What was sent, fit to be kept while a country is chosen.
    func draft(from entry: Entry) throws(EditorFailure) -> Preferences
}

enum SavingResult: Hashable, Sendable {
    /// The browser keeps what was saved.
    case kept(EditorState)
    /// The browser does not keep what was saved. With what was to be saved; nil if that is lost too.
    case refused(EditorState?)
    /// Saved too long ago to tell, or something else was sent since.
    case unknown
}

enum DraftResult: Hashable, Sendable {
    case there(EditorState)
    /// It was saved in the meantime.
    case saved
    /// The browser does not have it, or not any more.
    case lost
}

enum EditorFailure: Error, Hashable, Sendable {
    /// In the order of the form, at most one for each field.
    case rules([Problem])
    case service(ServiceFailure)

    enum Problem: Hashable, Sendable {
        /// Longer than so many characters as a reader counts them.
        case nameTooLong(limit: Int)
        /// It holds a control character, or one that changes how the text around it reads.
        case nameUnprintable
        case unknownCountry(String)
        case unknownLook
    }
}

/// The Interactor's result for the Presenter: values only, no entities.
struct EditorState: Hashable, Sendable {
    let name: String
    let country: Choice?
    let look: Look

    struct Choice: Hashable, Sendable {
        let code: CountryCode
        /// Nil while the countries' names cannot be had.
        let name: String?
    }
}

/// The view model.
struct EditorPage: Sendable {
    let frame: Frame
    let title: String
    /// "Your options are saved."
    var status: String?
    var errors: ErrorSummary?
    var notice: Notice?
    let form: EditorForm
}

/// All that is wrong, each with a way to its field.
struct ErrorSummary: Sendable {
    let title: String
    let problems: [FieldProblem]
}

struct FieldProblem: Sendable {
    let text: String
    let link: Link
}

struct EditorForm: Sendable {
    let action: Link
    let name: String
    let nameProblem: String?
    let country: CountryText?
    let countryProblem: String?
    let looks: [LookChoice]
    let lookProblem: String?
}

struct CountryText: Sendable {
    let flag: String
    let name: String
    let code: String
}

struct LookChoice: Sendable {
    let value: String
    let label: String
    /// The id of its radio button.
    let id: String
    let isChosen: Bool
}
