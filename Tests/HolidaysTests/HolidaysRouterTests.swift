import SnapshotSupport
import Testing

@testable import Holidays

@Suite("Holidays: entry point", .patient)
struct HolidaysRouterTests {
    private let router = HolidaysRouter(
        Sample.context(
            .only(
                countries: CountryServiceDouble([Sample.germany]),
                holidays: HolidayServiceDouble([Sample.germanCalendar]), occasions: OccasionServiceDouble(),
                clock: ClockDouble(Sample.day("2026-09-21"))), visitor: VisitorDouble()))

    @Test("A5 Each place is assembled with its own screen")
    func screens() async throws {
        let list = try await router.start(.list(.choose)).shown
        #expect(list.text.contains("Choose your country first"))
        let id = try #require(HolidayID("10-03-german-unity-day"))
        let detail = try await router.start(.day(ListedHoliday(HolidayReference(Sample.code("DE"), 2026, id)))).shown
        #expect(detail.text.contains("Is Public"))
        let link = try await router.start(.list(.country(Sample.code("DE")))).destination
        #expect(link.description == "/holidays/DE/2026")
    }

    @Test("A7 After 1,000 visits of each screen every part of the module is deallocated")
    func lifetime() async throws {
        let id = try #require(HolidayID("10-03-german-unity-day"))
        let places: [HolidaysPlace] = [
            .list(.choose), .list(.year(HolidayYear(Sample.code("DE"), 2026))),
            .day(ListedHoliday(HolidayReference(Sample.code("DE"), 2026, id))),
        ]
        let leaked = await leaks(Counted(CountryServiceDouble([Sample.germany]))) { countries in
            let router = HolidaysRouter(
                Sample.context(
                    .only(
                        countries: countries, holidays: HolidayServiceDouble([Sample.germanCalendar]),
                        occasions: OccasionServiceDouble(),
                        clock: ClockDouble(Sample.day("2026-09-21"))), visitor: VisitorDouble()))
            for place in places { _ = await router.start(place) }
        }
        #expect(!leaked)
    }
}
