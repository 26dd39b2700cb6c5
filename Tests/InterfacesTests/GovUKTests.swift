import Documents
import Foundation
import SnapshotSupport
import Testing

@testable import Interfaces

@Suite("GOV.UK: interactor")
struct GovUKInteractorTests {
    private func interactor(_ day: String = "2026-09-21") -> GovUKInteractor {
        GovUKInteractor(
            countries: CountryServiceDouble([Sample.unitedKingdom]), holidays: HolidayServiceDouble([Sample.british]),
            clock: ClockDouble(Sample.day(day)))
    }

    @Test("F6 Each division has its days, on the dates that people have off; the plain name stays")
    func divisions() async throws {
        let found = try await interactor().bankHolidays(of: BankHolidayDivision.allCases)
        #expect(found.map(\.division) == [.englandAndWales, .scotland, .northernIreland])
        func days(_ number: Int) -> [String] { found[number].events.map { "\($0.date.monthAndDay) \($0.name)" } }
        let shared = ["12-25 Christmas Day", "12-28 Boxing Day", "01-01 New Year's Day"]
        #expect(
            days(0) == ["01-01 New Year's Day", "04-03 Good Friday", "04-06 Easter Monday", "05-04 May Day"] + shared)
        #expect(
            days(1) == ["01-01 New Year's Day", "01-02 New Year Holiday", "04-03 Good Friday", "05-04 May Day"]
                + shared)
        #expect(days(2).contains("07-13 Battle of the Boyne"))
        #expect(found[0].events.filter(\.isSubstitute).map(\.name) == ["Boxing Day"])
    }

    @Test("F6 The years are those from 7 before to 2 after the current one; without any, there is no data")
    func years() async throws {
        #expect(try await interactor("2024-09-21").bankHolidays(of: [.scotland])[0].events.last?.date.year == 2026)
        #expect(try await interactor("2034-09-21").bankHolidays(of: [.scotland])[0].events.map(\.date.year) == [2027])
        await #expect(throws: InterfaceFailure.noData(country: "United Kingdom", 2020...2035)) {
            try await interactor("2050-01-01").bankHolidays(of: [.scotland])
        }
    }

    @Test("F6 A source without the United Kingdom has no bank holidays")
    func unknown() async {
        let interactor = GovUKInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([]),
            clock: ClockDouble(Sample.day("2026-09-21")))
        await #expect(throws: InterfaceFailure.unknownCountry(Sample.code("GB"))) {
            try await interactor.bankHolidays(of: [.scotland])
        }
    }
}

@Suite("GOV.UK: presenter and view", .noOrphanedSnapshots(prefix: "govuk-"))
struct GovUKViewTests {
    private let divisions = [
        GovUKDivision(
            division: .englandAndWales,
            events: [
                .sample("New Year's Day", "2026-01-01"), .sample("Good Friday", "2026-04-03", occasion: "good-friday"),
                .sample("Boxing Day", "2026-12-28", isSubstitute: true),
            ], revised: RevisionTime(Sample.day("2026-11-21"))),
        GovUKDivision(division: .scotland, events: [.sample("Saint Andrew's Day", "2026-11-30")], revised: nil),
        GovUKDivision(division: .northernIreland, events: [], revised: nil),
    ]

    private func answer(
        _ event: GovUKEvent, _ result: Result<[GovUKDivision], InterfaceFailure>
    ) async throws -> (InterfaceAnswer<GovUKRecord>, Status) {
        let presenter = GovUKPresenter(interactor: GovUKInteractorDouble(result: result), router: NoRouter())
        return try await presenter.handle(event).shown
    }

    @Test("F6 A place is the event of the same meaning")
    func events() {
        #expect(GovUKView().event(from: Visit(.all(.english))) == .all(.english))
        #expect(GovUKView().event(from: Visit(.division(.scotland, .welsh))) == .division(.scotland, .welsh))
    }

    @Test("F6 All divisions are one object, one division is its own")
    func snapshots() async throws {
        try expectSnapshot(
            GovUKView().page(try await answer(.all(.english), .success(divisions)).0), named: "govuk-all")
        let one = try await answer(.division(.scotland, .english), .success(divisions)).0
        try expectSnapshot(GovUKView().page(one), named: "govuk-scotland")
    }

