import AlmanacValues
import Layout

extension GreetingWords {
    /// "Hello David Blaine"
    func label(_ greeting: GreetingData.Greeting, _ subject: ForeignText) -> String {
        switch greeting {
        case .hello: hello(subject: subject)
        }
    }
}
