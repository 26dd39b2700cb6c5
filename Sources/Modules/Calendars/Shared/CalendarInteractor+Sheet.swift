import AlmanacValues
import Entities

extension CalendarSheet {
    /// Makes the sheet of some months of a year.
    init(
        _ country: Country, _ calendar: HolidayCalendar, _ selection: HolidayYear, months: ClosedRange<Int>,
        today: CivilDate, age: SupplyAge?
    ) {
        let region = selection.filter.region
        self.init(
            country: country.code,
            place: PlaceName(region: region.map(calendar.name), country: ForeignText(country.name)),
            year: selection.year, knownYears: calendar.years, weekStart: country.weekStart,
            weekend: calendar.weekends.days(in: region, of: selection.year), today: today,
            regions: calendar.namedRegions, age: age)
        guard isKnown else { return }
        knowledge = calendar.knowledge(of: selection)
        let feasts = CalendarFeasts(calendar, selection)
        types = feasts.types
        (regionalCount, showsRegional) = (feasts.regionalCount, feasts.showsRegional)
        self.months = months.compactMap { feasts.month($0) }
    }
}

/// The feasts of a year by day, and what their days are to the place.
struct CalendarFeasts {
    let regionalCount: Int
    let showsRegional: Bool
    private let calendar: HolidayCalendar
    private let selection: HolidayYear
    private let days: DaysOff
    private let rows: [HolidayRow]

    init(_ calendar: HolidayCalendar, _ selection: HolidayYear) {
        self.calendar = calendar
        self.selection = selection
        days = DaysOff(calendar, in: selection.filter.region)
        let found = HolidayRows(calendar, selection.filter).rows(of: selection.year)
        let ofAll = found.filter { selection.filter.region != nil || $0.isOfWholeCountry }
        // Otherwise the calendar would be empty: breaks of schools, for example, are all regional.
        showsRegional = selection.filter.isEverywhere || ofAll.isEmpty
        regionalCount = found.count - ofAll.count
        rows =
            (showsRegional ? found : ofAll) + Self.others(.publicHoliday, calendar, selection)
            + Self.others(.halfDay, calendar, selection)
    }

    /// Returns the holidays of the place that give a day off or half of one, if the filter leaves them out: a calendar
    /// names whatever it counts.
    private static func others(
        _ type: HolidayType, _ calendar: HolidayCalendar, _ selection: HolidayYear
    ) -> [HolidayRow] {
        let region = selection.filter.region
        guard let included = selection.filter.types.included, included.isDisjoint(with: HolidayTypes([type])),
            type == .publicHoliday || calendar.types(in: selection.year, of: region).contains(type)
        else { return [] }
        return HolidayRows(calendar, HolidayFilter(types: .only(type), region: region)).rows(of: selection.year)
            .filter { (region != nil || $0.isOfWholeCountry) && HolidayTypes($0.types).isDisjoint(with: included) }
    }

    /// The types of all holidays of the year that the region keeps.
    var types: [HolidayType] { calendar.types(in: selection.year, of: selection.filter.region) }

    /// Nil if the year has no such month.
    func month(_ number: Int) -> CalendarSheet.Month? {
        guard let first = CivilDate(year: selection.year, month: number, day: 1) else { return nil }
        let last = first.adding(days: CivilDate.days(in: number, of: selection.year) - 1)
        let shown = rows.filter { $0.first <= last && $0.last >= first }
        return CalendarSheet.Month(
            number: number, days: days.statuses(from: first, through: last).map { day($0, shown) })
    }

    private func day(_ status: DayStatus, _ rows: [HolidayRow]) -> CalendarSheet.Day {
        let entries = rows.filter { $0.first <= status.date && $0.last >= status.date }.map { entry($0, on: status) }
        let worked = status.reasons.lazy.compactMap { if case .exchanged(let holiday) = $0 { holiday } else { nil } }
        return CalendarSheet.Day(
            date: status.date, isOff: status.isOff, isWeekend: status.isWeekend, isHalf: status.isHalf,
            worked: worked.first.map { $0.isWorked ? .named($0.kind.name) : .exchanged(for: $0.date) },
            // Days off first, then half days; otherwise in the order of the list.
            entries: entries.filter(\.isDayOff) + entries.filter(\.isHalfDay)
                + entries.filter { !$0.isDayOff && !$0.isHalfDay })
    }

    private func entry(_ row: HolidayRow, on status: DayStatus) -> CalendarSheet.Entry {
        let (holiday, kind) = (row.lead.holiday, row.lead.holiday.kind)
        return CalendarSheet.Entry(
            id: HolidayReference(calendar.country, holiday.date.year, holiday.id), name: row.name,
            localName: calendar.localName(of: kind, in: selection.filter.region), types: row.types,
            regionalTypes: row.regionalTypes.map { calendar.told($0, mostNames: Keepers.Names.most) },
            isDayOff: status.holidays.contains { $0.holiday.kind.feast == kind.feast },
            isHalfDay: status.isHalf && status.holidays.isEmpty
                && status.halfDays.contains { $0.holiday.kind.feast == kind.feast },
            keepers: keepers(of: row), parts: Keepers(beside: row, in: calendar),
            observedFor: row.isObserved ? holiday.date : nil, movedFrom: holiday.exchangedFor,
            isInLieu: row.isSubstitute && !row.isObserved, isEstimated: row.isEstimated, first: row.first,
            last: row.last)
    }

    /// A note names the regions that keep a holiday, even if few others do not.
    private func keepers(of row: HolidayRow) -> Keepers? {
        let keepers = Keepers(of: row, in: calendar, listedFor: selection.filter.region)
        guard case .allBut = keepers else { return keepers }
        return .regions(Keepers.Names(row.regions, in: calendar), of: calendar.regionCount)
    }
}
