import Almanac

struct HelloInteractor: HelloInteracting {
    let preferences: Preferences

    /// Someone to greet. The entity does not leave this Interactor.
    private struct Person {
        let firstName: String
        let lastName: String

        var fullName: String { "\(firstName) \(lastName)" }
    }

    private let stranger = Person(firstName: "David", lastName: "Blaine")

    init(preferences: Preferences) {
        self.preferences = preferences
    }

    func greeting() -> GreetingData {
        GreetingData(greeting: "Hello", subject: preferences.name ?? stranger.fullName)
    }
}
