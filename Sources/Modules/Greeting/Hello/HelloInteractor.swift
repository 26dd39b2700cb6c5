import AlmanacValues
import Entities
import ServiceContracts

struct HelloInteractor: HelloInteracting {
    let visitor: any VisitorService

    /// Someone to greet. The entity does not leave this Interactor.
    private struct Person {
        let firstName: String
        let lastName: String

        var fullName: String { "\(firstName) \(lastName)" }
    }

    private let stranger = Person(firstName: "David", lastName: "Blaine")

    init(visitor: any VisitorService) {
        self.visitor = visitor
    }

    func greeting() -> GreetingData {
        GreetingData(greeting: .hello, subject: ForeignText(visitor.preferences.name ?? stranger.fullName))
    }
}
