public import AlmanacValues
public import HTML

/// The wording of a module: all its messages, each whole, as functions with named facts.
///
/// A value, which a Presenter holds and passes on: `var words = LeaveWords()`. It is made from the module's catalogue (see
/// README.md in this folder).
public protocol Words: Sendable {
    /// How the language writes facts.
    var phrases: Phrases { get }

    init(_ language: Language)
}

extension Words {
    /// - Parameter language: that of an `HTMLWriter`, whose index is the position in `Language.all`.
    public init(_ language: PageLanguage) { self.init(Language.at(language.index)) }

    public var language: Language { phrases.language }

    /// Returns messages one after the other, as a paragraph. Each is a whole sentence.
    public func paragraph(_ sentences: String?...) -> String { paragraph(sentences.compactMap(\.self)) }
}

// MARK: Values on their own

/// A name of a day or a month on its own has a capital, as CLDR has it in most languages (`contextTransforms`).
extension Words {
    public func text(_ date: CivilDate, _ style: DateStyle) -> String { phrases.capital(phrases.text(date, style)) }

    /// "Friday 25 to Sunday 27 December 2026"; a single day as it is.
    public func text(_ days: ClosedRange<CivilDate>) -> String { phrases.capital(phrases.text(days)) }

    /// "today", "tomorrow", "in 12 days"; for days before `today` "yesterday", "12 days ago".
    public func distance(to date: CivilDate, from today: CivilDate) -> String {
        phrases.text(Distance(to: date, from: today))
    }

    /// "October" for 10; months are 1–12.
    public func month(_ number: Int) -> String { phrases.capital(phrases.month(number)) }

    /// "Oct" for 10; months are 1–12.
    public func shortMonth(_ number: Int) -> String { phrases.capital(phrases.shortMonth(number)) }

    /// "Saturday"
    public func weekday(_ day: Weekday) -> String { phrases.capital(phrases.weekday(day)) }

    /// "Sat"
    public func shortWeekday(_ day: Weekday) -> String { phrases.capital(phrases.shortWeekday(day)) }

    /// "Sa", for narrow columns.
    public func shortestWeekday(_ day: Weekday) -> String { phrases.capital(phrases.shortestWeekday(day)) }

    /// "3"; days are 1–31.
    public func dayOfMonth(_ number: Int) -> String { phrases.dayOfMonth(number) }

    /// "1,250"
    public func number(_ number: Int) -> String { phrases.number(number) }

    /// "6", "6.5"
    public func number(_ days: DayCount) -> String { phrases.text(days) }

    /// Texts that are no sentence, one after the other: "DE-BY, FR".
    public func items(_ texts: [String]) -> String { phrases.items(phrases.inList(texts)) }

    /// A text from elsewhere on its own.
    public func text(_ text: ForeignText) -> String { phrases.isolated(text) }

    /// The place on its own, as in a title: "Bavaria, Germany", "United Kingdom".
    public func text(_ place: PlaceName) -> String { phrases.titled(place) }
}
