import TestSupport
import Testing

@testable import Compare

@Suite("Meeting: hours of work")
struct MeetingHoursTests {
    private static func moment(_ day: String, _ hour: Int) -> Int { Sample.day(day).dayNumber * 86_400 + hour * 3_600 }
    /// The clocks of 2027 in winter and spring.
    private let zones = [
        "Europe/Berlin": ZoneOffsets(
            initial: 3_600, changes: [ZoneOffsets.Change(at: moment("2027-03-28", 1), to: 7_200)]),
        "Europe/London": ZoneOffsets(
            initial: 0, changes: [ZoneOffsets.Change(at: moment("2027-03-28", 1), to: 3_600)]),
        "America/New_York": ZoneOffsets(
            initial: -5 * 3_600, changes: [ZoneOffsets.Change(at: moment("2027-03-14", 7), to: -4 * 3_600)]),
        "America/Los_Angeles": ZoneOffsets(
            initial: -8 * 3_600, changes: [ZoneOffsets.Change(at: moment("2027-03-14", 10), to: -7 * 3_600)]),
        "Pacific/Auckland": ZoneOffsets(initial: 13 * 3_600),
    ]

    private func country(_ code: String, _ zone: String) -> Country {
        Country(
            code: Sample.code(code), alpha3: nil, numeric: nil, name: code, zones: [zone],
            weekend: [.saturday, .sunday], years: 2026...2028)
    }

    private func found(
        _ zones: [(code: String, zone: String)], _ first: String, _ last: String, _ opens: Int? = 9,
        _ closes: Int? = 17,
        holidays: [String: [Holiday]] = [:]
    ) async throws -> Result<MeetingDays, MeetingProblem> {
        let interactor = CompareMeetingInteractor(
            countries: CountryServiceDouble(zones.map { country($0.code, $0.zone) }),
            holidays: HolidayServiceDouble(
                zones.map { Sample.calendar($0.code, years: 2026...2028, holidays[$0.code] ?? []) }),
            world: NoWorld(), indexes: SearchIndexes(),
            clock: ClockDouble(Sample.day("2026-12-20"), zones: self.zones))
        func time(_ hour: Int?) -> Entered<TimeOfDay>? { hour.map { .value(TimeOfDay(minutes: $0 * 60)) } }
        return try await interactor.search(
            MeetingQuestion(
                zones.compactMap { Territory($0.code) }, from: .value(Sample.day(first)),
                last: .value(Sample.day(last)),
                opens: time(opens), closes: time(closes))
        ).result
    }

    private func times(_ day: MeetingDays.Day?) -> [String] {
        (day?.hours ?? []).map { "\($0.start)–\($0.end)" + ($0.dayOffset == 0 ? "" : " \($0.dayOffset)") }
    }

    @Test(
        "J6 The hours that all have in common, by the clocks of each, in winter and while only one has changed its clocks"
    )
    func common() async throws {
        let days = try await found(
            [("DE", "Europe/Berlin"), ("US", "America/New_York")], "2027-03-12", "2027-03-30"
        ).get()
        #expect(days.hours?.missed == 0 && days.hours?.wider == nil && days.days.count == 13)
        #expect(times(days.days.first) == ["15:00–17:00", "09:00–11:00"])
        #expect(times(days.days[1]) == ["14:00–17:00", "09:00–12:00"])
        #expect(times(days.days.last) == ["15:00–17:00", "09:00–11:00"])
    }

    @Test("J6 Without hours of work, days have none; the end of work alone begins at nine")
    func defaults() async throws {
        let places = [("DE", "Europe/Berlin"), ("NZ", "Pacific/Auckland")]
        let any = try await found(places, "2027-01-04", "2027-01-08", nil, nil).get()
        #expect(any.hours == nil && any.days.count == 5 && any.days.allSatisfy { $0.hours == nil })
        let end = try await found([places[0]], "2027-01-04", "2027-01-04", nil, 12).get()
        #expect(times(end.days.first) == ["09:00–12:00"])
        let start = try await found([places[0]], "2027-01-04", "2027-01-04", 10, nil).get()
        #expect(times(start.days.first) == ["10:00–17:00"])
    }

