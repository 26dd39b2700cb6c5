import SnapshotSupport
import Testing

@testable import WorkingDays

@Suite("Working days: entry point", .patient)
struct WorkingDaysRouterTests {
    private let germany = Territory(Sample.code("DE"))

    private func router(_ visitor: VisitorDouble = VisitorDouble()) -> WorkingDaysRouter {
        WorkingDaysRouter(Sample.context(.german(), visitor: visitor))
    }

    private func text(_ place: WorkingDaysPlace, _ router: WorkingDaysRouter) async -> String? {
        guard case .page(let page) = await router.start(place) else { return nil }
        return page.text
    }

    @Test("A5 K3 The place is assembled with its screen, and with the visitor's saved place")
    func screens() async throws {
        #expect(await text(WorkingDaysPlace(), router())?.contains("Choose your country first") == true)
        let saved = router(VisitorDouble(Preferences(country: Sample.code("DE"))))
        #expect(await text(WorkingDaysPlace(), saved)?.contains("Working days in Germany") == true)
        let question = WorkingDaysQuestion(germany, from: Sample.day("2026-12-24"), through: Sample.day("2026-12-31"))
        // Christmas Eve is a bank holiday only; 28 and 31 December are observed days.
        #expect(await text(WorkingDaysPlace(question), router())?.contains(">4 working days<") == true)
        let place = try #require(WorkingDaysRecordPlace(question))
        let record = try await router().run(place, as: .json).shown
        #expect(record.text.contains(#""workingDays":4"#))
    }

    @Test("C4 The picker's answer leads back to the question")
    func resume() async throws {
        let question = WorkingDaysQuestion(place: germany, from: .value(Sample.day("2026-12-24")))
        let link = try router().resume(question, with: .country(Sample.code("FR"))).destination
        #expect(link.description == "/working-days?from=2026-12-24&place=FR")
    }

    @Test("A7 After 1,000 visits every part of the module is deallocated")
    func lifetime() async {
        let leaked = await leaks(Counted(CountryServiceDouble([Sample.germany]))) { countries in
            let router = WorkingDaysRouter(Sample.context(.german(countries: countries), visitor: VisitorDouble()))
            _ = await router.start(WorkingDaysPlace(WorkingDaysQuestion(place: germany)))
        }
        #expect(!leaked)
    }
}
