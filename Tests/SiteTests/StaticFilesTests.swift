import HTTPMessages
import HTTPTypes
import NIOCore
import TestSupport
import Testing

@testable import Site

@Suite("Static files")
struct StaticFilesTests {
    private let files = StaticFiles()

    @Test("Styles, script and icon are cached indefinitely, under an address derived from their content")
    func fingerprinted() throws {
        for (link, type) in [
            (files.assets.styles, "text/css; charset=utf-8"), (files.assets.script, "text/javascript; charset=utf-8"),
            (files.assets.icon, "image/svg+xml; charset=utf-8"),
        ] {
            let segments = link.description.split(separator: "/").map(String.init)
            let page = try #require(files.page(at: segments), "\(link)")
            let response = page.response(to: Request(target: link.description), at: 0)
            #expect(response.headers[.contentType] == type)
            #expect(response.headers[.cacheControl] == "public, max-age=31536000, immutable")
            let fingerprint = response.body.withUnsafeReadableBytes { Fingerprint($0).description }
            #expect(segments.last?.contains(fingerprint) == true)
        }
    }

    @Test("Each section's style sheet is a file")
    func sheets() {
        #expect(Set(files.assets.sheets.keys) == Set(Sheet.allCases))
    }

    @Test("robots.txt is served under its own name; fingerprinted files are not")
    func names() {
        #expect(files.page(at: ["robots.txt"]) != nil)
        #expect(files.page(at: ["almanac.css"]) == nil)
        #expect(files.page(at: ["assets", "almanac.css"]) == nil)
        #expect(files.page(at: ["assets", "..", "robots.txt"]) == nil)
    }

    @Test("Crawlers stay out of the choices of the picker, whose addresses carry a page each, in every language")
    func robots() throws {
        let page = try #require(files.page(at: ["robots.txt"]))
        let response = page.response(to: Request(target: "/robots.txt"), at: 0)
        let text = response.body.withUnsafeReadableBytes { String(decoding: $0, as: UTF8.self) }
        let rules = text.split(separator: "\n").filter { $0.hasPrefix("Disallow: ") }.map { $0.dropFirst(10) }
        // A star is any characters (RFC 9309, 2.2.3).
        #expect(rules == ["/countries/", "/*/countries/"])
    }

    @Test(
        "Scripts of any site may read the schema of records, as they may read the records",
        arguments: [("/records.xsd", "*"), ("/robots.txt", nil)] as [(String, String?)])
    func sharing(target: String, origins: String?) async {
        for method in [HTTPRequest.Method.get, .options] {
            let response = await Site.sample().respond(to: Request(method: method, target: target))
            #expect(response.status == (method == .get ? .ok : .noContent))
            #expect(response.headers[.accessControlAllowOrigin] == origins)
        }
    }

    @Test("A fingerprint is the same on every machine, and differs for different content")
    func fingerprint() {
        // Computed independently (in Python), so that all machines and releases must agree.
        #expect(Fingerprint("").value == 0x96eb_be17_3ff7_2a30)
        #expect(Fingerprint("foobar").value == 0xb06d_e993_0039_5419)
        #expect(Fingerprint("The quick brown fox jumps over the lazy dog").value == 0xa495_641f_ef1d_0223)
        let text = String(repeating: "almanac", count: 9)
        let changed = text.utf8.indices.map { index in
            var bytes = Array(text.utf8)
            bytes[text.utf8.distance(from: text.startIndex, to: index)] ^= 1
            return bytes
        }
        let shorter = (0..<text.utf8.count).map { Array(text.utf8.prefix($0)) }
        let zeros = (0..<40).map { [UInt8](repeating: 0, count: $0) }
        let all = changed + shorter + zeros.dropFirst() + [Array(text.utf8)]
        #expect(Set(all.map { $0.withUnsafeBytes { Fingerprint($0) } }).count == all.count)
    }
}
