import Foundation
import HTTPMessages
import HTTPTypes
import TestSupport
import Testing

@testable import Site

@Suite("Changes of data at their addresses")
struct ChangesTests {
    private func site(_ changes: any ChangeService) -> Site {
        Site.serving(
            .only(countries: CountryServiceDouble([Sample.germany]), changes: changes),
            // After the last revision.
            Moment().configuration { $0.now = { 1_800_000_000 } })
    }

    private static let changes = ChangeServiceDouble(
        .success([Revision(date: Sample.day("2026-11-22"), changes: [DataChange(.first, days: 512)])]))

    @Test(
        "F8 The changes of a country are a feed and JSON, dated by the newest revision, open to every origin",
        arguments: [("atom", "application/atom+xml"), ("json", "application/json")])
    func feeds(format: String, mediaType: String) async throws {
        let site = site(Self.changes)
        let address = "/holidays/DE/changes.\(format)"
        let response = await site.get(address)
        #expect(response.status == .ok && response.headers[.contentType] == mediaType)
        #expect(response.headers[.accessControlAllowOrigin] == "*")
        #expect(response.headers[.lastModified] == "Sun, 22 Nov 2026 00:00:00 GMT")
        #expect(response.text.contains("The first edition of our data, with 512 days."))
        let tag = try #require(response.headers[.eTag])
        let again = await site.respond(to: Request(target: address, ifNoneMatch: tag))
        #expect(again.status == .notModified)
        let moved = await site.get("/holidays/de/CHANGES.\(format)")
        #expect(moved.status == .movedPermanently && moved.headers[.location] == address)
    }

    @Test(
        "F8 A source that keeps no changes, an unknown country and other formats are problems",
        arguments: [
            (NoChanges(), "/holidays/DE/changes.atom"), (NoChanges(), "/holidays/DE/changes.json"),
            (Self.changes, "/holidays/QQ/changes.atom"), (Self.changes, "/holidays/DE/changes.csv"),
        ] as [(any ChangeService, String)])
    func problems(changes: any ChangeService, target: String) async throws {
        let response = await site(changes).get(target)
        #expect(response.status == .notFound && response.headers[.contentType] == "application/problem+json")
        let problem = try #require(JSONSerialization.jsonObject(with: Data(response.bytes)) as? [String: Any])
        #expect(problem["status"] as? Int == 404 && (problem["detail"] as? String)?.isEmpty == false)
    }
}
