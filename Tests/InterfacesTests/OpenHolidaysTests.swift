import SnapshotSupport
import Testing

@testable import Interfaces

@Suite("OpenHolidays: interactor")
struct OpenHolidaysInteractorTests {
    private let interactor = OpenHolidaysInteractor(
        countries: CountryServiceDouble([Sample.germany, Sample.unitedKingdom]),
        holidays: HolidayServiceDouble([Sample.germanCalendar, Sample.british]),
        clock: ClockDouble(Sample.day("2026-09-21")))
    private let germany = Sample.code("DE")
    private let britain = Sample.code("GB")

    private func rows(
        _ scope: OpenHolidaysScope = .publicHolidays, in area: OpenHolidaysArea, _ first: String = "2026-01-01",
        _ last: String = "2026-12-31"
    ) async throws -> [String] {
        let found = try await interactor.holidays(scope, in: area, from: Sample.day(first), through: Sample.day(last))
        return found.map { "\($0.first.monthAndDay) \($0.names[0].text)" }
    }

    @Test("F6 A break over New Year is one row with all of its days, whichever of its years is asked for")
    func turnOfTheYear() async throws {
        let days = (0..<16).map { Sample.day("2026-12-24").adding(days: $0).description }
        let calendar = Sample.calendar("DE", days.map { Sample.holiday($0, "Christmas break", types: [.school]) })
        let interactor = OpenHolidaysInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([calendar]),
            clock: ClockDouble(Sample.day("2026-09-21")))
        let ranges = [
            ("2026-01-01", "2026-12-31"), ("2027-01-05", "2027-12-31"), ("2026-01-01", "2027-12-31"),
            ("2026-12-31", "2027-01-01"),
        ]
        for (first, last) in ranges {
            let found = try await interactor.holidays(
                .schoolHolidays, in: OpenHolidaysArea(germany), from: Sample.day(first), through: Sample.day(last))
            #expect(found.map { "\($0.first)/\($0.last)" } == ["2026-12-24/2027-01-08"], "\(first)")
        }
        for day in ["2026-12-31", "2027-01-01"] {
            let found = try await interactor.holidays(.schoolHolidays, on: Sample.day(day))
            #expect(found.map { "\($0.first)/\($0.last)" } == ["2026-12-24/2027-01-08"], "\(day)")
        }
    }

    @Test("Y3 A break of a second source names its licence; the interface of Nager.Date, which cannot, leaves it out")
    func secondSource() async throws {
        let kind = HolidayKind(
            names: [LocalizedText("Free Day", language: "en")], types: [.school], source: .openHolidays(revised: nil))
        let day = Sample.day("2026-05-15")
        let calendar = Sample.calendar(
            "DE",
            [
                Sample.holiday("2026-05-14", "Ascension Day"),
                Sample.holiday("2026-05-18", "Our Day", types: [.school]),
                Holiday(date: day, kind: kind, id: HolidayID(date: day, slug: kind.slug)),
            ])
        let clock = ClockDouble(Sample.day("2026-09-21"))
        let interactor = OpenHolidaysInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([calendar]), clock: clock)
        let found = try await interactor.holidays(
            .schoolHolidays, in: OpenHolidaysArea(germany), from: Sample.day("2026-05-01"),
            through: Sample.day("2026-05-31"))
        #expect(found.map { $0.source == nil } == [false, true])
        let nager = NagerInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([calendar]), clock: clock)
        let rows = try await nager.holidays(of: germany, in: 2026, .observed)
        #expect(rows.map(\.name) == ["Ascension Day"])
    }

    @Test("F6 A range has the rows with a day in it, with own and observed days; observances are no days off")
    func range() async throws {
        let all = try await rows(in: OpenHolidaysArea(britain))
        #expect(!all.contains("11-05 Bonfire Night") && all.contains("03-01 Saint David’s Day"))
        #expect(all.suffix(2) == ["12-26 Boxing Day", "12-28 Boxing Day"])
        #expect(
            try await rows(in: OpenHolidaysArea(britain), "2026-12-28", "2027-12-31") == [
                "12-28 Boxing Day", "01-01 New Year's Day",
            ])
        #expect(try await rows(in: OpenHolidaysArea(britain), "2026-12-31", "2026-01-01").isEmpty)
        #expect(try await rows(in: OpenHolidaysArea(britain), "1900-01-01", "2019-12-31").isEmpty)
        #expect(try await rows(in: OpenHolidaysArea(Sample.code("XX"))).isEmpty)
    }

    @Test("F6 School holidays are ranges, inclusive")
    func school() async throws {
        let found = try await interactor.holidays(
            .schoolHolidays, in: OpenHolidaysArea(britain), from: Sample.day("2026-02-17"),
            through: Sample.day("2026-02-17"))
        #expect(found.map(\.first) == [Sample.day("2026-02-16")] && found.map(\.last) == [Sample.day("2026-02-17")])
        #expect(found.first?.regions == [Sample.region("ENG")])
        let onDay = try await interactor.holidays(.schoolHolidays, on: Sample.day("2026-02-17"))
        #expect(onDay.map(\.uuid) == found.map(\.uuid) && onDay == found)
    }

    @Test("F6 A region has what the country, it or parts of it keep")
    func region() async throws {
        let wales = try await rows(in: OpenHolidaysArea(britain, Territory("GB-WLS")))
        #expect(wales.contains("04-06 Easter Monday") && wales.contains("03-01 Saint David’s Day"))
        let scotland = try await rows(in: OpenHolidaysArea(britain, Territory("GB-SCT")))
        #expect(scotland.contains("01-02 New Year Holiday") && !scotland.contains("04-06 Easter Monday"))
    }

    @Test(
        "F6 An unknown subdivision, and one of another country, have the nationwide days and no others, as in the original",
        arguments: ["GB-XX", "GB-X-WLS", "GB-WL", "GB-WLSX", "DE-WLS", "DE"])
    func unknownSubdivision(code: String) async throws {
        let subdivision = try #require(Territory(code))
        let area = OpenHolidaysArea(britain, subdivision)
        let found = try await rows(in: area)
        // Easter Monday is one of the country, although Scotland does not keep it. Saint David’s Day is one of parts of Wales.
        #expect(
            found == [
                "01-01 New Year's Day", "04-03 Good Friday", "04-06 Easter Monday", "05-04 May Day",
                "12-25 Christmas Day", "12-26 Boxing Day", "12-28 Boxing Day",
            ], "\(found)")
        #expect(try await rows(.schoolHolidays, in: area).isEmpty)
        #expect(
            try await interactor.range(.publicHolidays, in: area)
                == Sample.day("2026-01-01")...Sample.day("2027-01-01"))
        #expect(try await interactor.range(.schoolHolidays, in: area) == nil)
    }

    @Test("F6 A day that each region keeps by its own law is not a day of an unknown subdivision")
    func regionalEverywhere() async throws {
        let calendar = Sample.calendar(
            regions: [("BE", "Berlin"), ("BY", "Bavaria")],
            [Sample.holiday("2026-10-31", "Reformation Day", regions: ["BE", "BY"])])
        let interactor = OpenHolidaysInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([calendar]),
            clock: ClockDouble(Sample.day("2026-09-21")))
        for (code, count) in [("DE-BY", 1), ("DE-XX", 0)] {
            let found = try await interactor.holidays(
                .publicHolidays, in: OpenHolidaysArea(germany, Territory(code)), from: Sample.day("2026-01-01"),
                through: Sample.day("2026-12-31"))
            #expect(found.count == count, "\(code)")
        }
    }

    @Test(
        "F6 A part of a region that is unknown has the days of the region; the country as its own subdivision has all",
        arguments: [("GB-WLS-CRF", "GB-WLS"), ("GB-SCT-X-Y", "GB-SCT"), ("gb-eng-lnd", "GB-ENG")])
    func partOfRegion(part: String, region: String) async throws {
        let found = try await rows(in: OpenHolidaysArea(britain, Territory(part)))
        #expect(try await found == rows(in: OpenHolidaysArea(britain, Territory(region))) && found.count > 5)
        let all = try await rows(in: OpenHolidaysArea(britain))
        #expect(try await rows(in: OpenHolidaysArea(britain, Territory("GB"))) == all && all.count > found.count)
    }

    @Test("F6 A day that only parts of a region keep is local, and names the region")
    func parts() async throws {
        let found = try await interactor.holidays(
            .publicHolidays, in: OpenHolidaysArea(britain), from: Sample.day("2026-03-01"),
            through: Sample.day("2026-03-01"))
        #expect(found.first?.regions == [Sample.region("WLS")] && found.first?.level == .partial)
    }

    @Test("F6 A day has the holidays of all countries, with their country")
    func day() async throws {
        let found = try await interactor.holidays(.publicHolidays, on: Sample.day("2026-12-28"))
        #expect(found.map(\.country) == [germany, britain] && found.map(\.isInLieu) == [true, true])
    }

    @Test("F6 Countries, their regions, and the first and last day that is known")
    func others() async throws {
        let countries = try await interactor.countryList()
        #expect(countries.map(\.code) == [germany, britain] && countries[0].languages == [LanguageCode("de")])
        #expect(try await interactor.subdivisions(of: germany).map(\.place.description) == ["DE-BY", "DE-BE"])
        #expect(try await interactor.subdivisions(of: Sample.code("XX")).isEmpty)
        #expect(
            try await interactor.range(.publicHolidays, in: OpenHolidaysArea(britain))
                == Sample.day("2026-01-01")...Sample.day("2027-01-01"))
        #expect(try await interactor.range(.schoolHolidays, in: OpenHolidaysArea(germany)) == nil)
        #expect(try await interactor.range(.schoolHolidays, in: OpenHolidaysArea(Sample.code("XX"))) == nil)
    }

    @Test("F6 The languages of a country are the official ones, whatever its names are")
    func officialLanguages() async throws {
        let names = ["de", "gsw", "fr"].map { LocalizedText("Schweiz (\($0))", language: $0) }
        let found = OpenHolidaysInteractor(
            countries: CountryServiceDouble([
                Sample.country("CH", "Switzerland", local: names, languages: ["de", "fr", "it", "rm"]),
                Sample.country("US", "United States", languages: ["en"]), Sample.country("AQ", "Antarctica"),
            ]),
            holidays: HolidayServiceDouble([]), clock: ClockDouble(Sample.day("2026-09-21")))
        let languages = try await found.countryList().map { $0.languages.map(\.description) }
        #expect(languages == [[], ["DE", "FR", "IT", "RM"], ["EN"]])
    }

    @Test("F6 A source that fails is a failure, and not an empty list")
    func failure() async {
        let failing = OpenHolidaysInteractor(
            countries: CountryServiceDouble(failing: .timedOut), holidays: HolidayServiceDouble(failing: .timedOut),
            clock: ClockDouble(Sample.day("2026-09-21")))
        await #expect(throws: InterfaceFailure.service(.timedOut)) { try await failing.subdivisions(of: germany) }
        await #expect(throws: InterfaceFailure.service(.timedOut)) {
            try await failing.holidays(.publicHolidays, on: Sample.day("2026-12-28"))
        }
    }
}

