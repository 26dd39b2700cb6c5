import TestSupport

@testable import LongWeekends

/// An Interactor that answers with one year or one failure.
struct LongWeekendsInteractorDouble: LongWeekendsInteracting {
    var result: Result<LongWeekendYear, YearFailure> = .success(.sample())

    func weekends(_: HolidayYear) async throws(YearFailure) -> LongWeekendYear { try result.get() }
    func rolling(_: Territory) async throws(YearFailure) -> LongWeekendYear { try result.get() }
}

extension LongWeekendYear {
    /// Germany in 2026, on 21 September: Easter is over, Christmas is to come.
    static func sample(
        _ weekends: [Weekend] = [.easter, .christmas], bridges: [Bridge] = [.ascension], today: String = "2026-09-21",
        year: Int = 2026, isNationwide: Bool = true
    ) -> LongWeekendYear {
        LongWeekendYear(
            territory: Territory(Sample.code("DE")), place: PlaceName(country: "Germany"), year: year,
            knownYears: 2020...2035, today: Sample.day(today), weekends: weekends, bridges: bridges,
            isNationwide: isNationwide, revised: RevisionTime(Sample.day("2026-09-01")))
    }

    static let germany2026 = HolidayYear(Sample.code("DE"), 2026)
    static let bavaria2026 = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(region: Sample.region("BY")))
}

extension LongWeekendYear.Holiday {
    static func sample(
        _ date: String, _ name: String, language: String = "en", isObserved: Bool = false, isEstimated: Bool = false
    ) -> LongWeekendYear.Holiday {
        let day = Sample.day(date)
        return LongWeekendYear.Holiday(
            id: HolidayReference(Sample.code("DE"), day.year, HolidayID(date: day, slug: Slug(name))),
            name: LocalizedText(name, language: language), date: day, isObserved: isObserved,
            isEstimated: isEstimated)
    }
}

extension LongWeekendYear.Weekend {
    static func sample(
        _ first: String, _ days: [LongWeekendYear.Kind], _ holidays: [LongWeekendYear.Holiday], isOpen: Bool = false
    ) -> LongWeekendYear.Weekend {
        let start = Sample.day(first)
        let all = days.enumerated().map { LongWeekendYear.Day(date: start.adding(days: $0), kind: $1) }
        let whole = all.filter { $0.kind != .half }
        let halves = all.filter { $0.kind == .half }
        return LongWeekendYear.Weekend(
            first: whole.first?.date ?? start, last: whole.last?.date ?? start,
            length: DayCount(halves: 2 * whole.count + halves.count), days: all, holidays: holidays,
            halves: halves.map(\.date), isOpen: isOpen)
    }

    static let easter = sample(
        "2026-04-03", [.holiday, .weekend, .weekend, .holiday],
        [.sample("2026-04-03", "Good Friday"), .sample("2026-04-06", "Easter Monday")])

    static let christmas = sample(
        "2026-12-24", [.half, .holiday, .weekend, .weekend], [.sample("2026-12-25", "Christmas Day")])
}

extension LongWeekendYear.Bridge {
    static func sample(
        _ first: String, _ days: [LongWeekendYear.Kind], _ holidays: [LongWeekendYear.Holiday], cost: Int
    ) -> LongWeekendYear.Bridge {
        let start = Sample.day(first)
        return LongWeekendYear.Bridge(
            first: start, last: start.adding(days: days.count - 1),
            days: days.enumerated().map { LongWeekendYear.Day(date: start.adding(days: $0), kind: $1) },
            cost: DayCount(halves: cost), holidays: holidays)
    }

    static let ascension = sample(
        "2026-05-14", [.holiday, .leave, .weekend, .weekend], [.sample("2026-05-14", "Ascension Day")], cost: 2)
}
