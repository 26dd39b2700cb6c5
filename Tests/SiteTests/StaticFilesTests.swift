import HTML
import HTTPTypes
import Layout
import NIOCore
import Testing

@testable import Site

@Suite("Static files")
struct StaticFilesTests {
    private let files = StaticFiles()

    @Test("Styles, script and icon may be kept for ever, under an address made of their content")
    func fingerprinted() throws {
        for (link, type) in [
            (files.assets.styles, "text/css; charset=utf-8"), (files.assets.script, "text/javascript; charset=utf-8"),
            (files.assets.icon, "image/svg+xml"),
        ] {
            let segments = link.description.split(separator: "/").map(String.init)
            let page = try #require(files.page(at: segments), "\(link)")
            let response = page.response(to: SiteRequest(target: link.description), isSecure: false, at: 0)
            #expect(response.headers[.contentType] == type)
            #expect(response.headers[.cacheControl] == "public, max-age=31536000, immutable")
            #expect(segments.last?.contains(Fingerprint(response.body.readableBytesView).description) == true)
        }
    }

    @Test("robots.txt has its own name; a fingerprinted file has not")
    func names() {
        #expect(files.page(at: ["robots.txt"]) != nil)
        #expect(files.page(at: ["almanac.css"]) == nil)
        #expect(files.page(at: ["assets", "almanac.css"]) == nil)
        #expect(files.page(at: ["assets", "..", "robots.txt"]) == nil)
    }

    @Test("A fingerprint is the same everywhere (FNV-1a's own test vectors)")
    func fingerprint() {
        #expect(Fingerprint([]).value == 0xcbf2_9ce4_8422_2325)
        #expect(Fingerprint("a".utf8).value == 0xaf63_dc4c_8601_ec8c)
        #expect(Fingerprint("foobar".utf8).value == 0x8594_4171_f739_67e8)
    }

    @Test("Entity tags are compared weakly")
    func entityTags() {
        #expect(EntityTags("W/\"a\" , \"b\"").contains("\"a\""))
        #expect(EntityTags("\"a\",\"b\"").contains("\"b\""))
        #expect(EntityTags("*").contains("\"b\""))
        #expect(!EntityTags("\"ab\"").contains("\"a\""))
        #expect(!EntityTags("").contains("\"a\""))
    }
}
