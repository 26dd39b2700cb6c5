import SnapshotSupport
import Testing

@testable import LongWeekends

@Suite("Long weekends: records")
struct LongWeekendsRecordTests {
    private let router = LongWeekendsRouter(
        Sample.context(
            .only(
                countries: CountryServiceDouble([Sample.germany]),
                holidays: HolidayServiceDouble([
                    Sample.calendar(
                        "DE", regions: [("BY", "Bavaria")],
                        [
                            Sample.holiday("2026-05-14", "Ascension Day"),
                            Sample.holiday("2026-12-25", "Christmas Day"),
                            Sample.holiday("2026-06-19", "Feast", isEstimated: true),
                            Sample.holiday("2024-06-21", "Feast"), Sample.holiday("2025-06-20", "Feast"),
                        ])
                ]), clock: ClockDouble(Sample.day("2026-09-21")))))

    private func text(_ year: HolidayYear, _ format: Format) async throws -> (Status, String) {
        try await text(.year(year), format)
    }

    private func text(_ place: LongWeekendsRecordPlace, _ format: Format) async throws -> (Status, String) {
        let page = try await router.run(place, as: format).shown
        return (page.status, page.text)
    }

    @Test("A1 The views decode each place into its event")
    func events() {
        let (year, place) = (LongWeekendYear.germany2026, Territory(Sample.code("DE")))
        #expect(LongWeekendsRecordJSONView().event(from: Visit(.year(year))) == .requested(year))
        let calendar = LongWeekendsRecordCalendarView(edition: Edition())
        #expect(calendar.event(from: Visit(.rolling(place))) == .requestedRolling(place))
    }

    @Test("J3 F1 A failing source is a problem with its reason, in the year and in the feed")
    func failures() async throws {
        let presenter = LongWeekendsRecordPresenter(
            interactor: LongWeekendsInteractorDouble(result: .failure(.service(.timedOut, country: "Germany"))),
            router: LongWeekendsLinks())
        for event in [
            LongWeekendsRecordEvent.requested(LongWeekendYear.germany2026),
            .requestedRolling(Territory(Sample.code("DE"))),
        ] {
            let (page, status) = try await presenter.handle(event).shown
            _ = try page.trouble
            #expect(status == .gatewayTimeout)
        }
    }

    @Test("J3 F1 The record has the long weekends and the bridges, and nothing that depends on today")
    func json() async throws {
        let (status, text) = try await text(LongWeekendYear.germany2026, .json)
        #expect(status == .ok)
        for part in [
            "\"year\":2026", "\"first\":\"2026-06-19\",\"last\":\"2026-06-21\",\"daysOff\":3", "\"estimated\":true",
            "\"observed\":false",
            "\"first\":\"2026-12-25\",\"last\":\"2026-12-27\",\"daysOff\":3", "\"complete\":true",
            "\"first\":\"2026-05-14\",\"last\":\"2026-05-17\",\"length\":4,\"leave\":[\"2026-05-15\"],\"leaveDays\":1",
            "\"page\":\"/holidays/DE/2026/long-weekends\"",
        ] {
            #expect(text.contains(part), "\(part)")
        }
        #expect(!text.contains("2026-09-21"))
    }

    @Test("J3 The calendar has an event for each long weekend, with an id that stays; an estimate is tentative")
    func calendar() async throws {
        let (status, text) = try await text(LongWeekendYear.germany2026, .ics)
        #expect(status == .ok && text.split(separator: "BEGIN:VEVENT").count == 3)
        for line in [
            "UID:long-weekend-DE-2026-12-25@almanac.invalid", "DTSTART;VALUE=DATE:20261225",
            "DTEND;VALUE=DATE:20261228", "SUMMARY:Long weekend: Christmas Day", "STATUS:TENTATIVE", "STATUS:CONFIRMED",
        ] {
            #expect(text.contains(line + "\r\n"), "\(line)")
        }
    }

    @Test("J3 The feed has the years from last year on; an event has the same id in it as in its year")
    func feed() async throws {
        let (status, text) = try await text(.rolling(Territory(Sample.code("DE"))), .ics)
        #expect(status == .ok && text.contains("X-WR-CALNAME:Long weekends in Germany\r\n"))
        #expect(text.contains("UID:long-weekend-DE-2026-12-25@almanac.invalid\r\n"))
        #expect(text.split(separator: "BEGIN:VEVENT").count == 4)
        #expect(try await self.text(.rolling(Territory(Sample.code("QQ"))), .ics).0 == .notFound)
    }

    @Test("J3 F1 A record is dated like its data, a rolling one no earlier than its year; a stale one has no date")
    func lastModified() async throws {
        func date(_ found: LongWeekendYear, _ event: LongWeekendsRecordEvent) async throws -> Int? {
            let presenter = LongWeekendsRecordPresenter(
                interactor: LongWeekendsInteractorDouble(result: .success(found)), router: LongWeekendsLinks())
            return try await presenter.handle(event).page.found.lastModified
        }
        let (year, rolling) = (
            LongWeekendsRecordEvent.requested(LongWeekendYear.germany2026),
            LongWeekendsRecordEvent.requestedRolling(Territory(Sample.code("DE")))
        )
        var found = LongWeekendYear.sample()
        let revised = Sample.day("2026-09-01").dayNumber * 86_400
        #expect(try await date(found, year) == revised)
        found.since = revised - 1
        #expect(try await date(found, rolling) == revised)
        found.since = revised + 1
        #expect(try await date(found, rolling) == revised + 1)
        found.revised = nil
        #expect(try await date(found, rolling) == nil)
        found = .sample()
        found.age = .seconds(60)
        #expect(try await date(found, year) == nil)
    }

    @Test("J3 A rolling calendar is new when its year is", arguments: [("2026-12-31", 2026), ("2027-01-01", 2027)])
    func since(today: String, year: Int) async throws {
        let interactor = LongWeekendsInteractor(
            countries: CountryServiceDouble([Sample.germany]),
            holidays: HolidayServiceDouble([Sample.calendar("DE", [])]), clock: ClockDouble(Sample.day(today)))
        #expect(
            try await interactor.rolling(Territory(Sample.code("DE"))).since
                == CivilDate.firstDay(of: year).dayNumber * 86_400)
        #expect(try await interactor.weekends(HolidayYear(Sample.code("DE"), 2026)).since == nil)
    }

    @Test("H5 F5 A year or a country without data is a problem with its reason")
    func problems() async throws {
        let late = try await text(HolidayYear(Sample.code("DE"), 2040), .json)
        #expect(late.0 == .notFound && late.1.contains("No data for 2040."))
        #expect(try await text(HolidayYear(Sample.code("QQ"), 2026), .ics).0 == .notFound)
        #expect(try await text(LongWeekendYear.germany2026, .csv).0 == .notFound)
    }
}
