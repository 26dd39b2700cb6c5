import AlmanacValues
import Layout
import VIPER

enum HelloEvent: Hashable, Sendable {
    case opened
    case pressedShow
}

enum HelloNavigation: Hashable, Sendable {
    /// The page, which is also the action of its form.
    case front
    /// Options, where the visitor's name is set.
    ///
    /// - Parameter isShown: whether the page that the visitor leaves shows the greeting.
    case options(isShown: Bool)
}

protocol HelloInteracting: Interactor {
    func greeting() -> GreetingData
}

/// The Interactor's result for the Presenter: the greeting and a name, but no person.
struct GreetingData: Hashable, Sendable {
    let greeting: Greeting
    /// "David Blaine"
    let subject: ForeignText

    enum Greeting: Hashable, Sendable {
        case hello
    }
}

struct HelloPage: HeadedPage {
    let head: PageHead
    let title: String
    let action: Link
    let button: String
    /// "Hello David Blaine"; empty until the button is pressed.
    let label: String
    /// "Change name"
    let change: String
    let options: Link
}
