public import AlmanacValues

/// How much of a date a sentence says.
public enum DateStyle: Sendable {
    /// "Saturday 3 October 2026"
    case full
    /// "3 October 2026"
    case long
    /// "Saturday 3 October"
    case weekdayAndDay
    /// "3 October"
    case day
    /// "Saturday"
    case weekday
    /// "Sat"
    case shortWeekday
    /// "October 2026"
    case month
}

extension Sentence.StringInterpolation {
    public mutating func appendInterpolation(_ date: CivilDate, _ style: DateStyle) {
        append(Phrases.text(date, style))
    }

    /// "3 October 1859", "c. 399 BCE"
    public mutating func appendInterpolation(_ date: PartialDate) { append(Phrases.date(date)) }

    /// The years of a life: "1867–1934", "c. 470–399 BCE"
    public mutating func appendInterpolation(lifeFrom birth: PartialDate, to death: PartialDate) {
        append(Phrases.life(from: birth, to: death))
    }

    /// "Friday 25 to Sunday 27 December 2026"; a single day as it is.
    public mutating func appendInterpolation(_ days: ClosedRange<CivilDate>) {
        append(
            days.lowerBound == days.upperBound
                ? Phrases.fullDate(days.lowerBound) : Phrases.range(from: days.lowerBound, through: days.upperBound))
    }

    /// "October" for 10; months are 1–12.
    public mutating func appendInterpolation(month: Int) { append(Phrases.month(month)) }

    /// "Saturday"
    public mutating func appendInterpolation(_ weekday: Weekday) { append(Phrases.weekday(weekday)) }

    /// "from 2020 to 2035"; "for 2026" if it is one year.
    public mutating func appendInterpolation(years: ClosedRange<Int>) { append(Phrases.years(years)) }

    /// "08:30"
    public mutating func appendInterpolation(_ time: TimeOfDay) { append(time.description) }
}

// MARK: Lists

extension Sentence.StringInterpolation {
    /// "Bavaria, Berlin and Hesse"
    public mutating func appendInterpolation(list texts: [ForeignText]) {
        append(Phrases.list(texts.map(\.isolated)))
    }

    /// "Christmas Day and Boxing Day"
    public mutating func appendInterpolation(list texts: [LocalizedText]) {
        append(Phrases.list(texts.map(\.foreign.isolated)))
    }

    /// "Bavaria, Germany and the United Kingdom"
    public mutating func appendInterpolation(list places: [PlaceName]) {
        append(Phrases.list(places.map(Phrases.inSentence)))
    }

    /// A list of what each value says: "Monday 3 May and half of Friday 7 May".
    public mutating func appendInterpolation<Value>(list values: [Value], _ each: (Value) -> Sentence) {
        append(Phrases.list(values.map { each($0).text }))
    }
}
