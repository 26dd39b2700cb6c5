import SnapshotSupport
import Testing

@testable import Compare

@Suite("Comparison: entry point", .patient)
struct CompareRouterTests {
    private let germany = Territory(Sample.code("DE"))
    private let router = CompareRouter(Sample.context(.german()))

    private func text(_ outcome: Outcome<Never>) -> String? {
        guard case .page(let page) = outcome else { return nil }
        return page.text
    }

    @Test("A5 W2 Each place is assembled with its own screen")
    func screens() async throws {
        let link = try await router.start(.front).destination
        #expect(link.description == "/compare/2026")
        #expect(text(await router.start(.year(2026, [germany])))?.contains("Compare Germany 2026") == true)
        let meeting = MeetingQuestion([germany])
        #expect(text(await router.start(.meeting(meeting)))?.contains("Monday 21 September 2026") == true)
        #expect(text(await router.run(.year(2026, [germany]), as: .json))?.contains(#""complete":true"#) == true)
        #expect(text(await router.run(.meeting(meeting), as: .json))?.contains(#""from":"2026-09-21""#) == true)
    }

    @Test("C4 C5 The picker's answer adds a place; cancel, a place twice and one too many change nothing")
    func resume() {
        func link(_ state: CountryCaller.CompareState, _ answer: CountryAnswer) -> String? {
            guard case .redirect(let link) = router.resume(state, with: answer) else { return nil }
            return link.description
        }
        let year = CountryCaller.CompareState.year(2026, [germany])
        #expect(link(year, .country(Sample.code("FR"))) == "/compare/2026?place=DE&place=FR")
        #expect(link(year, .region(Sample.code("DE"), Sample.region("BY"))) == "/compare/2026?place=DE&place=DE-BY")
        #expect(link(year, .country(Sample.code("DE"))) == "/compare/2026?place=DE")
        #expect(link(year, .cancel) == "/compare/2026?place=DE")
        let meeting = CountryCaller.CompareState.meeting(
            MeetingQuestion([germany], from: .value(Sample.day("2026-12-20")), days: .value(3)))
        #expect(
            link(meeting, .country(Sample.code("FR"))) == "/compare/meeting?from=2026-12-20&days=3&place=DE&place=FR")
        let full = (0..<ComparePlace.mostPlaces).map { Territory(Sample.code("DE"), Sample.region("R\($0)")) }
        #expect(link(.year(2026, full), .country(Sample.code("FR")))?.contains("FR") == false)
        #expect(link(.year(2026, Array(full.dropLast())), .country(Sample.code("FR")))?.contains("FR") == true)
    }

    @Test("W2 The screens and the addresses have the same limit of places")
    func limits() {
        let services = CountryServiceDouble([])
        let clock = ClockDouble(Sample.day("2026-09-21"))
        let year = CompareYearInteractor(countries: services, holidays: HolidayServiceDouble([]), clock: clock)
        let meeting = CompareMeetingInteractor(
            countries: services, holidays: HolidayServiceDouble([]), world: NoWorld(), indexes: SearchIndexes(),
            clock: clock)
        #expect(year.mostPlaces == ComparePlace.mostPlaces && meeting.mostPlaces == ComparePlace.mostPlaces)
    }

    @Test("A7 After 1,000 visits of each screen every part of the module is deallocated")
    func lifetime() async {
        let leaked = await leaks(Counted(CountryServiceDouble([Sample.germany]))) { countries in
            let router = CompareRouter(Sample.context(.german(countries: countries)))
            _ = await router.start(.year(2026, [germany]))
            _ = await router.start(.meeting(MeetingQuestion([germany])))
        }
        #expect(!leaked)
    }
}
