import AlmanacValues
import Layout

/// What the light side says.
struct LightWords: Words {
    var title: String { say("Welcome to the light side") }
    var description: String { say("The Jedi code, and the masters of the light.") }
    /// The link to the other side.
    var darkSide: String { say("Dark side") }

    /// The heading of a code that could not be loaded: otherwise its source says what it is called.
    var code: String { say("The Jedi code") }
    var couldNotShowCode: String { say("We could not show the code") }

    var masters: String { say("Jedi masters of the light") }
    var couldNotShowMasters: String { say("We could not show this list") }

    /// "Apprentices: Ben Solo, Rey"
    func apprentices(_ names: [ForeignText]) -> String {
        names.isEmpty ? say("Apprentices: <Unknown>") : say("Apprentices: \(items: names)")
    }
}
