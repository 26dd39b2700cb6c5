public import AlmanacValues

/// Makes the rows of a list from a calendar, so that no feast is there twice on a date.
///
/// Holidays of one feast on one date become one row with all their regions; then consecutive days of the same name and
/// place become one row with a range. School breaks are different: each region has its own, and their ranges overlap. So
/// each region's days become ranges first, and the same range of several regions then becomes one row.
public struct HolidayRows {
    let calendar: HolidayCalendar
    let filter: HolidayFilter
    /// The types of the filter; nil for all.
    private let types: HolidayTypes?

    public init(_ calendar: HolidayCalendar, _ filter: HolidayFilter) {
        self.calendar = calendar
        self.filter = filter
        types = filter.types.included
    }

    /// Returns the rows of a year in date order, by own dates and observed days; empty if the year is not known.
    ///
    /// A run that goes on over the turn of a year is a row of both years, with all of its known days. So the first rows may
    /// begin in the year before (`HolidayRow.isCarried(into:)`).
    ///
    /// Without a region, the rows of all regions are among them, since a national holiday may have other names in some
    /// regions: `HolidayRow.isOfWholeCountry` tells them apart.
    public func rows(of year: Int) -> [HolidayRow] { rows(of: year, onlyOfWholeCountry: false) }

    /// Returns the rows of a year that the whole country keeps. Costs less than finding all rows: most holidays of
    /// regions need not be folded.
    public func rowsOfWholeCountry(of year: Int) -> [HolidayRow] {
        rows(of: year, onlyOfWholeCountry: true).filter(\.isOfWholeCountry)
    }

    private func rows(of year: Int, onlyOfWholeCountry: Bool) -> [HolidayRow] {
        guard calendar.years.contains(year) else { return [] }
        let (first, last) = (CivilDate.firstDay(of: year), CivilDate.firstDay(of: year + 1).adding(days: -1))
        let start = startOfRuns(over: first)
        let end = endOfRuns(over: last)
        let rows = rows(days(from: start, through: end), onlyOfWholeCountry: onlyOfWholeCountry)
        // The days before and after the year have rows of other years among them.
        return start == first && end == last ? rows : rows.filter { $0.last >= first && $0.first <= last }
    }

    private func rows(_ days: [HolidayDay], onlyOfWholeCountry: Bool) -> [HolidayRow] {
        // By index, since a loop over the days would copy each of them.
        let hasBreaks = days.indices.contains { days[$0].holiday.kind.isBreak }
        if !hasBreaks { return byDate(days, onlyOfWholeCountry: onlyOfWholeCountry) }
        let rows =
            byDate(days.filter { !$0.holiday.kind.isBreak }, onlyOfWholeCountry: onlyOfWholeCountry)
            + byPlace(days.filter(\.holiday.kind.isBreak))
        return rows.enumerated().sorted { ($0.1.first, $0.0) < ($1.1.first, $1.0) }.map(\.element)
    }

    /// Returns the rows of one day, in the order of the calendar; empty if its year is not known. A run is that day alone.
    public func rows(on date: CivilDate) -> [HolidayRow] {
        calendar.years.contains(date.year) ? byDate(days(from: date, through: date), onlyOfWholeCountry: false) : []
    }

    /// Returns the rows that a date is a day of, with all of their known days, and others around them; empty if its year is not
    /// known.
    func rows(over date: CivilDate) -> [HolidayRow] {
        guard calendar.years.contains(date.year) else { return [] }
        return rows(days(from: startOfRuns(over: date), through: endOfRuns(over: date)), onlyOfWholeCountry: false)
    }

    /// Returns the day that leads the row of a feast on a date. Nil if there is no such row, or only a school break.
    func lead(of feast: Slug, on date: CivilDate) -> HolidayDay? {
        let days = days(of: feast, on: date)
        if days.count == 1 { return days[0] }
        return days.isEmpty ? nil : HolidayFold(days[...], calendar: calendar, region: filter.region).lead
    }

    /// Returns the row of a feast on a date, a run as that day alone; nil if the calendar has no such feast that day, or only
    /// a break of schools.
    func row(of feast: Slug, on date: CivilDate) -> HolidayRow? {
        let days = days(of: feast, on: date)
        return days.isEmpty ? nil : row(of: days[...], through: date)
    }

