import Foundation
import HTTPMessages
import HTTPTypes
import TestSupport
import Testing

@testable import Site

@Suite("Documents for another Almanac")
struct DocumentPagesTests {
    /// Two documents, or a failure.
    private struct Documents: DocumentService {
        var failure: ServiceFailure?
        var digest: UInt64 = 0xAB

        static let bytes = Array(("<a>" + String(repeating: "Holiday ", count: 200) + "</a>\n").utf8)

        private var known: [PublishedDocument] {
            [
                PublishedDocument(name: "holidays/DE.xml", size: Self.bytes.count, revised: Sample.day("2026-11-22")),
                PublishedDocument(name: "quotes.html", size: Self.bytes.count, revised: nil),
            ]
        }

        func documents() async throws(ServiceFailure) -> [PublishedDocument]? {
            if let failure { throw failure }
            return known
        }

        func document(named name: String) async throws(ServiceFailure) -> (PublishedDocument, bytes: [UInt8])? {
            if let failure { throw failure }
            return known.first { $0.name == name }.map { ($0, Self.bytes) }
        }

        func dataRevision() async throws(ServiceFailure) -> DataRevision? {
            DataRevision(date: Sample.day("2026-11-22"), digest: digest)
        }
    }

    private func site(_ documents: any DocumentService = Documents()) -> Site {
        Site.serving(.only(documents: documents), Moment().configuration { $0.now = { 1_800_000_000 } })
    }

    private func json(_ response: Response) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(response.bytes)) as? [String: Any])
    }

    @Test("F7 A document is sent byte for byte, with a tag, its date and CORS, and kept like a page")
    func document() async throws {
        let site = site()
        let response = await site.get("/documents/holidays/DE.xml")
        #expect(response.status == .ok && response.bytes == Documents.bytes)
        #expect(response.headers[.contentType] == "application/xml")
        #expect(response.headers[.accessControlAllowOrigin] == "*")
        #expect(response.headers[.lastModified] == "Sun, 22 Nov 2026 00:00:00 GMT")
        #expect(response.headers[.cacheControl]?.hasPrefix("public, max-age=") == true)
        let tag = try #require(response.headers[.eTag])
        let unchanged = await site.respond(to: Request(target: "/documents/holidays/DE.xml", ifNoneMatch: tag))
        #expect(unchanged.status == .notModified && unchanged.bytes.isEmpty)
        let packed = await site.respond(to: Request(target: "/documents/holidays/DE.xml", acceptEncoding: "gzip"))
        #expect(packed.headers[.contentEncoding] == "gzip" && packed.bytes.count < Documents.bytes.count / 4)
        #expect(site.finished(Request(target: "/documents/holidays/DE.xml")) != nil)
        #expect(await site.get("/documents/quotes.html").headers[.contentType] == "text/html; charset=utf-8")
    }

    @Test("F7 The list names each document with its address, media type, size and day")
    func index() async throws {
        let site = site()
        let moved = await site.get("/documents")
        #expect(moved.status == .movedPermanently && moved.headers[.location] == "/documents.json")
        #expect(moved.headers[.accessControlAllowOrigin] == "*")
        let response = await site.get("/documents.json")
        #expect(response.status == .ok && response.headers[.contentType] == "application/json")
        let list = try json(response)
        let documents = try #require(list["documents"] as? [[String: Any]])
        #expect(list["revised"] as? String == "2026-11-22" && documents.count == 2)
        #expect(documents.first?["name"] as? String == "holidays/DE.xml")
        #expect(documents.first?["address"] as? String == "/documents/holidays/DE.xml")
        #expect(documents.first?["mediaType"] as? String == "application/xml")
        #expect(documents.first?["bytes"] as? Int == Documents.bytes.count)
        #expect(documents.first?["revised"] as? String == "2026-11-22" && documents.last?["revised"] is NSNull)
        for document in documents {
            #expect(await site.get(try #require(document["address"] as? String)).status == .ok)
        }
    }

    @Test("V1 The list says the revision of the data, and so its tag changes with it")
    func revision() async throws {
        let response = await site().get("/documents.json")
        #expect(try json(response)["revision"] as? String == "2026-11-22-00000000000000ab")
        let other = await site(Documents(digest: 0xAC)).get("/documents.json")
        #expect(response.headers[.eTag] != nil && response.headers[.eTag] != other.headers[.eTag])
    }

    @Test(
        "F7 An unknown document, a site that publishes none, and a failure are problems with their status",
        arguments: [
            (nil, "/documents/no.xml", 404), (nil, "/documents/../a", 404),
            (nil, "/documents/%20", 404),
            (.invalid, "/documents/holidays/DE.xml", 502), (.timedOut, "/documents.json", 504),
        ] as [(ServiceFailure?, String, Int)])
    func problems(failure: ServiceFailure?, target: String, status: Int) async throws {
        let response = await site(Documents(failure: failure)).get(target)
        #expect(response.status.code == status && response.headers[.contentType] == "application/problem+json")
        #expect(response.headers[.accessControlAllowOrigin] == "*")
        #expect(try json(response)["status"] as? Int == status)
    }

    @Test("F7 An operator can switch it off", arguments: ["/documents.json", "/documents/holidays/DE.xml"])
    func off(target: String) async throws {
        let response = await site(NoDocuments()).get(target)
        #expect(response.status == .notFound && response.headers[.contentType] == "application/problem+json")
    }
}
