import AlmanacValues

/// The messages of a module in one language.
public final class MessageTable: Sendable {
    private let messages: [Message]

    init(_ table: StaticString) {
        var reader = MessageTableReader(table)
        messages = reader.messages()
    }

    /// Returns a message without facts.
    public func text(_ index: Int) -> String {
        if case .text(let text) = messages[index] { text } else { "" }
    }

    /// Returns a message, with a capital if it begins with the name of a day or a month.
    public func text(_ index: Int, _ facts: [Fact], _ phrases: Phrases) -> String {
        let text = sentence(index, facts, phrases).text
        return Self.beginsWithName(messages[index], facts) ? phrases.capital(text) : text
    }

    /// Returns a message without facts, for another message.
    public func sentence(_ index: Int) -> Sentence { Sentence(text(index)) }

    public func sentence(_ index: Int, _ facts: [Fact], _ phrases: Phrases) -> Sentence {
        switch messages[index] {
        case .text(let text): return Sentence(text)
        case .pieces(let pieces):
            var text = ""
            Self.append(pieces, facts, phrases, to: &text)
            return Sentence(text)
        }
    }

    private static func beginsWithName(_ message: Message, _ facts: [Fact]) -> Bool {
        guard case .pieces(let pieces) = message else { return false }
        return switch pieces.first {
        case .fact(let index, let style): facts[index].beginsWithName(style)
        // All forms of a language begin in the same way.
        case .plural(_, let forms):
            forms.forms.contains { form in
                form.map { beginsWithName(.pieces($0), facts) } ?? false
            }
        case .text, nil: false
        }
    }

    private static func append(_ pieces: [Piece], _ facts: [Fact], _ phrases: Phrases, to text: inout String) {
        for piece in pieces {
            switch piece {
            case .text(let literal): text += literal
            case .fact(let index, let style): text += facts[index].text(style, phrases)
            case .plural(let index, let forms): append(forms[facts[index], phrases], facts, phrases, to: &text)
            }
        }
    }
}

/// A message: most have no facts.
enum Message: Sendable {
    case text(String)
    case pieces([Piece])
}

/// A part of a message.
enum Piece: Sendable {
    case text(String)
    case fact(Int, FactStyle)
    case plural(Int, PluralForms)
}

/// The forms of a plural, by the categories of CLDR.
struct PluralForms: Sendable {
    /// By the category; nil for those that the language does not have.
    var forms = [[Piece]?](repeating: nil, count: 6)

    /// Returns the form for a number. The form `zero` is for 0 in every language.
    subscript(number: Fact, phrases: Phrases) -> [Piece] {
        let count =
            switch number {
            case .number(let number): DayCount(number)
            case .dayCount(let days): days
            default: DayCount.zero
            }
        if count == .zero, let none = forms[PluralCategory.zero.rawValue] { return none }
        return forms[phrases.facts.category(of: count).rawValue] ?? forms[PluralCategory.other.rawValue] ?? []
    }
}