    private func days(of feast: Slug, on date: CivilDate) -> [HolidayDay] {
        days(from: date, through: date).filter { $0.holiday.kind.feast == feast && !$0.holiday.kind.isBreak }
    }

    /// Returns the included holidays on each of their days in a range, in date order.
    func days(from first: CivilDate, through last: CivilDate) -> [HolidayDay] {
        let own = calendar.holidays(from: first, through: last)
        var days: [HolidayDay] = []
        days.reserveCapacity(own.count)
        var rest = calendar.observed(from: first, through: last).lazy.map { HolidayDay($0, isObserved: true) }
            .makeIterator()
        var observed = rest.next()
        func append(_ day: HolidayDay) { if includes(day.holiday.kind) { days.append(day) } }
        // By index, since a loop over the holidays would copy each of them.
        for index in own.indices where own[index].isOffOnOwnDate {
            while let day = observed, day.date < own[index].date {
                append(day)
                observed = rest.next()
            }
            if includes(own[index].kind) { days.append(HolidayDay(own[index])) }
        }
        while let day = observed {
            append(day)
            observed = rest.next()
        }
        return days
    }

    private func includes(_ kind: HolidayKind) -> Bool {
        if let types, kind.typeSet.isDisjoint(with: types) { return false }
        return filter.region == nil || kind.share(of: filter.region) != .none
    }

    /// Folds the holidays of each date by feast, then joins consecutive days.
    ///
    /// - Parameter onlyOfWholeCountry: whether to leave out feasts that only regions keep. No row of the whole country
    ///   goes on with one of them: both have the same level and the same parts then.
    private func byDate(_ days: [HolidayDay], onlyOfWholeCountry: Bool) -> [HolidayRow] {
        func isLeftOut(_ days: some Sequence<HolidayDay>) -> Bool {
            onlyOfWholeCountry && days.allSatisfy { $0.holiday.kind.share(of: nil) == .none }
        }
        var rows: [HolidayRow] = []
        rows.reserveCapacity(days.count)
        /// The rows that ended on the date before: only these can go on. Then those that end on this one.
        var (recent, current): ([Int], [Int]) = ([], [])
        func add(_ group: ArraySlice<HolidayDay>, on date: CivilDate) {
            if isLeftOut(group) { return }
            let row = row(of: group, through: date)
            for index in recent where rows[index].isContinued(by: row) {
                rows[index].extend(through: date)
                current.append(index)
                return
            }
            current.append(rows.count)
            rows.append(consume row)
        }
        var start = 0
        while start < days.count {
            let (date, feast) = (days[start].date, days[start].holiday.kind.feast)
            var end = start + 1
            var isOneFeast = true
            while end < days.count, days[end].date == date {
                if days[end].holiday.kind.feast != feast { isOneFeast = false }
                end += 1
            }
            let same = days[start..<end]
            if isOneFeast {
                add(same, on: date)
            } else if !isLeftOut(same) {
                for group in same.grouped(by: \.holiday.kind.feast) { add(group[...], on: date) }
            }
            swap(&recent, &current)
            current.removeAll(keepingCapacity: true)
            start = end
        }
        return rows
    }

    private func row(of days: ArraySlice<HolidayDay>, through last: CivilDate) -> HolidayRow {
        HolidayRow(HolidayFold(days, calendar: calendar, region: filter.region), through: last)
    }

    /// Joins the consecutive days of each name and region, then folds the ranges that several regions share.
    private func byPlace(_ days: [HolidayDay]) -> [HolidayRow] {
        days.grouped(by: \.holiday.kind.feast).flatMap { feast in
            PlaceRuns(feast, calendar: calendar, region: filter.region).runs.map { run in
                HolidayRow(
                    HolidayFold(run.days[...], calendar: calendar, region: filter.region, keepers: run.regions),
                    through: run.last, isRunEstimated: run.isEstimated)
            }
        }
    }
}

extension Sequence {
    /// Returns the elements in groups with the same key, both in their first order.
    func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
        var groups: [[Element]] = []
        var positions: [Key: Int] = [:]
        for element in self {
            let key = key(element)
            if let position = positions[key] {
                groups[position].append(element)
            } else {
                positions[key] = groups.count
                groups.append([element])
            }
        }
        return groups
    }
}
