import TestSupport
import Testing

@testable import Changes

@Suite("Changes: entry point")
struct ChangesRouterTests {
    @Test("F8 The place leads to the changes of its country, in the format of the address", arguments: Format.ofChanges)
    func place(format: Format) async throws {
        let changes = ChangeServiceDouble(
            .success([Revision(date: Sample.day("2026-11-22"), changes: [.sample(.added)])]))
        let router = ChangesRouter(
            Sample.context(.only(countries: CountryServiceDouble([Sample.germany]), changes: changes)))
        for (code, status) in [("DE", Status.ok), ("FR", .notFound)] {
            let page = try await router.run(ChangesRecordPlace(Sample.code(code)), as: format).shown
            #expect(page.status == status, "\(code)")
            #expect(page.mediaType == (status == .ok ? format.mediaType : "application/problem+json"))
        }
    }

    @Test("B1 The place of our data leads to the page, and its record to each format")
    func data() async throws {
        let services = Services.only(clock: ClockDouble(Sample.day("2026-11-21")), world: WorldServiceDouble())
        let router = ChangesRouter(Sample.context(services))
        let page = try await router.start(DataPlace.coverage).shown
        #expect(page.status == .ok && page.text.contains("Germany"))
        for format in Format.ofCoverage {
            let record = try await router.run(DataPlace.coverage, as: format).shown
            #expect(record.status == .ok && record.mediaType.hasPrefix(format.mediaType), "\(record.mediaType)")
        }
    }
}
