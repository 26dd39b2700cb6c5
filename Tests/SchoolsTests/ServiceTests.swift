import Foundation
import Support
import TestSupport
import Testing

@testable import Schools

@Suite("Services with a second source of schools")
struct SchoolServicesTests {
    private let austria = calendar("AT")
    private let egypt = calendar("EG")

    private func schools(revised: CivilDate? = nil) throws -> SchoolAlmanac {
        SchoolAlmanac(
            try Folders.content([
                "at": Folders.file(Folders.row("AT", "2026-05-04")),
                "xk": Folders.file(Folders.row("XK", "2026-05-04")),
            ]),
            revised: revised)
    }

    private func services(_ schools: SchoolAlmanac, age: SupplyAge? = nil) -> Services {
        schools.services(
            .only(
                holidays: HolidayServiceDouble([austria, egypt], age: age),
                world: WorldServiceDouble([
                    CountryCalendar(Sample.country("AT", "Austria"), austria),
                    CountryCalendar(Sample.country("EG", "Egypt"), nil),
                ])))
    }

    @Test("Y3 A country of the source has its breaks, and another is as it was")
    func calendars() async throws {
        let services = services(try schools())
        let made = try await services.holidays.calendar(of: code("AT"), covering: .init(year: 2026))?.value
        #expect(made?.breaks(2026) == ["05-04 Break"])
        #expect(try await services.holidays.calendar(of: code("EG"), covering: .init(year: 2026))?.value === egypt)
        #expect(try await services.holidays.calendar(of: code("XK"), covering: .init(year: 2026)) == nil)
    }

    @Test("A calendar is made once for the same data, and is as old as they are")
    func once() async throws {
        let age = SupplyAge.seconds(7_200)
        let services = services(try schools(), age: age)
        let one = try await services.holidays.calendar(of: code("AT"), covering: .init(year: 2026))
        let two = try await services.holidays.calendar(of: code("AT"), covering: .init(year: 2027))
        #expect(one?.value === two?.value)
        #expect(one?.age == age)
        let world = try await services.world.countryCalendars()
        #expect(world.first?.calendar === one?.value)
        #expect(world.last?.calendar == nil)
    }

    @Test("Y3 Every page names the source, its licence, and the day that the operator or the newest file says")
    func credit() throws {
        let given = services(try schools(revised: date("2026-01-21"))).origins.schools
        #expect(given == .openHolidays(revised: date("2026-01-21")))
        #expect(
            given?.notice
                == "Contains information from OpenHolidays API Data, which is made available here under the Open Database License (ODbL), in the revision of 2026-01-21."
        )
        let dated = services(try schools()).origins.schools
        #expect(dated?.dating == .files)
        #expect(dated?.notice.contains(", in files of 20") == true)
        #expect(Services.only().origins.schools == nil)
    }

    @Test("Checks tell which countries get breaks, and which our data do not have")
    func gains() async throws {
        let gains = await (try schools()).gains(with: HolidayServiceDouble([austria]))
        #expect(gains.map(\.country.description) == ["AT", "XK"])
        #expect(gains.map(\.years) == [[2026], []])
        #expect(gains.last?.problems.map(\.reason) == ["our data do not have the country XK"])
    }
}
