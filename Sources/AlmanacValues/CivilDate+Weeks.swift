extension CivilDate {
    /// The number of the date's week, 1–53 (ISO 8601): weeks begin on Monday, and the first week of a year is the one
    /// with its first Thursday. Days around New Year may belong to a week of the other year.
    public var isoWeek: Int {
        let thursday = adding(days: 3 - weekdayIndex)
        return (thursday.dayNumber - CivilDate.firstDay(of: thursday.year).dayNumber) / 7 + 1
    }

    /// Returns the first day of the date's week, in weeks that begin on `start`.
    public func weekStart(on start: Weekday) -> Self {
        adding(days: -((weekdayIndex - (start.rawValue - 1) + 7) % 7))
    }
}

extension Weekday {
    /// The days of a week that begins with this one.
    public var week: [Weekday] {
        let all = Self.allCases
        return Array(all[(rawValue - 1)...] + all[..<(rawValue - 1)])
    }
}