    @Test("F6 A calendar has an event for each day, with a UID that stays when the day moves")
    func calendar() async throws {
        let view = GovUKCalendarView()
        #expect(view.event(from: Visit(.calendar(.scotland, .welsh))) == .division(.scotland, .welsh))
        let one = try await answer(.division(.englandAndWales, .english), .success(divisions)).0
        #expect(view.mediaType(of: one) == "text/calendar; charset=utf-8")
        let lines = String(decoding: view.render(one), as: UTF8.self).components(separatedBy: "\r\n")
        #expect(lines.count { $0 == "BEGIN:VEVENT" } == 3 && lines.contains("DTSTAMP:20261121T000000Z"))
        let start = try #require(lines.firstIndex(of: "UID:england-and-wales-2026-boxing-day@bank-holidays.almanac"))
        #expect(lines[start + 2] == "DTSTART;VALUE=DATE:20261228" && lines[start + 3] == "DTEND;VALUE=DATE:20261229")
        let other = try await answer(.division(.scotland, .english), .success(divisions)).0
        #expect(String(decoding: view.render(other), as: UTF8.self).contains("\r\nDTSTAMP:19700101T000000Z\r\n"))
    }

    @Test("F6 A substitute day of January belongs to the year of its holiday")
    func year() async throws {
        let december = Sample.holiday("2027-12-31", "Old Year's Day", observed: "2028-01-03")
        let interactor = GovUKInteractor(
            countries: CountryServiceDouble([Sample.unitedKingdom]),
            holidays: HolidayServiceDouble([Sample.calendar("GB", [december])]),
            clock: ClockDouble(Sample.day("2026-09-21")))
        #expect(try await interactor.bankHolidays(of: [.scotland])[0].events.map(\.year) == [2027])
    }

    @Test("F6 In Welsh, words and titles are GOV.UK's; the days, and the ids of events in calendars, are the same")
    func welsh() async throws {
        let all = try await answer(.all(.welsh), .success(divisions)).0
        try expectSnapshot(GovUKView().page(all), named: "govuk-welsh")
        var uids: [[String]] = []
        for language in BankHolidayLanguage.allCases {
            let one = try await answer(.division(.englandAndWales, language), .success(divisions)).0
            let lines = String(decoding: GovUKCalendarView().render(one), as: UTF8.self).components(separatedBy: "\r\n")
            uids.append(lines.filter { $0.hasPrefix("UID:") || $0.hasPrefix("DTSTART") })
        }
        #expect(uids[0] == uids[1] && uids[0].count == 6)
    }

    @Test("F6 Every bank holiday of our data has a Welsh title but the World Cup's, which GOV.UK does not translate")
    func welshTitles() async throws {
        let library = DocumentLibrary(EmbeddedDocuments())
        let scope = CalendarScope(years: 2020...2035)
        let found = try await library.calendar(of: Sample.code("GB"), covering: scope)
        let calendar = try #require(found).value
        let names = Set(
            calendar.holidays.filter { $0.kind.types.contains(.publicHoliday) }.map(\.kind.englishName.text))
        #expect(names.count >= 15)
        for name in names {
            var event = GovUKDivision.Event.sample(name, "2026-01-01")
            let english = event.title
            event.language = .welsh
            #expect((event.title == english) == (name == "World Cup bank holiday"), "\(name)")
        }
    }

    @Test("F6 A failure is a problem with its status")
    func failure() async throws {
        let (answer, status) = try await answer(.all(.english), .failure(.service(.invalid)))
        #expect(status == .badGateway && GovUKView().mediaType(of: answer) == ProblemDetails.mediaType)
    }

    @Test(
        "F6 Titles are spelled as on GOV.UK, with typographic apostrophes",
        arguments: [
            ("New Year's Day", "New Year’s Day"), ("New Year Holiday", "2nd January"),
            ("Saint Patrick's Day", "St Patrick’s Day"), ("May Day", "Early May bank holiday"),
            ("Late Summer Bank Holiday", "Summer bank holiday"), ("Summer Bank Holiday", "Summer bank holiday"),
            ("Battle of the Boyne", "Battle of the Boyne (Orangemen’s Day)"),
            ("World Cup bank holiday", "World Cup bank holiday"),
        ])
    func titles(name: String, title: String) {
        #expect(GovUKDivision.Event.sample(name, "2026-01-01").title == title)
    }

    @Test("F6 No bunting on days of mourning, or where a day divides people")
    func bunting() {
        for (occasion, hasBunting) in [
            ("good-friday", false), ("state-mourning", false), ("battle-of-the-boyne", false), ("boxing-day", true),
        ] {
            #expect(GovUKDivision.Event.sample("Day", "2026-01-01", occasion: occasion).hasBunting == hasBunting)
        }
    }
}
