import AlmanacValues
import Layout

/// What the greeting page says.
struct GreetingWords: Words {
    var title: String { say("Greeting") }
    var description: String { say("Get a greeting by name.") }
    var show: String { say("Show greeting") }
    var changeName: String { say("Change name") }

    /// "Hello David Blaine"
    func label(_ greeting: GreetingData.Greeting, _ subject: ForeignText) -> String {
        switch greeting {
        case .hello: say("Hello \(subject)")
        }
    }
}
