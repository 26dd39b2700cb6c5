import Foundation
import SnapshotSupport
import Testing

@testable import Changes

@Suite("Changes: views and snapshots", .noOrphanedSnapshots(prefix: "changes-"))
struct ChangeFeedViewTests {
    private func page(
        _ format: Format, _ result: Result<CountryChanges, ChangeFeedFailure>, edition: Edition = Edition()
    ) async throws -> Rendering {
        let presenter = ChangeFeedPresenter(
            interactor: ChangeFeedInteractorDouble(result: result), router: ChangeFeedRouter(), format: format)
        let place = Visit(Sample.code("DE"))
        let outcome: Outcome<Never> =
            format == .json
            ? await Module(view: ChangeFeedJSONView(), presenter: presenter).run(place)
            : await Module(view: ChangeFeedAtomView(edition: edition), presenter: presenter).run(place)
        return try outcome.shown
    }

    private static let edition = Edition(base: "https://almanac.example")
    private static let changes = CountryChanges.sample(DataChange.all, unlisted: 7)

    @Test("The address is the event")
    func event() {
        let germany = Sample.code("DE")
        #expect(ChangeFeedJSONView().event(from: Visit(germany)) == germany)
        #expect(ChangeFeedAtomView(edition: Edition()).event(from: Visit(germany)) == germany)
    }

    @Test("F8 JSON") func json() async throws {
        let page = try await page(.json, .success(Self.changes))
        #expect(try JSONSerialization.jsonObject(with: Data(page.bytes)) is [String: Any])
        try expectSnapshot(PageState(page), named: "changes-json")
    }

    @Test("F8 Atom") func atom() async throws {
        try expectSnapshot(
            PageState(try await page(.atom, .success(Self.changes), edition: Self.edition)), named: "changes-atom")
    }

    @Test("F8 Atom of a site without a public address has no links") func withoutAddress() async throws {
        let page = try await page(.atom, .success(Self.changes))
        #expect(!page.text.contains("<link"))
    }

    @Test("F8 hostile text", arguments: [Format.json, .atom])
    func hostile(format: Format) async throws {
        let name = Sample.hostile.replacing("\u{301}", with: "")
        let page = try await page(format, .success(.sample([.sample(.renamed, name, former: name)], country: name)))
        // Nothing in JSON is markup.
        #expect(format == .json || !page.text.contains("<script"))
        try expectSnapshot(PageState(page), named: "changes-hostile-\(format.rawValue)")
    }

    @Test(
        "F8 A feed was last modified on the day of its newest revision, and proposes a name",
        arguments: [Format.json, .atom])
    func headers(format: Format) async throws {
        let page = try await page(format, .success(Self.changes))
        #expect(page.mediaType == format.mediaType && page.status == .ok)
        #expect(page.headers.lastModified == Sample.day("2026-11-22").dayNumber * 86_400)
        #expect(page.headers.disposition?.description == "inline; filename=\"holidays-DE-changes.\(format.rawValue)\"")
        let problem = try await self.page(format, .failure(.unknownCountry))
        #expect(problem.mediaType == "application/problem+json" && problem.status == .notFound)
        #expect(problem.headers == RepresentationHeaders())
    }
}
