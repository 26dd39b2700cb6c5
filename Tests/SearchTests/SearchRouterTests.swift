import AlmanacValues
import Entities
import Layout
import Places
import ServiceContracts
import TestSupport
import Testing
import VIPER
import VIPERTesting

@testable import Search

@Suite("Search: entry point", .patient)
struct SearchRouterTests {
    private func router(_ occasions: any OccasionService) -> SearchRouter {
        SearchRouter(
            Sample.context(
                .only(
                    countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([]),
                    occasions: occasions,
                    people: PersonServiceDouble([Sample.curie]), clock: ClockDouble(Sample.day("2026-11-21")),
                    world: WorldServiceDouble())))
    }

    @Test("A5 The page and the record are assembled, and no other format is there")
    func screens() async throws {
        let router = router(OccasionServiceDouble([Sample.christmas]))
        guard case .page(let page) = await router.start(SearchPlace("christmas")),
            case .page(let record) = await router.run(SearchPlace("christmas"), as: .json),
            case .page(let other) = await router.run(SearchPlace("christmas"), as: .csv)
        else { throw SearchFailure.service(.missing) }
        #expect(page.status == .ok && String(decoding: page.bytes, as: UTF8.self).contains("/occasions/christmas-day"))
        #expect(record.status == .ok && record.mediaType == "application/json" && other.status == .notFound)
    }

    @Test("J1 A missing page is assembled, with its status and what is nearest")
    func missing() async throws {
        let router = router(OccasionServiceDouble([Sample.christmas]))
        guard case .page(let page) = await router.start(missing: SearchMiss(words: "grmany")) else {
            throw SearchFailure.service(.missing)
        }
        let text = String(decoding: page.bytes, as: UTF8.self)
        #expect(page.status == .notFound && text.contains("Did you mean Germany?") && text.contains("value=\"grmany\""))
    }

    @Test("A7 After 1,000 visits every part of the module is deallocated")
    func lifetime() async {
        weak var service: CountedService?
        do {
            let counted = CountedService()
            service = counted
            let router = router(counted)
            for _ in 0..<1000 { _ = await router.start(SearchPlace("christmas")) }
        }
        #expect(service == nil)
    }

    private final class CountedService: OccasionService {
        func occasions() async throws(ServiceFailure) -> [Occasion] { [Sample.christmas] }
        func occasion(_: Slug) async throws(ServiceFailure) -> Occasion? { Sample.christmas }
        func celebrations(of _: Slug, in _: Int) async throws(ServiceFailure) -> [Celebration] { [] }
        func names() async throws(ServiceFailure) -> [HolidayName] { [] }
        func story(of _: Slug) async throws(ServiceFailure) -> Story? { nil }
        func story(of _: String, in _: CountryCode) async throws(ServiceFailure) -> Story? { nil }
    }
}
