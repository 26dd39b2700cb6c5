import TestSupport
import Testing

@testable import Developers

@Suite("Guide for developers: interactor")
struct DeveloperGuideInteractorTests {
    @Test("F5 The coverage has all countries by code, and the years of any of them")
    func coverage() async {
        let interactor = DeveloperGuideInteractor(
            countries: CountryServiceDouble([Sample.unitedKingdom, Sample.germany]))
        #expect(
            await interactor.coverage()
                == DeveloperCoverage(countries: ["DE", "GB"].map(Sample.code), years: 2020...2035))
    }

    @Test("F5 A source that fails, or has nothing, gives no coverage")
    func failures() async {
        #expect(await DeveloperGuideInteractor(countries: CountryServiceDouble(failing: .timedOut)).coverage() == nil)
        #expect(await DeveloperGuideInteractor(countries: CountryServiceDouble([])).coverage() == nil)
    }
}
