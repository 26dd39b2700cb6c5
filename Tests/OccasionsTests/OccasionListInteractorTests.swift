import TestSupport
import Testing

@testable import Occasions

@Suite("Occasions list: interactor")
struct OccasionListInteractorTests {
    private let clock = ClockDouble(Sample.day("2026-11-21"))
    private let celebrations = [
        Celebration(
            date: Sample.day("2026-12-25"), countries: [Sample.code("DE"), Sample.code("XK")],
            countriesInPart: [Sample.code("GB"), Sample.code("UA")]),
        Celebration(date: Sample.day("2026-12-28"), countries: [Sample.code("DE"), Sample.code("GB")]),
        Celebration(date: Sample.day("2027-12-25"), countries: [Sample.code("CI")]),
    ]

    private func interactor(_ countries: any CountryService) -> OccasionListInteractor {
        OccasionListInteractor(
            service: OccasionServiceDouble(
                [Sample.mothers, Sample.christmas, Sample.epiphany], celebrations: celebrations),
            countries: countries, clock: clock)
    }

    @Test("W3 Occasions are in the order of their traditions, those of one in the order of the source")
    func order() async throws {
        let list = try await interactor(CountryServiceDouble([Sample.germany])).occasions()
        #expect(list.year == 2026)
        #expect(
            list.occasions.map(\.facts)
                == [Sample.christmas, Sample.epiphany, Sample.mothers].map { OccasionFacts($0) })
    }

    @Test("W3 The countries of the year are counted once each; one that keeps it nationwide on any day is not in part")
    func counts() async throws {
        let known = CountryServiceDouble([Sample.germany, Sample.unitedKingdom, Sample.ukraine, Sample.ivoryCoast])
        let christmas = try #require(try await interactor(known).occasions().occasions.first)
        #expect(christmas.countries == 2 && christmas.countriesInPart == 1)
    }

    @Test("W3 Countries that the source does not have are not counted; if it fails, all are")
    func unknown() async throws {
        let few = try await interactor(CountryServiceDouble([Sample.germany])).occasions().occasions.first
        #expect(few?.countries == 1 && few?.countriesInPart == 0)
        let all = try await interactor(CountryServiceDouble(failing: .timedOut)).occasions().occasions.first
        #expect(all?.countries == 3 && all?.countriesInPart == 1)
    }

    @Test("A failing source is a failure")
    func failing() async {
        let interactor = OccasionListInteractor(
            service: OccasionServiceDouble(failing: .invalid), countries: CountryServiceDouble([]), clock: clock)
        await #expect(throws: ServiceFailure.invalid) { try await interactor.occasions() }
    }
}
