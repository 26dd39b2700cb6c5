import HTML
import Layout

/// What a visitor can do here.
enum HelloEvent: Hashable, Sendable {
    case opened
    case pressedShow
}

/// Where this screen leads.
enum HelloNavigation: Hashable, Sendable {
    /// The page itself; its form is sent here.
    case front
}

/// The business logic behind the greeting.
protocol HelloInteracting: Sendable {
    func greeting() -> GreetingData
}

/// What the Interactor tells the Presenter: no person, only what to say and to whom.
struct GreetingData: Hashable, Sendable {
    /// "Hello"
    let greeting: String
    /// "David Blaine"
    let subject: String
}

/// The view model.
struct HelloPage: Sendable {
    let frame: Frame
    let title: String
    let action: Link
    let button: String
    /// "Hello David Blaine"; empty until the button is pressed.
    let label: String
}
