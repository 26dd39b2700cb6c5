import SnapshotSupport
import Testing

@testable import Countries

struct CountryRecordInteractorDouble: CountryRecordInteracting {
    let result: Result<CountryFacts, LookupFailure>

    func facts(about _: CountryCode) async throws(LookupFailure) -> CountryFacts { try result.get() }
}

extension CountryFacts {
    static func sample(_ name: String = "Germany", age: SupplyAge? = nil) -> CountryFacts {
        CountryFacts(
            code: Sample.code("DE"), alpha3: "DEU", numeric: "276", name: .english(name),
            localNames: [LocalizedText("Deutschland", language: "de")], zones: ["Europe/Berlin", "Europe/Busingen"],
            weekend: [.saturday, .sunday], years: 2020...2035, currentYear: 2026,
            regions: [
                NamedRegion(code: Sample.region("BY"), name: "Bavaria"),
                NamedRegion(code: Sample.region("BE"), name: "-Berlin \u{1}"),
            ], age: age)
    }
}

@Suite("Country record: interactor")
struct CountryRecordInteractorTests {
    private func interactor(
        _ holidays: any HolidayService, _ countries: any CountryService = CountryServiceDouble([Sample.germany])
    ) -> CountryRecordInteractor {
        CountryRecordInteractor(countries: countries, holidays: holidays, clock: ClockDouble(Sample.day("2026-11-21")))
    }

    @Test("The facts are the country's and those of this year's calendar")
    func facts() async throws {
        let holidays = HolidayServiceDouble([Sample.germanCalendar], age: .seconds(5))
        let facts = try await interactor(holidays).facts(about: Sample.code("DE"))
        #expect(facts.name.text == "Germany" && facts.alpha3 == "DEU" && facts.numeric == nil)
        #expect(facts.localNames.map(\.text) == ["Deutschland"] && facts.zones == ["Europe/Berlin"])
        #expect(facts.weekend == [.saturday, .sunday] && facts.years == 2020...2035 && facts.currentYear == 2026)
        #expect(facts.regions.map(\.name) == ["Bavaria", "Berlin"] && facts.age == .seconds(5))
        #expect(holidays.scopes == [CalendarScope(year: 2026, regions: .wholeCountry)])
    }

    @Test("The years are those of the calendar that the source gave, as in the list")
    func years() async throws {
        let calendar = Sample.calendar(years: 2011...2032, [])
        let facts = try await interactor(HolidayServiceDouble([calendar])).facts(about: Sample.code("DE"))
        #expect(facts.years == 2011...2032)
    }

    @Test("H6 The country and its calendar are asked for at the same time", .timeLimit(.minutes(30)))
    func sameTime() async throws {
        let services = MeetingServices(Meeting(of: 2))
        #expect(try await interactor(services, services).facts(about: Sample.code("DE")).regions.count == 2)
    }

    @Test("A country that the source does not cover has no regions; an unknown one is a failure")
    func uncovered() async throws {
        let facts = try await interactor(HolidayServiceDouble([])).facts(about: Sample.code("DE"))
        #expect(facts.regions == [] && facts.age == nil)
        await #expect(throws: LookupFailure.unknown) {
            try await interactor(HolidayServiceDouble([])).facts(about: Sample.code("QQ"))
        }
        await #expect(throws: LookupFailure.service(.timedOut)) {
            try await interactor(HolidayServiceDouble(failing: .timedOut)).facts(about: Sample.code("DE"))
        }
        await #expect(throws: LookupFailure.service(.invalid)) {
            try await interactor(HolidayServiceDouble([]), CountryServiceDouble(failing: .invalid))
                .facts(about: Sample.code("DE"))
        }
    }
}

@Suite("Country record: presenter, router and views", .noOrphanedSnapshots(prefix: "country-"))
struct CountryRecordTests {
    private let code = Sample.code("DE")

    private func compare<V: RecordView<CountryCode, CountryCode, CountryRecord>>(
        _ view: V, _ result: Result<CountryFacts, LookupFailure>, _ name: String
    ) async throws {
        #expect(view.event(from: Visit(code)) == code)
        let presenter = CountryRecordPresenter(
            interactor: CountryRecordInteractorDouble(result: result), router: CountryRecordRouter())
        try expectSnapshot(await Module(view: view, presenter: presenter).recorded(Visit(code)), named: name)
    }

    @Test("F1 A country has a record in JSON, CSV and XML")
    func formats() async throws {
        try await compare(CountryRecordJSONView(), .success(.sample()), "country-json")
        try await compare(CountryRecordCSVView(), .success(.sample(Sample.hostile, age: .seconds(1))), "country-csv")
        try await compare(CountryRecordXMLView(), .success(.sample(Sample.hostile, age: .seconds(1))), "country-xml")
    }

    @Test("F5 A failure is a problem with the page’s status, in every format")
    func failures() async throws {
        try await compare(CountryRecordXMLView(), .failure(.unknown), "country-unknown")
        try await compare(CountryRecordCSVView(), .failure(.service(.timedOut)), "country-error")
    }

    @Test("A record names the lists of the country and of its regions")
    func links() {
        let router = CountryRecordRouter()
        #expect(router.link(to: .holidays(code)).description == "/holidays/DE")
        let year = HolidayYear(code, 2026, HolidayFilter(region: Sample.region("BY")))
        #expect(router.link(to: .year(year)).description == "/holidays/DE/2026?region=BY")
    }

    @Test("The module is assembled for each format", arguments: Format.ofCountry)
    func modules(format: Format) async throws {
        let services = Services.only(
            countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([Sample.germanCalendar]),
            clock: ClockDouble(Sample.day("2026-11-21")))
        let router = CountriesRouter(Sample.context(services))
        let page = try await router.run(.country(code), as: format).shown
        #expect(page.status == .ok && page.mediaType == format.contentType)
        #expect(page.text.contains("Bavaria"))
    }
}
