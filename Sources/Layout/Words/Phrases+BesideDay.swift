public import AlmanacValues

/// The parts of a date beside the number of its day.
public struct BesideDay: Hashable, Sendable {
    /// "12月" in Japanese; nil in languages that write the day first.
    public let before: String?
    /// What follows the number without a space: "." in German, "日" in Japanese.
    let sign: String?
    /// The same of the first day of a month: "er" in French.
    let firstSign: String?
    /// The words between the number and the month: "de " in Spanish, "ב" in Hebrew, which is a part of the month's word.
    public let joint: String?
    /// "December"; empty in languages that write the month first.
    public let month: String

    /// "December"; "de diciembre".
    public var after: String { (joint ?? "") + month }

    /// Returns what follows the number of a day, 1–31, without a space; nil if nothing does.
    public func sign(of day: Int) -> String? { day == 1 ? firstSign : sign }
}

/// A short date, whose parts a narrow cell shows one below the other.
struct ShortDay: Hashable, Sendable {
    /// "12月" in Japanese; nil in languages that write the day first.
    let before: String?
    /// "1", "1." in German, "1日" in Japanese.
    let day: String
    /// "Dec", "de dic"; nil in languages that write the month first.
    let after: String?
}

extension Phrases {
    /// Returns a date with the short name of its month, in the order and with the signs of a date.
    func shortDay(_ date: CivilDate) -> ShortDay {
        let (before, after) = sides(ofDayIn: facts.dates.day, of: date, months: facts.shortMonths, facts.shortMonths)
        let number = day(date.day)
        // "日", which follows the number of the day.
        guard before.isEmpty else { return ShortDay(before: before, day: "\(number)\(after)", after: nil) }
        // The point of an ordinal number belongs to the number, a word or the rest of a word to the month.
        let point = after.prefix { $0 == "." }
        let month = after.dropFirst(point.count).drop { $0 == " " }
        return ShortDay(before: nil, day: "\(number)\(point)", after: String(month))
    }

    /// Returns a date without the number of its day, which a page shows larger, so that both together can be read aloud.
    func beside(dayOf date: CivilDate, withYear: Bool) -> BesideDay {
        let pattern = withYear ? facts.dates.long : facts.dates.day
        let (before, after) = sides(ofDayIn: pattern, of: date, months: facts.months, facts.monthsAlone)
        // The text between the number and the month: ". ", " de ", " ב"; "日" if the month is before the number.
        let next = pattern.fields.drop { $0 != .day }.dropFirst().first
        let between = if case .literal(let text) = next { text } else { "" }
        let sign = between.prefix { $0 != " " }
        let joint = between.dropFirst(sign.count + 1)
        let first = facts.firstDay.dropFirst()
        return BesideDay(
            before: before.isEmpty ? nil : before, sign: sign.isEmpty ? nil : String(sign),
            firstSign: first.isEmpty ? sign.isEmpty ? nil : String(sign) : String(first),
            joint: joint.isEmpty ? nil : String(joint), month: String(after.dropFirst(between.count)))
    }

    /// Returns what a pattern writes before and after the number of the day, with these names of months.
    private func sides(
        ofDayIn pattern: DatePattern, of date: CivilDate, months: [String], _ monthsAlone: [String]
    ) -> (before: String, after: String) {
        let fields = date.fields
        var (before, after) = ("", "")
        var isAfter = false
        for field in pattern.fields {
            let text: String
            switch field {
            case .day:
                isAfter = true
                continue
            case .literal(let literal): text = literal
            case .month: text = months[fields.month - 1]
            case .monthAlone: text = monthsAlone[fields.month - 1]
            case .monthNumber: text = dayOfMonth(fields.month)
            case .year: text = String(fields.year)
            default: continue
            }
            if isAfter { after += text } else { before += text }
        }
        return (before, after)
    }
}

extension Words {
    /// - Parameter withYear: whether the year is a part of it: "December 2026".
    public func beside(dayOf date: CivilDate, withYear: Bool) -> BesideDay {
        phrases.beside(dayOf: date, withYear: withYear)
    }

    /// The name of a weekday inside a date, without a capital where the language writes it so: "vendredi".
    public func weekdayInDate(_ day: Weekday) -> String { phrases.weekday(day) }
}
