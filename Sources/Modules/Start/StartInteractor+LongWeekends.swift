import Almanac
import Entities

/// Finds the long weekends of a country: three or more consecutive days off, of which at least one is a weekend day,
/// and at least one other is a public holiday of the whole country.
struct LongWeekends {
    let calendar: HolidayCalendar

    /// How far the search looks ahead, in days.
    private static let horizon = 366

    /// Returns the next long weekends, soonest first; `count` at most. One that has begun and is not over comes first.
    func next(_ count: Int, from today: CivilDate) -> [TodayListing.LongWeekend] {
        let off = daysOff(around: today)
        var weekends: [TodayListing.LongWeekend] = []
        // Start a week ago, because today may be within a long weekend.
        var day = today.adding(days: -7)
        let end = today.adding(days: Self.horizon)
        while day <= end, weekends.count < count {
            guard isFree(day, off) else {
                day = day.adding(days: 1)
                continue
            }
            var last = day
            while isFree(last.adding(days: 1), off) { last = last.adding(days: 1) }
            if last >= today, let weekend = longWeekend(from: day, through: last, off) { weekends.append(weekend) }
            day = last.adding(days: 1)
        }
        return weekends
    }

    /// Returns the public holidays that the whole country keeps, by their dates and by their observed days.
    private func daysOff(around today: CivilDate) -> [CivilDate: [Holiday]] {
        let near = calendar.holidays(from: today.adding(days: -21), through: today.adding(days: Self.horizon + 21))
        let national = near.filter {
            $0.kind.types.contains(.publicHoliday) && $0.kind.isNational && $0.kind.exceptions.isEmpty
        }
        var days: [CivilDate: [Holiday]] = [:]
        for holiday in national {
            days[holiday.date, default: []].append(holiday)
            if let observed = holiday.observed { days[observed, default: []].append(holiday) }
        }
        return days
    }

    private func isFree(_ day: CivilDate, _ off: [CivilDate: [Holiday]]) -> Bool {
        off[day] != nil || calendar.weekend.contains(day.weekday)
    }

    private func longWeekend(
        from first: CivilDate, through last: CivilDate, _ off: [CivilDate: [Holiday]]
    ) -> TodayListing.LongWeekend? {
        let days = (first.dayNumber...last.dayNumber).map { CivilDate(dayNumber: $0) }
        guard days.count >= 3, days.contains(where: { calendar.weekend.contains($0.weekday) }) else { return nil }
        // A holiday on a weekend day adds no day off, so it does not count as a cause.
        let causes = days.filter { !calendar.weekend.contains($0.weekday) }.flatMap { day in
            (off[day] ?? []).map { holiday in
                TodayListing.NextHoliday(
                    id: HolidayReference(calendar.country, holiday.date.year, holiday.id), name: holiday.kind.name,
                    date: day)
            }
        }
        return causes.isEmpty ? nil : TodayListing.LongWeekend(first: first, last: last, holidays: causes)
    }
}
