import AlmanacValues
import ServiceContracts
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
        let services = Services.only(
            countries: CountryServiceDouble([Sample.germany]), people: unset, clock: unset)
        #expect(try await services.countries.countries().value == [Sample.germany])
        #expect(issues.texts.withLock { $0.isEmpty })
        await #expect(throws: ServiceFailure.missing) { try await services.people.people() }
        _ = services.clock.today(in: "UTC")
        let texts = issues.texts.withLock { $0 }
        #expect(texts.count == 2 && texts[0].hasSuffix("people()") && texts[1].hasSuffix("today(in:)"))
    }
}
