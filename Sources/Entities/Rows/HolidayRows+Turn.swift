import AlmanacValues

/// Runs that go on over the turn of a year, such as Christmas breaks.
extension HolidayRows {
    /// Returns the earliest day on which a run that goes on over a date may have begun, in any region: the date itself, or an
    /// earlier one of the known years.
    func startOfRuns(over date: CivilDate) -> CivilDate {
        let limit = CivilDate.firstDay(of: calendar.years.lowerBound)
        var start = date
        while start > limit, isShared(start.adding(days: -1), start) { start = start.adding(days: -1) }
        return start
    }

    /// Returns the latest day on which a run that goes on over a date may end, in any region: the date itself, or a later one
    /// of the known years.
    func endOfRuns(over date: CivilDate) -> CivilDate {
        let limit = CivilDate.firstDay(of: calendar.years.upperBound + 1).adding(days: -1)
        var end = date
        while end < limit, isShared(end, end.adding(days: 1)) { end = end.adding(days: 1) }
        return end
    }

    /// Returns the last days of a break of a feast that begins on a date, in any region: those that go on to the end of the
    /// year, in order.
    func turnsOfYear(of feast: Slug, from first: CivilDate) -> [CivilDate] {
        let yearEnd = CivilDate.firstDay(of: first.year + 1).adding(days: -1)
        // The day before shows which breaks do not begin on the date.
        let days = days(from: first.adding(days: -1), through: endOfRuns(over: yearEnd))
            .filter { $0.holiday.kind.isBreak && $0.holiday.kind.feast == feast }
        let runs = PlaceRuns(days, calendar: calendar, region: filter.region).runs
        return Set(runs.filter { $0.days[0].date == first && $0.last >= yearEnd }.map(\.last)).sorted()
    }

    /// Whether a feast is on both of two days, so that it may be a run.
    private func isShared(_ one: CivilDate, _ other: CivilDate) -> Bool {
        let feasts = Set(days(from: one, through: one).map(\.holiday.kind.feast))
        return !feasts.isEmpty
            && days(from: other, through: other).contains { feasts.contains($0.holiday.kind.feast) }
    }
}
