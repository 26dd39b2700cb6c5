import TestSupport

@testable import Compare

/// An Interactor that answers with one comparison or one failure.
struct CompareYearInteractorDouble: CompareYearInteracting {
    var mostPlaces = 12
    var comparison: Result<Comparison, CompareFailure>

    func currentYear() async -> Int { 2026 }
    func comparison(of year: Int, _ places: [Territory]) async throws(CompareFailure) -> Comparison {
        try comparison.get()
    }
}

/// An Interactor that answers with one search or one failure.
struct CompareMeetingInteractorDouble: CompareMeetingInteracting {
    var mostPlaces = 12
    var search: Result<MeetingSearch, CompareFailure>

    var addition: MeetingAddition?
    var faults: [MeetingFault] = []

    func search(_ question: MeetingQuestion) async throws(CompareFailure) -> MeetingSearch { try search.get() }
    func addition(to question: MeetingQuestion) async -> MeetingAddition { addition ?? .settled(question) }
    func faults(of question: MeetingQuestion) async -> [MeetingFault] { faults }
}

extension ComparedPlace {
    static func sample(
        _ code: String = "DE", _ countryName: String = "Germany", region: String? = nil, isNationwide: Bool = false,
        zone: String = "Europe/Berlin", years: ClosedRange<Int> = 2020...2035, age: SupplyAge? = nil
    ) -> Self {
        Self(
            territory: Territory(code) ?? Territory(Sample.code("DE")),
            name: PlaceName(region: region.map { ForeignText($0) }, country: ForeignText(countryName)),
            zone: zone, isNationwide: isNationwide, knownYears: years, age: age)
    }
}

extension Comparison {
    /// Returns a comparison of 2026 of Bavaria and France, in which every Saturday and Sunday is the weekend of both.
    static func sample(
        _ places: [Column] = [
            .sample(.sample("DE-BY", region: "Bavaria")), .sample(.sample("FR", "France", isNationwide: true)),
        ],
        daysOff: [DaysOff] = [
            DaysOff(days: Sample.day("2026-01-01")...Sample.day("2026-01-01"), isWeekend: false),
            DaysOff(days: Sample.day("2026-01-03")...Sample.day("2026-01-04"), isWeekend: true),
            DaysOff(days: Sample.day("2026-12-25")...Sample.day("2026-12-27"), isWeekend: false),
        ],
        holidays: [Day] = [
            .sample("2026-01-01", "New Year’s Day", ["DE-BY", "FR"]), .sample("2026-01-06", "Epiphany", ["DE-BY"]),
            .sample("2026-12-25", "Christmas Day", ["DE-BY", "FR"]),
        ]
    ) -> Self {
        Self(
            year: 2026, places: places, workingTogether: 247, offTogether: 107, weekendTogether: 104, daysOff: daysOff,
            weeks: [
                Weeks(numbers: 3...17, days: Sample.day("2026-01-12")...Sample.day("2026-04-26")),
                Weeks(numbers: 20...20, days: Sample.day("2026-05-11")...Sample.day("2026-05-17")),
            ], knownWeeks: 53, holidays: holidays)
    }

    /// A comparison of places without data.
    static func unknown(_ places: [ComparedPlace]) -> Self {
        Self(
            year: 2026, places: places.map { Column(place: $0, days: [], months: [], holidayDays: 0) },
            workingTogether: 0, offTogether: 0, weekendTogether: 0, daysOff: [], weeks: [], knownWeeks: 0, holidays: [])
    }
}

extension Comparison.Column {
    static func sample(_ place: ComparedPlace) -> Self {
        let days = (0..<365).map { offset -> Comparison.Mark in
            let date = Sample.day("2026-01-01").adding(days: offset)
            if offset == 0 { return .holiday }
            if offset == 9 { return .workedWeekend }
            return date.weekday == .saturday || date.weekday == .sunday ? .weekend : .working
        }
        return Self(place: place, days: days, months: Array(repeating: 21, count: 12), holidayDays: 9)
    }
}

extension Comparison.Day {
    static func sample(
        _ date: String, _ name: String, _ places: [String], isObserved: Bool = false, isHalfDay: Bool = false,
        isEstimated: Bool = false, language: String = "en"
    ) -> Self {
        let day = Sample.day(date)
        let territories = places.compactMap { Territory($0) }
        return Self(
            date: day,
            holidays: [
                Comparison.Holiday(
                    id: HolidayReference(
                        territories.first?.country ?? Sample.code("DE"), day.year,
                        HolidayID(date: day, slug: Slug(name))),
                    region: territories.first?.region, name: LocalizedText(name, language: language),
                    isObserved: isObserved, isHalfDay: isHalfDay, isEstimated: isEstimated, places: territories)
            ])
    }
}

extension MeetingSearch {
    /// Returns a search of 21 September 2026.
    static func sample(
        _ result: Result<MeetingDays, MeetingProblem>,
        places: [ComparedPlace] = [.sample("DE-BY", region: "Bavaria"), .sample("FR", "France", isNationwide: true)]
    ) -> Self {
        Self(places: places, today: Sample.day("2026-09-21"), result: result)
    }
}

extension MeetingDays {
    static func sample(
        wanted: Int? = 2, days: [String] = ["2026-12-24", "2026-12-28"], inARow: (String, String)? = nil,
        halfDays: [Holidays] = [], skipped: [Holidays] = [.sample()], weekendDays: Int = 2,
        horizon: String = "2028-12-23", hours: Hours? = nil, local: [[LocalHours]] = [], isCut: Bool = false
    ) -> Self {
        let places = [Territory("DE-BY"), Territory("FR")].compactMap(\.self)
        return Self(
            from: Sample.day("2026-12-24"), horizon: Sample.day(horizon), wanted: wanted,
            days: days.enumerated().map { number, day in
                let usual = hours == nil ? nil : [LocalHours.sample(), .sample()]
                return Day(date: Sample.day(day), hours: local.indices.contains(number) ? local[number] : usual)
            },
            inARow: inARow.map { Sample.day($0.0)...Sample.day($0.1) }, halfDays: halfDays, skipped: skipped,
            weekends: weekendDays == 0 ? [] : [Weekend(weekday: .saturday, places: places, days: weekendDays)],
            hours: hours, isCut: isCut)
    }
}

extension MeetingDays.LocalHours {
    static func sample(_ start: String = "09:00", _ end: String = "17:00", dayOffset: Int = 0) -> Self {
        Self(
            dayOffset: dayOffset, start: TimeOfDay(printed: start) ?? TimeOfDay(minutes: 0),
            end: TimeOfDay(printed: end) ?? TimeOfDay(minutes: 0))
    }
}

extension MeetingDays.Holidays {
    static func sample(
        _ name: String = "Christmas Day", language: String = "en", on date: String = "2026-12-25",
        isObserved: Bool = false, isEstimated: Bool = false
    ) -> Self {
        let day = Sample.day(date)
        return Self(
            date: day,
            absences: [
                MeetingDays.Absence(
                    id: HolidayReference(Sample.code("DE"), 2026, HolidayID(date: day, slug: Slug(name))),
                    region: Sample.region("BY"), name: LocalizedText(name, language: language),
                    isObserved: isObserved, isEstimated: isEstimated,
                    places: [Territory("DE-BY"), Territory("FR")].compactMap(\.self))
            ])
    }
}
