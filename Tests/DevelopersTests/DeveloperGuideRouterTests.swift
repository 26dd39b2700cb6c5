import Site
import TestSupport
import Testing

@testable import Developers

@Suite("Guide for developers: router")
struct DeveloperGuideRouterTests {
    private let services = Services.only(countries: CountryServiceDouble([Sample.germany]))

    @Test("A5 The Router prints the addresses")
    func links() {
        #expect(DeveloperGuideRouter(operations: []).link(to: .guide).description == "/developers")
        #expect(DeveloperGuideRouter(operations: []).link(to: .description).description == "/openapi.json")
    }

    @Test("F5 The entry point runs the guide and the description")
    func entry() async throws {
        let router = DevelopersRouter(Sample.context(services), Operation.all)
        let page = try await router.start(.page).shown
        let description = try await router.start(.description).shown
        #expect(page.text.contains("<h1>For developers</h1>"))
        #expect(description.mediaType == "application/json" && description.status == .ok)
    }

    @Test("A8 The modules are assembled for each screen")
    func modules() async throws {
        let router = OpenAPIRouter(operations: Operation.all)
        let page = try await router.run(.description, Sample.context(services)).shown
        #expect(page.text.hasPrefix("{\"openapi\":\"3.1.1\","))
    }
}
