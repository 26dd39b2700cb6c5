import TestSupport
import Testing

@testable import Changes

@Suite("Changes: router")
struct ChangeFeedRouterTests {
    private let router = ChangeFeedRouter()

    @Test("A5 Each navigation has its address")
    func links() throws {
        let germany = Sample.code("DE")
        for format in Format.ofChanges {
            let link = router.link(to: .feed(germany, format))
            #expect(link.description == "/holidays/DE/changes.\(format.rawValue)")
            let place = Place.record(.changes(ChangesRecordPlace(germany)), format)
            #expect(try Place(Address(target: link.description)) == place)
        }
        #expect(router.link(to: .country(germany)).description == "/holidays/DE")
        let year = HolidayYear(germany, 2026, HolidayFilter(types: .all, isEverywhere: true))
        #expect(router.link(to: .year(year)).description == "/holidays/DE/2026?type=all&region=all")
    }

    @Test("F8 The module is assembled for each format, and for no other", arguments: Format.allCases)
    func modules(format: Format) async throws {
        let changes = ChangeServiceDouble(
            .success([Revision(date: Sample.day("2026-11-22"), changes: [.sample(.added)])]))
        let services = Services.only(countries: CountryServiceDouble([Sample.germany]), changes: changes)
        let page = try await router.run(Sample.code("DE"), as: format, Sample.context(services)).shown
        let isServed = Format.ofChanges.contains(format)
        #expect(page.status == (isServed ? .ok : .notFound))
        #expect(page.mediaType == (isServed ? format.mediaType : "application/problem+json"))
        #expect(page.text.contains("Unity Day") == isServed)
    }
}
