import AlmanacValues
import Entities
import Layout
import Places
import ServiceContracts
import TestSupport
import Testing
import VIPER

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
            guard case .page(let page) = await router.run(ChangesRecordPlace(Sample.code(code)), as: format) else {
                Issue.record("no page")
                continue
            }
            #expect(page.status == status, "\(code)")
            #expect(page.mediaType == (status == .ok ? format.mediaType : "application/problem+json"))
        }
    }

    @Test("B1 The place of our data leads to the page, and its record to each format")
    func data() async throws {
        let services = Services.only(clock: ClockDouble(Sample.day("2026-11-21")), world: WorldServiceDouble())
        let router = ChangesRouter(Sample.context(services))
        guard case .page(let page) = await router.start(DataPlace.coverage) else {
            Issue.record("no page")
            return
        }
        #expect(page.status == .ok && String(decoding: page.bytes, as: UTF8.self).contains("Germany"))
        for format in Format.ofCoverage {
            guard case .page(let record) = await router.run(DataPlace.coverage, as: format) else {
                Issue.record("no record")
                continue
            }
            #expect(record.status == .ok && record.mediaType.hasPrefix(format.mediaType), "\(record.mediaType)")
        }
    }
}
