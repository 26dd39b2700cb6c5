public import AlmanacValues

/// If a source ends with a year in the middle of a break, the rest of the break is not known.
extension HolidayCalendar {
    /// Whether a break may go on after the last day of its row: the source ends with that year, for the country or for one of
    /// the regions.
    public func mayGoOn(_ row: HolidayRow, in region: RegionCode?) -> Bool {
        // Asked for each row of a list, and most rows are no breaks.
        guard row.lead.holiday.kind.isBreak else { return false }
        let year = row.last.year
        guard row.last.adding(days: 1) == .firstDay(of: year + 1) else { return false }
        return year == years.upperBound || isLimit(row.last, \.upperBound, of: row, in: region)
    }

    /// Whether a break may have begun before the first day of its row: the source begins with that year.
    public func mayBeginEarlier(_ row: HolidayRow, in region: RegionCode?) -> Bool {
        guard row.lead.holiday.kind.isBreak else { return false }
        let year = row.first.year
        guard row.first == .firstDay(of: year) else { return false }
        return year == years.lowerBound || isLimit(row.first, \.lowerBound, of: row, in: region)
    }

    private func isLimit(
        _ date: CivilDate, _ limit: KeyPath<ClosedRange<CivilDate>, CivilDate>, of row: HolidayRow,
        in region: RegionCode?
    ) -> Bool {
        let regions = region.map { [$0] } ?? regionCodes.filter(row.regions.contains)
        if second?.isLimit(date, limit, ofBreaksIn: regions) == true { return true }
        return knowledge?.isLimit(date, limit, ofBreaksIn: regions) ?? false
    }
}
