import Context
import Synchronization
import TestSupport
import Testing

@Suite("Unset services")
struct UnsetServicesTests {
    private final class Issues: Sendable {
        let texts = Mutex<[String]>([])
    }

    @Test("Asking a service that a test has not set records an issue that names the question")
    func unset() async throws {
        let issues = Issues()
        let unset = UnsetService { text in issues.texts.withLock { $0.append(text) } }
        let services = Services.only(countries: CountryServiceDouble([Sample.germany]), people: unset, clock: unset)
        #expect(try await services.countries.countries().value == [Sample.germany])
        #expect(issues.texts.withLock { $0.isEmpty })
        await #expect(throws: ServiceFailure.missing) { try await services.people.people() }
        _ = services.clock.today(in: "UTC")
        let texts = issues.texts.withLock { $0 }
        #expect(texts.count == 2 && texts[0].hasSuffix("people()") && texts[1].hasSuffix("today(in:)"))
    }

    @Test("A visitor whom a test has not set records an issue too, so a page for everybody cannot ask one unnoticed")
    func visitor() {
        let issues = Issues()
        let unset = UnsetService { text in issues.texts.withLock { $0.append(text) } }
        let context = Sample.context(visitor: unset)
        #expect(context.visitor.preferences.name == nil && context.visitor.draft == nil)
        #expect(issues.texts.withLock { $0 } == ["preferences", "draft"].map { "\(prefix)\($0)" })
    }

    private let prefix = "a screen asks a service that the test has not set: "
}
