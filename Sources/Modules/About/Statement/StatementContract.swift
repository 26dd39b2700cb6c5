import AlmanacValues
import Layout
import VIPER

enum StatementEvent: Hashable, Sendable {
    case opened(Subject)
}

/// What a statement is about.
enum Subject: Hashable, Sendable, CaseIterable {
    case privacy, accessibility
}

enum StatementNavigation: Hashable, Sendable {
    case page(Subject)
    /// Where a visitor sees and clears what they have chosen.
    case options
    case operators(OperatorPage)
}

/// A page of the site's operator, wherever it is.
enum OperatorPage: Hashable, Sendable, CaseIterable {
    case imprint, privacyNotice, contact
}

protocol StatementInteracting: Interactor {
    /// Returns what a visitor's browser stores.
    func stored() -> [StatementStorage]
    /// Returns how the pages' accessibility is tested.
    func checks() -> [AccessibilityCheck]
}

/// Something that a browser stores: values only, no entities.
struct StatementStorage: Hashable, Sendable {
    let kind: Kind
    /// The name of the cookie.
    let name: String
    let duration: Duration

    enum Kind: Hashable, Sendable {
        case choices, language, draft
    }

    enum Duration: Hashable, Sendable {
        case days(Int), minutes(Int)
    }
}

/// A test that every change of the program has to pass. `AcceptanceTests` know the function of each.
enum AccessibilityCheck: String, Hashable, Sendable, CaseIterable {
    case axe, keyboard, focus, narrow, spacing, paper, withoutScript, validity, rightToLeft
}

struct StatementPage: HeadedPage {
    let head: PageHead
    let title: String
    let lead: String
    let chapters: [StatementChapter]
}

struct StatementChapter: Sendable {
    let title: String
    /// The id of the heading.
    let id: String
    var paragraphs: [String] = []
    var items: [String] = []
    var storage: [StatementRow] = []
    var links: [LabelledLink] = []
}

/// Something that the browser stores.
struct StatementRow: Sendable {
    let name: String
    /// The name of the cookie.
    let code: String
    /// "365 days"
    let duration: String
    let about: String
}
