import AlmanacValues
import Entities
import ServiceContracts

extension Comparison {
    /// Compares a year of calendars. What the places have in common is found among those with data for the year.
    init(_ year: Int, _ calendars: [TerritoryCalendar]) {
        let known = calendars.filter { $0.calendar.years.contains(year) }
        let (first, last) = (CivilDate.firstDay(of: year), CivilDate.firstDay(of: year + 1).adding(days: -1))
        let shared = SharedDays(known.map(\.daysOff))
        let days = known.isEmpty ? [] : shared.days(from: first, through: last)
        let weeks = known.isEmpty ? (runs: [], known: 0) : shared.wholeWeeks(of: year)
        var columns = known.indices.map { index in days.map { $0.statuses[index] } }[...]
        self.init(
            year: year,
            places: calendars.map { found in
                let isKnown = found.calendar.years.contains(year)
                return Column(ComparedPlace(found), isKnown ? columns.popFirst() ?? [] : [])
            },
            workingTogether: days.reduce(.zero) { $0 + $1.work },
            offTogether: days.reduce(.zero) { $0 + $1.off },
            weekendTogether: days.count { $0.isSharedWeekend },
            daysOff: days.split { !$0.allOff }.compactMap { DaysOff($0) },
            weeks: weeks.runs.map { Weeks(numbers: $0.numbers, days: $0.first...$0.last) }, knownWeeks: weeks.known,
            holidays: days.compactMap { Day($0, in: known.map(\.territory)) })
    }
}

extension Comparison.DaysOff {
    /// Nil without days.
    fileprivate init?(_ run: ArraySlice<SharedDay>) {
        guard let first = run.first, let last = run.last else { return nil }
        self.init(days: first.date...last.date, isWeekend: run.allSatisfy(\.isSharedWeekend))
    }
}

extension Comparison.Column {
    fileprivate init(_ place: ComparedPlace, _ statuses: [DayStatus]) {
        var months = statuses.isEmpty ? [] : [DayCount](repeating: .zero, count: 12)
        for status in statuses where !status.isOff { months[status.date.month - 1] += status.work }
        self.init(
            place: place, days: statuses.map(Comparison.Mark.init), months: months,
            holidayDays: statuses.count { $0.isOff && !$0.isWeekend }, halfDays: statuses.count(where: \.isHalf))
    }
}

extension Comparison.Mark {
    fileprivate init(_ status: DayStatus) {
        switch (status.isOff, status.isWeekend) {
        // A holiday on a weekend is shown as one: people look for it.
        case (true, _) where !status.holidays.isEmpty: self = .holiday
        case (true, _): self = .weekend
        case (false, _) where status.isHalf: self = .half
        case (false, true): self = .workedWeekend
        case (false, false): self = .working
        }
    }
}

extension Comparison.Day {
    /// Nil without holidays.
    fileprivate init?(_ day: SharedDay, in territories: [Territory]) {
        var holidays: [Comparison.Holiday] = []
        // By the English name: in the page's language, a country's own name may differ from the translation.
        var names: [String] = []
        for (territory, status) in zip(territories, day.statuses) {
            let halves = status.isHalf ? status.halfDays : []
            for found in status.holidays + halves {
                let (name, isHalf) = (found.holiday.kind.name, halves.contains(found))
                let (englishName, isEstimated) = (found.holiday.kind.englishName.text, found.holiday.isEstimated)
                let same = holidays.indices.first {
                    holidays[$0].isObserved == found.isSubstitute && holidays[$0].isHalfDay == isHalf
                        && holidays[$0].isEstimated == isEstimated && names[$0].utf8.elementsEqual(englishName.utf8)
                }
                if let same {
                    if holidays[same].places.last != territory { holidays[same].places.append(territory) }
                } else {
                    names.append(englishName)
                    holidays.append(
                        Comparison.Holiday(
                            id: HolidayReference(territory.country, found.holiday.date.year, found.holiday.id),
                            region: territory.region, name: name, isObserved: found.isSubstitute,
                            isHalfDay: isHalf, isEstimated: isEstimated, places: [territory]))
                }
            }
        }
        guard !holidays.isEmpty else { return nil }
        self.init(date: day.date, holidays: holidays)
    }
}
