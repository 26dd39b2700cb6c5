import AlmanacValues
import Layout

/// What the dark side says.
struct DarkWords: Words {
    var title: String { say("Welcome to the dark side") }
    var description: String { say("The Sith code, and the holocrons of the dark.") }
    /// The link to the other side.
    var lightSide: String { say("Light side") }

    /// The heading of a code that could not be loaded: otherwise its source says what it is called.
    var code: String { say("The Sith code") }
    var couldNotShowCode: String { say("We could not show the code") }

    var holocrons: String { say("Sith holocrons") }
    var couldNotShowHolocrons: String { say("We could not show this list") }

    /// "Created by King Adas"
    func creator(_ name: ForeignText?) -> String {
        name.map { say("Created by \($0)") } ?? say("Unknown creator")
    }

    /// "Powers: Dark rituals, Sith alchemy"
    func powers(_ powers: [ForeignText]) -> String {
        powers.isEmpty ? say("Unknown powers") : say("Powers: \(items: powers)")
    }
}