@Suite("OpenHolidays: presenter and view", .noOrphanedSnapshots(prefix: "open-"))
struct OpenHolidaysViewTests {
    private let germany = Sample.code("DE")
    private let day = Sample.day("2026-10-03")

    private func answer(
        _ question: OpenHolidaysQuestion, _ language: String? = nil,
        _ holidays: Result<[OpenHoliday], InterfaceFailure> = .success([.sample()])
    ) async throws -> (InterfaceAnswer<OpenHolidaysRecord>, Status) {
        let presenter = OpenHolidaysPresenter(
            interactor: OpenHolidaysInteractorDouble(holidays: holidays), router: NoRouter())
        let event = OpenHolidaysEvent(question: question, language: language.flatMap { LanguageCode($0) })
        return try await presenter.handle(event).shown
    }

    @Test("F6 A place is the event of the same meaning, with the subdivision as it was written")
    func events() throws {
        let german = try #require(LanguageCode("de"))
        let bavaria = Territory(germany, Sample.region("BY"))
        let view = OpenHolidaysView()
        let place = OpenHolidaysPlace(
            .holidays(.publicHolidays, germany, day, day, subdivision: bavaria, language: german))
        #expect(
            view.event(from: Visit(place))
                == OpenHolidaysEvent(
                    question: .holidays(.publicHolidays, OpenHolidaysArea(germany, bavaria), day, day),
                    language: german))
        let austria = Territory(Sample.code("AT"), Sample.region("1"))
        let other = OpenHolidaysPlace(
            .holidays(.schoolHolidays, germany, day, day, subdivision: austria, language: nil))
        #expect(
            view.event(from: Visit(other)).question
                == .holidays(.schoolHolidays, OpenHolidaysArea(germany, austria), day, day))
        for subdivision in [nil, austria] {
            let statistics = OpenHolidaysPlace(.statistics(.schoolHolidays, germany, subdivision: subdivision))
            #expect(
                view.event(from: Visit(statistics)).question
                    == .statistics(.schoolHolidays, OpenHolidaysArea(germany, subdivision)))
        }
    }

    @Test("F6 Every answer, in all languages: what is unknown or empty is left out")
    func snapshots() async throws {
        let holidays = [OpenHoliday].ofEveryKind
        let scope = OpenHolidaysScope.publicHolidays
        for (name, question) in [
            ("holidays", OpenHolidaysQuestion.holidays(scope, OpenHolidaysArea(germany), day, day)),
            ("day", .day(scope, day)), ("countries", .countries), ("languages", .languages),
            ("subdivisions", .subdivisions(germany)), ("groups", .groups(germany)),
            ("statistics", .statistics(scope, OpenHolidaysArea(germany))),
        ] {
            let (answer, status) = try await answer(question, nil, .success(holidays))
            #expect(status == .ok)
            try expectSnapshot(OpenHolidaysView().page(answer), named: "open-\(name)")
            guard case .holidays = question else { continue }
            try expectSnapshot(OpenHolidaysCalendarView().page(answer), named: "open-calendar")
            try expectSnapshot(OpenHolidaysTableView().page(answer), named: "open-table")
        }
        let none = try await answer(.statistics(scope, OpenHolidaysArea(germany)), nil, .success([])).0
        #expect(OpenHolidaysView().render(none) == Array("{}".utf8))
    }

    @Test(
        "F6 One language: the name in it, or else in English",
        arguments: [("DE", "Tag der Deutschen Einheit"), ("FR", "German Unity Day")])
    func language(code: String, name: String) async throws {
        guard case .record(.day(let holidays)) = try await answer(.day(.publicHolidays, day), code).0 else {
            Issue.record("no holidays")
            return
        }
        #expect(holidays.first?.names.map(\.text) == [name])
        guard case .record(.languages(let languages)) = try await answer(.languages, code).0 else { return }
        #expect(languages.map(\.code.description) == ["DE", "EN"] && languages[0].names.map(\.text) == ["German"])
    }

    @Test("F6 A failure is a problem with its status")
    func failure() async throws {
        let (answer, status) = try await answer(.day(.publicHolidays, day), nil, .failure(.service(.missing)))
        #expect(status == .badGateway && OpenHolidaysView().mediaType(of: answer) == ProblemDetails.mediaType)
    }

    @Test("F6 An id is a UUID of version 8, the same for the same days in every answer, and no other’s")
    func ids() {
        let one = OpenHoliday.sample()
        var renamed = one
        renamed.names = [LocalizedText("Unity", language: "en")]
        #expect(one.uuid == renamed.uuid)
        #expect(one.uuid.wholeMatch(of: #/[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/#) != nil)
        let others = [
            OpenHoliday.sample("2027-10-03"), .sample(until: "2026-10-04"), .sample(regions: ["BY"]),
            .sample(regions: ["BE"]),
        ]
        #expect(Set((others + [one]).map(\.uuid)).count == 5)
    }
}
