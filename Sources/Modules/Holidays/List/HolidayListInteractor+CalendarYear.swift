import Almanac
import Entities

/// Makes the rows of a country's year, and counts those of other types and reach.
struct CalendarYear {
    private let calendar: HolidayCalendar
    private let selection: HolidayYear
    private let rows: [HolidayRow]
    /// The number of further rows that a list of all regions has; 0 if the list has them, or is that of a region.
    let regionalCount: Int

    init(calendar: HolidayCalendar, selection: HolidayYear) {
        self.calendar = calendar
        self.selection = selection
        let all = HolidayRows(calendar, selection.filter).allRows(of: selection.year)
        let isNational = selection.filter.region == nil && selection.filter.reach == .national
        rows = isNational ? all.filter(\.isNationwide) : all
        regionalCount = all.count - rows.count
    }

    /// The rows that the filter includes, in date order.
    var days: [Listing.Day] { rows.map(day) }

    /// The number of rows of each type that occurs in the year and the place.
    var typeCounts: [HolidayType: Int] {
        let first = CivilDate.firstDay(of: selection.year)
        let last = CivilDate.firstDay(of: selection.year + 1).adding(days: -1)
        var types = Set(calendar.holidays(from: first, through: last).flatMap(\.kind.types))
        types.formUnion(calendar.observed(from: first, through: last).flatMap(\.kind.types))
        let counts = types.map { type in
            var filter = selection.filter
            filter.types = .only(type)
            return (type, rows(of: filter, in: selection.year).count)
        }
        return Dictionary(uniqueKeysWithValues: counts.filter { $0.1 > 0 })
    }

    /// The number of rows of all types.
    var total: Int {
        var filter = selection.filter
        filter.types = .all
        return rows(of: filter, in: selection.year).count
    }

    /// Returns the first row from today on that the filter includes; one that has begun is not over. Nil if none follows
    /// this year or next year.
    func next(from today: CivilDate) -> Listing.Day? {
        for year in [today.year, today.year + 1] {
            let rows = year == selection.year ? rows : rows(of: selection.filter, in: year)
            if let row = rows.first(where: { $0.last >= today }) { return day(row) }
        }
        return nil
    }

    private func rows(of filter: HolidayFilter, in year: Int) -> [HolidayRow] {
        HolidayRows(calendar, filter).rows(of: year)
    }

    private func day(_ row: HolidayRow) -> Listing.Day {
        let holiday = row.lead.holiday
        let (regions, exceptions) = regions(of: row)
        return Listing.Day(
            id: HolidayReference(calendar.country, holiday.date.year, holiday.id),
            date: holiday.date, observed: holiday.observed, name: row.name, localName: holiday.kind.localName,
            types: row.types, regions: regions, exceptions: exceptions,
            parts: row.level == .partial ? list([]) : list(row.parts.flatMap(\.regions)),
            otherNames: row.otherNames.map { Listing.OtherName(name: $0.name, regions: list($0.regions)) },
            isLocal: row.level == .partial, isEstimated: holiday.isEstimated, listedOn: row.first, last: row.last)
    }

    /// Returns the regions to tell: those that keep the holiday, or those that do not if these are fewer.
    private func regions(of row: HolidayRow) -> (Listing.Regions, exceptions: Listing.Regions) {
        guard row.level != .partial else { return (list(Set(row.parts.flatMap(\.regions)).sorted()), list([])) }
        switch row.regions {
        case .all: return (list([]), list([]))
        case .only(let regions): return (list(regions), list([]))
        case .allBut(let regions): return (list([]), list(regions))
        }
    }

    private func list(_ regions: RegionList) -> Listing.Regions {
        switch regions {
        case .all: list([])
        case .only(let regions): list(regions)
        case .allBut(let others): list(calendar.regions.map(\.code).filter { !others.contains($0) })
        }
    }

    private func list(_ regions: [RegionCode]) -> Listing.Regions {
        Listing.Regions(
            codes: regions, names: regions.count > Listing.Regions.most ? [] : regions.map(calendar.name(of:)))
    }
}