    @Test("J6 Days without a common hour fall out; the shortest longer hours that have one are told")
    func missed() async throws {
        // Eight hours apart, and seven for two weeks in March.
        let places = [("GB", "Europe/London"), ("US", "America/Los_Angeles")]
        let days = try await found(places, "2027-03-10", "2027-03-31").get()
        #expect(days.days.map(\.date).first == Sample.day("2027-03-15") && days.days.count == 10)
        #expect(times(days.days.first) == ["16:00–17:00", "09:00–10:00"])
        #expect(days.hours?.missed == 6 && days.hours?.wider == WorkingHours(from: time(8), to: time(18)))
        let never = try await found([("DE", "Europe/Berlin"), ("NZ", "Pacific/Auckland")], "2027-01-04", "2027-01-08")
            .get()
        #expect(never.days.isEmpty && never.hours?.missed == 5)
        #expect(never.hours?.wider == WorkingHours(from: time(6), to: time(20)))
        let midnight = try await found(
            [("DE", "Europe/Berlin"), ("NZ", "Pacific/Auckland")], "2027-01-04", "2027-01-04", 0, 1
        ).get()
        #expect(midnight.hours?.wider == WorkingHours(from: time(0), to: time(13)))
    }

    private func time(_ hour: Int) -> TimeOfDay { TimeOfDay(minutes: hour * 60) }

    @Test("J6 A Monday that is a Tuesday there")
    func acrossDates() async throws {
        let days = try await found(
            [("US", "America/Los_Angeles"), ("NZ", "Pacific/Auckland")], "2027-01-04", "2027-01-10"
        ).get()
        // Friday is Saturday there, and Sunday is Monday there.
        #expect(days.days.map(\.date.weekday) == [.monday, .tuesday, .wednesday, .thursday])
        #expect(times(days.days.first) == ["12:00–17:00", "09:00–14:00 1"])
        #expect(days.weekends.map(\.weekday) == [.friday, .saturday, .sunday])
        #expect(days.weekends.map { $0.places.map(\.description) } == [["NZ"], ["US", "NZ"], ["US"]])
        #expect(days.weekends.map { $0.there.map(\.weekday) } == [[.saturday], [.sunday], []])
        #expect(days.weekends.map { $0.there.flatMap(\.places).map(\.description) } == [["NZ"], ["NZ"], []])
    }

    @Test("J6 A holiday of the day before elsewhere is left out on its own date, too")
    func holidayOfTheDayBefore() async throws {
        let days = try await found(
            [("NZ", "Pacific/Auckland"), ("US", "America/Los_Angeles")], "2027-01-18", "2027-01-22",
            holidays: ["US": [Sample.holiday("2027-01-18", "King Day")], "NZ": [Sample.holiday("2027-01-21", "Feast")]]
        ).get()
        #expect(days.skipped.map(\.date) == [Sample.day("2027-01-19"), Sample.day("2027-01-21")])
        let absences = days.skipped.flatMap(\.absences)
        #expect(absences.map(\.name.text) == ["King Day", "Feast"])
        #expect(absences.map(\.dateThere) == [Sample.day("2027-01-18"), nil])
        // Monday is Sunday there.
        #expect(days.weekends.map { $0.there.map(\.weekday) } == [[.sunday]])
    }

    @Test("J6 A place whose clocks nobody knows is named; without hours it is found")
    func unknownZone() async throws {
        let places = [("DE", "Europe/Berlin"), ("FR", "Nowhere/Unknown")]
        guard case .failure(.noClock(let place)) = try await found(places, "2027-01-04", "2027-01-04") else {
            Issue.record("found")
            return
        }
        #expect(place.territory.description == "FR" && place.zone == "Nowhere/Unknown")
        #expect(try await found(places, "2027-01-04", "2027-01-04", nil, nil).get().days.count == 1)
    }
}
