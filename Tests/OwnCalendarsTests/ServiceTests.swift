import Support
import TestSupport
import Testing

@testable import OwnCalendars

@Suite("Services with own calendars")
struct OwnServicesTests {
    private func services(_ calendars: OwnCalendar..., holidays: (any HolidayService)? = nil) -> Services {
        var content = OwnFolder.Content()
        content.calendars = calendars
        let base = Bases.services
        return OwnAlmanac(content).services(
            .only(countries: base.countries, holidays: holidays ?? base.holidays, world: base.world))
    }

    @Test("Y1 The country of own calendars is found by its code and in the list; others are as they were")
    func countries() async throws {
        let services = services(try calendar("name='Acme' base='DE-BY'"))
        #expect(try await services.countries.country(.own)?.regions.all.map(\.name) == ["Acme"])
        #expect(try await services.countries.countries().value.count == 4)
        #expect(try await services.countries.country(Bases.code("DE"))?.name == "Germany")
        #expect(
            try await services.holidays.calendar(of: Bases.code("DE"), covering: .init(year: 2026))?.value
                === Bases.germany)
    }

    @Test("Without calendars there is no such country")
    func none() async throws {
        #expect(try await services().countries.country(.own) == nil)
        #expect(try await services().holidays.calendar(of: .own, covering: .init(year: 2026)) == nil)
    }

    @Test("The calendar is made once for the same data")
    func once() async throws {
        let services = services(try calendar("name='Acme' base='DE-BY'"))
        let one = try await services.holidays.calendar(of: .own, covering: .init(year: 2026))
        let two = try await services.holidays.calendar(of: .own, covering: .init(year: 2027))
        #expect(one?.value === two?.value)
    }

    @Test("X2 If the days of one of its places are missing, there is no calendar that looks whole")
    func missingBase() async throws {
        let failing = services(
            try calendar("name='Acme' base='DE EG'"),
            holidays: HolidayServiceDouble([Bases.germany], failures: [Bases.code("EG"): .missing]))
        await #expect(throws: ServiceFailure.self) {
            try await failing.holidays.calendar(of: .own, covering: .init(year: 2026))
        }
        let unknown = services(
            try calendar("name='Acme' base='DE EG'"), holidays: HolidayServiceDouble([Bases.germany]))
        await #expect(throws: ServiceFailure.self) {
            try await unknown.holidays.calendar(of: .own, covering: .init(year: 2026))
        }
    }

    @Test("The age of a place's days is that of the calendar")
    func age() async throws {
        let age = SupplyAge.seconds(7_200)
        let services = services(
            try calendar("name='Acme' base='DE'"), holidays: HolidayServiceDouble([Bases.germany], age: age))
        #expect(try await services.holidays.calendar(of: .own, covering: .init(year: 2026))?.age == age)
    }

    @Test("The world has the country, in its order, and corrected calendars")
    func world() async throws {
        let world = try await services(try calendar("name='Acme' base='DE-BY'")).world.countryCalendars()
        #expect(world.map(\.country.name) == ["Egypt", "Germany", "Own calendars", "Zambia"])
        #expect(world[2].calendar?.kept(in: "ACME").isEmpty == false)
        #expect(world[3].calendar == nil)
    }

    @Test("A place that does not exist, and a holiday that it does not have, are told")
    func problems() async throws {
        let services = BaseServices()
        func problems(_ attributes: String, _ days: String = "") async throws -> [String] {
            await OwnAlmanac.problems(of: try calendar(attributes, days), with: services).map(\.reason)
        }
        #expect(
            try await problems("name='A' base='DE-BY'", "<without name='Epiphany'/><with name='Assumption Day'/>")
                .isEmpty)
        #expect(try await problems("name='A' base='XX'") == ["there is no country XX"])
        #expect(try await problems("name='A' base='DE-XX'") == ["DE has no region XX; it has BE, BY"])
        #expect(try await problems("name='A' base='DE-BE'", "<without name='Epiphany'/>").count == 1)
        #expect(try await problems("name='A' base='DE-BY'", "<with name='Epiphany'/>").count == 1)
    }

    private struct BaseServices: CountryService, HolidayService {
        func countries() async throws(ServiceFailure) -> Supply<[Country]> {
            try await Bases.services.countries.countries()
        }
        func country(_ code: CountryCode) async throws(ServiceFailure) -> Country? {
            try await Bases.services.countries.country(code)
        }
        func calendar(
            of country: CountryCode, covering scope: CalendarScope
        ) async throws(ServiceFailure) -> Supply<HolidayCalendar>? {
            try await Bases.services.holidays.calendar(of: country, covering: scope)
        }
    }
}
