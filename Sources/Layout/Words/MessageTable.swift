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
        guard case .pieces(let pieces) = messages[index] else { return text(index) }
        let text = Self.text(of: pieces, facts, phrases)
        return Self.beginsWithName(pieces, facts) ? phrases.capital(text) : text
    }

    /// Returns a message without facts, for another message.
    public func sentence(_ index: Int) -> Sentence { Sentence(text(index)) }

    public func sentence(_ index: Int, _ facts: [Fact], _ phrases: Phrases) -> Sentence {
        switch messages[index] {
        case .text(let text): Sentence(text)
        case .pieces(let pieces): Sentence(Self.text(of: pieces, facts, phrases))
        }
    }

    private static func beginsWithName(_ pieces: [Piece], _ facts: [Fact]) -> Bool {
        switch pieces.first {
        case .fact(let index, let style): facts[index].beginsWithName(style)
        // All forms of a language begin in the same way.
        case .plural(_, let forms):
            forms.forms.contains { form in
                form.map { beginsWithName($0, facts) } ?? false
            }
        case .text, nil: false
        }
    }

    private static func text(of pieces: [Piece], _ facts: [Fact], _ phrases: Phrases) -> String {
        if pieces.count == 1 { return text(of: pieces[0], facts, phrases) }
        var text = ""
        // By index: the loop of a sequence would copy each piece. A page has a hundred messages.
        for index in pieces.indices {
            let piece = Self.text(of: pieces[index], facts, phrases)
            // A name that ends with a full stop, "EE. UU.", ends the sentence with it.
            let hasStop = piece.utf8.first == UInt8(ascii: ".") && text.utf8.last == UInt8(ascii: ".")
            if hasStop { text += piece.dropFirst() } else { text += piece }
        }
        return text
    }

    private static func text(of piece: Piece, _ facts: [Fact], _ phrases: Phrases) -> String {
        switch piece {
        case .text(let literal): literal
        case .fact(let index, let style): facts[index].text(style, phrases)
        case .plural(let index, let forms): text(of: forms[facts[index], phrases], facts, phrases)
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
