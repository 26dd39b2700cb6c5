import VIPER

/// A visitor's action on this screen.
enum BookEvent: Hashable, Sendable {
    /// - Parameter stamp: the one that the visitor chose in the sub-flow.
    case opened(stamp: Stamp?)
    case signed(BookDraft)
}

/// What a visitor entered into the form, unchecked.
struct BookDraft: Hashable, Sendable {
    let name: String
    let text: String
    let stamp: Stamp
}

/// A destination that this screen can lead to.
enum BookNavigation: Hashable, Sendable {
    case book
    case stamps
}

/// The business logic behind the book.
protocol BookInteracting: Interactor {
    func entries() async -> [BookEntry]
    func sign(_ draft: BookDraft) async throws(BookRule)
}

/// The Interactor's result for the Presenter.
struct BookEntry: Hashable, Sendable {
    let name: String
    let text: String
    let stamp: Stamp
}

/// A rule that a draft breaks.
enum BookRule: Error, Hashable {
    case nameMissing
    case textMissing
    case textTooLong(limit: Int)
}

/// The view model.
struct BookPage: Sendable {
    struct Row: Hashable, Sendable {
        let name: String
        let text: String
        let stamp: String
    }

    struct Form: Sendable {
        let action: Link
        let name: String
        let text: String
        /// "leaf", as the form sends it.
        let stamp: String
        let otherStamps: Link
        /// What is wrong with what was sent; nil if nothing is.
        let problem: String?
    }

    let title: String
    let form: Form
    let rows: [Row]
    /// What stands in place of the rows if there are none.
    let placeholder: String?
}
