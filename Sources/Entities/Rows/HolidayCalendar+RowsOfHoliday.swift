public import AlmanacValues

/// The lines of lists that lead to the page of one holiday.
extension HolidayCalendar {
    /// Returns the rows that begin with a holiday: its own day, and its observed one. They last as long as those of a list, but
    /// have only this holiday's types and regions, as its page does.
    ///
    /// A break of schools has a row for each group of regions that come back to school on the same day, as the list of all
    /// regions has. A holiday that is only a part of a row, such as the second day of a run, gets a row of that day alone.
    ///
    /// - Parameter region: the region whose list leads to the holiday. Of a break, only the row that it shares; nil for all.
    public func rows(of holiday: Holiday, in region: RegionCode? = nil) -> [HolidayRow] {
        let rows = holiday.kind.isBreak ? breaks(of: holiday, in: region) : runs(of: holiday, in: region)
        return rows.isEmpty ? holiday.days.map { HolidayRow($0, in: self) } : rows
    }

    private func runs(of holiday: Holiday, in region: RegionCode?) -> [HolidayRow] {
        let regions = [region].compactMap(\.self) + holiday.kind.regions.prefix(1)
        let filters =
            [HolidayFilter(types: .all, isEverywhere: true)] + regions.map { HolidayFilter(types: .all, region: $0) }
        for filter in filters {
            let lists = HolidayRows(self, filter)
            let rows = holiday.days.flatMap { day in lists.rows(over: day.date).filter { $0.lead == day } }
            if !rows.isEmpty { return rows.map { HolidayRow(leadOf: $0, in: self) } }
        }
        return []
    }

    private func breaks(of holiday: Holiday, in region: RegionCode?) -> [HolidayRow] {
        let rows = HolidayRows(self, HolidayFilter(types: .all, isEverywhere: true)).rows(over: holiday.date).filter {
            $0.first == holiday.date && $0.lead.holiday.kind.isBreak
                && $0.lead.holiday.kind.feast == holiday.kind.feast
        }
        func shared(by region: RegionCode?) -> [HolidayRow] {
            rows.filter { row in region.map(row.isKept) ?? false }
        }
        let own = shared(by: region)
        if !own.isEmpty { return own }
        let led = rows.filter { $0.lead.holiday.id == holiday.id }
        return led.isEmpty ? shared(by: holiday.kind.regions.first) : led
    }
}

extension HolidayRow {
    /// Whether a region keeps the row, or parts of it do. Not for rows of the list of one region.
    fileprivate func isKept(in region: RegionCode) -> Bool {
        regions.contains(region) || parts.contains { $0.regions.isEmpty || $0.regions.contains(region) }
    }
}
