public import AlmanacValues

/// The parts of a date beside the number of its day.
public struct BesideDay: Hashable, Sendable {
    /// "12月" in Japanese; nil in languages that write the day first.
    public let before: String?
    /// "December"; "de diciembre".
    public let after: String

    public init(before: String?, after: String) {
        self.before = before
        self.after = after
    }
}

extension Phrases {
    /// Returns a date without the number of its day, which a page shows larger, so that both together can be read aloud.
    func beside(dayOf date: CivilDate, withYear: Bool) -> BesideDay {
        let fields = date.fields
        var (before, after) = ("", "")
        var isAfter = false
        for field in (withYear ? facts.dates.long : facts.dates.day).fields {
            let text: String
            switch field {
            case .day:
                isAfter = true
                continue
            case .literal(let literal): text = literal
            case .month: text = facts.months[fields.month - 1]
            case .monthAlone: text = facts.monthsAlone[fields.month - 1]
            case .monthNumber: text = dayOfMonth(fields.month)
            case .year: text = String(fields.year)
            default: continue
            }
            if isAfter { after += text } else { before += text }
        }
        let words = after.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ".") }
        return BesideDay(before: before.isEmpty ? nil : before, after: String(Substring(words)))
    }
}

extension Words {
    /// - Parameter withYear: whether the year is a part of it: "December 2026".
    public func beside(dayOf date: CivilDate, withYear: Bool) -> BesideDay {
        phrases.beside(dayOf: date, withYear: withYear)
    }

    /// The month below the number of its day, in the form that it takes in a date: "grudnia". Where a date does not put
    /// it after the day, the form that it takes alone: "12月".
    public func monthBesideDay(of date: CivilDate) -> String {
        let beside = beside(dayOf: date, withYear: false)
        return beside.before == nil ? beside.after : month(date.month)
    }
}
