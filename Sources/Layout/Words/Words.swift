public import AlmanacValues

/// The wording of a module: all its messages, each whole, as functions with named facts.
///
/// A value, which a Presenter holds and passes on: `var words = LeaveWords()`. Later a catalogue of each language is its
/// source (see README.md in this folder).
public protocol Words: Sendable {}

extension Words {
    /// Returns the message as text for a page.
    public func say(_ sentence: Sentence) -> String { sentence.text }

    /// Returns the message for a number.
    public func say(
        _ number: Int, none: @autoclosure () -> Sentence? = nil, one: @autoclosure () -> Sentence,
        other: @autoclosure () -> Sentence
    ) -> String {
        Sentence.choose(number, none: none(), one: one(), other: other()).text
    }

    /// Returns the message for a number of days.
    public func say(
        _ number: DayCount, none: @autoclosure () -> Sentence? = nil, one: @autoclosure () -> Sentence,
        other: @autoclosure () -> Sentence
    ) -> String {
        Sentence.choose(number, none: none(), one: one(), other: other()).text
    }

    /// Returns messages one after the other, as a paragraph. Each is a whole sentence.
    public func paragraph(_ sentences: String?...) -> String { sentences.compactMap(\.self).joined(separator: " ") }
}

// MARK: Values on their own

extension Words {
    public func text(_ date: CivilDate, _ style: DateStyle) -> String { Phrases.text(date, style) }

    /// "Friday 25 to Sunday 27 December 2026"; a single day as it is.
    public func text(_ days: ClosedRange<CivilDate>) -> String { say("\(days)") }

    /// "today", "tomorrow", "in 12 days"; for days before `today` "yesterday", "12 days ago".
    public func distance(to date: CivilDate, from today: CivilDate) -> String {
        Phrases.distance(to: date, from: today)
    }

    /// "October" for 10; months are 1–12.
    public func month(_ number: Int) -> String { Phrases.month(number) }

    /// "Oct" for 10; months are 1–12.
    public func shortMonth(_ number: Int) -> String { Phrases.shortMonth(number) }

    /// "Saturday"
    public func weekday(_ day: Weekday) -> String { Phrases.weekday(day) }

    /// "3"; days are 1–31.
    public func dayOfMonth(_ number: Int) -> String { Phrases.dayOfMonth(number) }

    /// "1,250"
    public func number(_ number: Int) -> String { Phrases.number(number) }

    /// A text from elsewhere on its own.
    public func text(_ text: ForeignText) -> String { text.isolated }

    /// The place on its own, as in a title: "Bavaria, Germany", "United Kingdom".
    public func text(_ place: PlaceName) -> String { Phrases.titled(place) }
}
