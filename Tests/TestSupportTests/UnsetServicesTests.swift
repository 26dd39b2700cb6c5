import Almanac
import TestSupport
import Testing

@Suite("Unset services")
struct UnsetServicesTests {
    @Test("Asking a service that a test has not set fails the test, and names the question")
    func unset() async throws {
        let services = Services.only(countries: CountryServiceDouble([Sample.germany]))
        await withKnownIssue {
            await #expect(throws: ServiceFailure.missing) { try await services.people.people() }
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("people()") }
        }
        withKnownIssue { _ = services.clock.today(in: "UTC") }
        #expect(try await services.countries.countries().value == [Sample.germany])
    }
}
