public import AlmanacValues

/// A fact in a message, as the catalogues of messages take it. `FactType` in MessageCompiler lists the same.
public enum Fact: Sendable {
    case number(Int)
    case dayCount(DayCount)
    case date(CivilDate)
    case dates([CivilDate])
    case days(ClosedRange<CivilDate>)
    case years(ClosedRange<Int>)
    case partialDate(PartialDate)
    case lifetime(Lifetime)
    case distance(Distance)
    case age(Duration)
    case weekday(Weekday)
    case weekdays([Weekday])
    case time(TimeOfDay)
    case text(ForeignText)
    case name(LocalizedText)
    case place(PlaceName)
    case texts([ForeignText])
    case names([LocalizedText])
    case places([PlaceName])
    case type(HolidayType)
    case types([HolidayType])
    case code(String)
    case codes([String])
    case sentence(Sentence)
    case sentences([Sentence])
}

/// How a text writes a fact. It has every style that texts may name: the compiler of messages writes the list of those.
enum FactStyle {
    /// The only way, or the usual one.
    case plain
    /// Of a date; see `DateStyle`.
    case full, long, weekdayAndDay, day, weekday, shortWeekday, month
    /// Of a number: "1,250", "2026" or "399 BCE", "22nd", "no days" or "12 days".
    case grouped, year, ordinal, days
    /// Of the name of a country: with its article.
    case country
    /// Of a place: on its own, or its region if it has one.
    case titled, shortest
    /// Of several: after a colon, "Ben Solo, Rey"; texts that may have commas, "Alpha; Beta".
    case items, apart
    /// Of a type of holidays: "Public", "public holiday", "public holidays", "Public holidays".
    case label, one, many, manyFirst
    /// Of a type, what a region makes of a day: "public holiday", "half day".
    case regional
    /// Of several types: "Public holidays"; "Public, Bank".
    case first, labels
    /// Of parts of a sentence: beside each other, "observed, estimated".
    case remarks
    /// Of days in a row: without their year, "Monday 3 to Wednesday 5 May".
    case inYear
    /// Of places in a title: "Bavaria, Germany · France".
    case sideBySide
    /// Of several: "GET, HEAD or POST".
    case anyOf
}

/// The years from a birth to a death.
public struct Lifetime: Hashable, Sendable {
    public let birth: PartialDate
    public let death: PartialDate

    public init(_ birth: PartialDate, _ death: PartialDate) {
        self.birth = birth
        self.death = death
    }
}

/// How far a date is from today.
public struct Distance: Hashable, Sendable {
    public let date: CivilDate
    public let today: CivilDate

    public init(to date: CivilDate, from today: CivilDate) {
        self.date = date
        self.today = today
    }
}
