public import AlmanacValues

/// A whole message to a reader, with facts at their places: `"Leave in \(place) \(year: 2027)"`.
///
/// The facts are dates, counts, places and texts from elsewhere, never finished pieces of a sentence: their order, case,
/// plural and direction are the sentence's own affair in each language. So no `String` can be interpolated, and text from
/// elsewhere is isolated by its type.
public struct Sentence: Sendable {
    /// The message, ready for a page.
    public let text: String
}

extension Sentence: ExpressibleByStringInterpolation {
    public init(stringLiteral text: String) {
        self.text = text
    }

    public init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate(set) var text: String

        public init(literalCapacity: Int, interpolationCount: Int) {
            text = ""
            text.reserveCapacity(literalCapacity + 16 * interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// Appends what is known to be safe in a sentence.
        mutating func append(_ safe: String) { text += safe }
    }
}

// MARK: Texts and places

extension Sentence.StringInterpolation {
    public mutating func appendInterpolation(_ text: ForeignText) { append(text.isolated) }

    public mutating func appendInterpolation(_ text: LocalizedText) { append(text.foreign.isolated) }

    /// The place inside a sentence, with its article: "Bavaria, Germany", "the United Kingdom".
    public mutating func appendInterpolation(_ place: PlaceName) { append(Phrases.inSentence(place)) }

    /// The place on its own, as in a title: "Bavaria, Germany", "United Kingdom".
    public mutating func appendInterpolation(titled place: PlaceName) { append(Phrases.titled(place)) }

    /// The country inside a sentence, with its article: "Germany", "the United Kingdom".
    public mutating func appendInterpolation(country: ForeignText) { append(Phrases.inSentence(country: country)) }

    /// The region inside a sentence, or the whole country if none is meant: "Bavaria", "the United Kingdom".
    public mutating func appendInterpolation(shortest place: PlaceName) {
        append(place.region?.isolated ?? Phrases.inSentence(country: place.country))
    }

    public mutating func appendInterpolation(code: CountryCode) { append(code.description) }

    public mutating func appendInterpolation(code: RegionCode) { append(code.description) }

    public mutating func appendInterpolation(code: Territory) { append(code.description) }

    /// A text of ours that is the same in every language: an address, or an example of what to enter.
    public mutating func appendInterpolation(verbatim text: StaticString) { append("\(text)") }
}

// MARK: Numbers

extension Sentence.StringInterpolation {
    /// Digits without grouping: "1250".
    public mutating func appendInterpolation(_ number: Int) { append(String(number)) }

    /// "6", "6.5"
    public mutating func appendInterpolation(_ number: DayCount) { append(number.description) }

    /// "1,250"
    public mutating func appendInterpolation(grouped number: Int) { append(Phrases.number(number)) }

    /// "2026"; "399 BCE" for -398.
    public mutating func appendInterpolation(year: Int) { append(Phrases.year(year)) }

    /// "1st", "22nd"; for positive numbers.
    public mutating func appendInterpolation(ordinal number: Int) { append(Phrases.ordinal(number)) }

    /// A part of the sentence that depends on a number. Without `none`, zero reads like other numbers.
    public mutating func appendInterpolation(
        _ number: Int, none: @autoclosure () -> Sentence? = nil, one: @autoclosure () -> Sentence,
        other: @autoclosure () -> Sentence
    ) {
        append(Sentence.choose(number, none: none(), one: one(), other: other()).text)
    }

    /// A part of the sentence that depends on a number of days, of which half ones read like other numbers.
    public mutating func appendInterpolation(
        _ number: DayCount, none: @autoclosure () -> Sentence? = nil, one: @autoclosure () -> Sentence,
        other: @autoclosure () -> Sentence
    ) {
        append(Sentence.choose(number, none: none(), one: one(), other: other()).text)
    }

    /// "no days", "1 day", "6.5 days"
    public mutating func appendInterpolation(days number: DayCount) {
        appendInterpolation(number, none: "no days", one: "1 day", other: "\(number) days")
    }

    /// "no days", "1 day", "12 days"
    public mutating func appendInterpolation(days number: Int) { appendInterpolation(days: DayCount(number)) }
}

extension Sentence {
    /// Returns the message for a number, by the plural categories of English.
    public static func choose(
        _ number: Int, none: @autoclosure () -> Sentence? = nil, one: @autoclosure () -> Sentence,
        other: @autoclosure () -> Sentence
    ) -> Sentence {
        switch number {
        case 0: none() ?? other()
        case 1: one()
        default: other()
        }
    }

    /// Returns the message for a number of days.
    public static func choose(
        _ number: DayCount, none: @autoclosure () -> Sentence? = nil, one: @autoclosure () -> Sentence,
        other: @autoclosure () -> Sentence
    ) -> Sentence {
        number.hasHalf ? other() : choose(number.whole, none: none(), one: one(), other: other())
    }
}
