import TestSupport

@testable import WorkingDays

/// An Interactor that answers with one answer or one failure.
struct WorkingDaysCounterInteractorDouble: WorkingDaysCounterInteracting {
    var place: Territory?
    var answer: Result<WorkingDaysAnswer, TerritoryFailure>

    func home() async -> Territory? { place }

    func answer(
        _ question: WorkingDaysQuestion, in place: Territory
    ) async throws(TerritoryFailure) -> WorkingDaysAnswer { try answer.get() }
}

extension WorkingDaysAnswer {
    /// Returns an answer about Germany on 21 September 2026.
    static func sample(
        _ count: Result<WorkingDaysCount, WorkingDaysProblem>, place: String = "DE",
        countryName: ForeignText = "Germany",
        regionName: ForeignText? = nil, regions: [NamedRegion] = [], age: SupplyAge? = nil
    ) -> Self {
        Self(
            place: Territory(place) ?? Territory(Sample.code("DE")),
            name: PlaceName(region: regionName, country: countryName),
            regions: regions, knownYears: 2020...2035, today: Sample.day("2026-09-21"), age: age, count: count)
    }
}

extension WorkingDaysCount {
    static func sample(
        _ kind: Kind = .range, from first: String = "2026-12-24", through last: String = "2026-12-31", days: Int = 8,
        working: DayCount = 5, weekendDays: Int = 2, weekends: Int = 1, holidayDays: Int = 1,
        holidays: [Day] = [.sample()], halfDays: [Day] = [], worked: [Day] = [], partial: [Day] = [],
        months: [Month] = [Month(year: 2026, month: 12, days: 8, working: 5, weekendDays: 2, holidayDays: 1)]
    ) -> Self {
        Self(
            kind: kind, first: Sample.day(first), last: Sample.day(last), days: days, working: working,
            weekendDays: weekendDays, weekends: weekends, holidayDays: holidayDays, holidays: holidays,
            halfDays: halfDays, worked: worked, partial: partial, months: months)
    }
}

extension WorkingDaysCount.Day {
    static func sample(
        _ date: String = "2026-12-25", _ name: String = "Christmas Day", isWeekend: Bool = false,
        isObserved: Bool = false, isEstimated: Bool = false, begins: TimeOfDay? = nil, language: String = "en"
    ) -> Self {
        let day = Sample.day(date)
        return Self(
            date: day, isWeekend: isWeekend,
            holidays: [
                WorkingDaysCount.Holiday(
                    id: HolidayReference(Sample.code("DE"), day.year, HolidayID(date: day, slug: Slug(name))),
                    name: LocalizedText(name, language: language), isObserved: isObserved, isEstimated: isEstimated,
                    begins: begins)
            ])
    }
}
