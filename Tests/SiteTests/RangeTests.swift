import HTTPMessages
import HTTPTypes
import NIOCore
import TestSupport
import Testing

@testable import Site

@Suite("Ranges")
struct RangeTests {
    private let site = Site.sample()

    private func file(_ change: (inout Request) -> Void = { _ in }) async -> Response {
        var request = Request(target: site.files.assets.styles.description)
        change(&request)
        return await site.respond(to: request)
    }

    @Test("A range of a file gets 206 with Content-Range")
    func part() async {
        let whole = await file()
        #expect(whole.headers[.acceptRanges] == "bytes")
        let part = await file { $0.range = "bytes=10-19" }
        #expect(part.status == .partialContent)
        #expect(part.bytes == Array(whole.bytes[10..<20]))
        #expect(part.headers[.contentRange] == "bytes 10-19/\(whole.bytes.count)")
        #expect(part.headers[.contentLength] == "10")
        for name in [HTTPField.Name.eTag, .cacheControl, .contentType, .vary] {
            #expect(part.headers[name] == whole.headers[name])
        }
    }

    @Test("A range is never taken from the compressed bytes")
    func compressed() async {
        let whole = await file()
        for coding in ["gzip", "br"] {
            let part = await file {
                $0.range = "bytes=0-9"
                $0.acceptEncoding = HeaderValue(coding)
            }
            #expect(part.bytes == Array(whole.bytes[..<10]) && part.headers[.contentEncoding] == nil)
        }
    }

    @Test("A range beyond the end gets 416, a page that says so, and the length")
    func unsatisfiable() async {
        let whole = await file()
        let response = await file { $0.range = HeaderValue("bytes=\(whole.bytes.count)-") }
        #expect(response.status == .rangeNotSatisfiable && response.text.contains("<h1"))
        #expect(response.headers[.contentType] == "text/html; charset=utf-8")
        #expect(response.text.contains("The file has \(whole.bytes.count) bytes"))
        #expect(response.headers[.contentRange] == "bytes */\(whole.bytes.count)")
        #expect(response.headers[.cacheControl] == "no-store")
    }

    @Test("Several ranges, other units and HEAD get the whole file")
    func whole() async {
        for range in ["bytes=0-1,5-6", "lines=0-1", "nonsense"] {
            let response = await file { $0.range = HeaderValue(range) }
            #expect(response.status == .ok && response.headers[.contentRange] == nil)
        }
        let head = await file {
            $0.method = .head
            $0.range = "bytes=0-1"
        }
        #expect(head.status == .ok && head.headers[.contentRange] == nil)
    }

    @Test("If-Range applies only to the current version")
    func ifRange() async throws {
        let tag = try #require(await file().headers[.eTag])
        let zipTag = try #require(await file { $0.acceptEncoding = "gzip" }.headers[.eTag])
        let brotliTag = try #require(await file { $0.acceptEncoding = "br" }.headers[.eTag])
        func status(_ value: String) async -> Int {
            await file {
                $0.range = "bytes=0-1"
                $0.ifRange = HeaderValue(value)
            }.status.code
        }
        #expect(await status(tag) == 206)
        for other in ["W/" + tag, zipTag, brotliTag, "\"x\"", "Sat, 29 Oct 1994 19:43:31 GMT", ""] {
            #expect(await status(other) == 200, "\(other)")
        }
    }

    @Test("If-None-Match precedes Range")
    func precedence() async {
        let tag = await file().headers[.eTag]
        let response = await file {
            $0.range = "bytes=0-1"
            $0.ifNoneMatch = tag.map { HeaderValue($0) }
        }
        #expect(response.status == .notModified)
    }

    @Test("Pictures support ranges, pages do not")
    func kinds() async {
        let portrait = await site.respond(to: Request(target: "/people/marie-curie/portrait", range: "bytes=0-3"))
        #expect(portrait.status == .partialContent && portrait.text == "<svg")
        let page = await site.respond(to: Request(target: "/holidays", range: "bytes=0-3"))
        #expect(page.status == .ok && page.headers[.acceptRanges] == nil)
    }
}
