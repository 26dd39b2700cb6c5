import HTTPMessages
import HTTPTypes
import NIOCore
import TestSupport
import Testing

@testable import Site

@Suite("Compression")
struct EncodingTests {
    @Test(
        "A compressed page has the same content, its own entity tag, and the same bytes each time",
        arguments: ContentCoding.compressing)
    func page(coding: ContentCoding) async throws {
        let site = Site.sample()
        let plain = await site.get("/holidays/DE/2026")
        let request = Request(target: "/holidays/DE/2026", acceptEncoding: coding.name)
        let short = await site.respond(to: request)
        #expect(short.headers[.contentEncoding] == coding.name && plain.headers[.contentEncoding] == nil)
        #expect(try coding.decoded(short.bytes) == plain.bytes)
        #expect(short.bytes.count * 2 < plain.bytes.count)
        #expect(short.headers[.contentLength] == String(short.bytes.count))
        #expect(short.headers[.vary] == "Accept-Encoding" && plain.headers[.vary] == "Accept-Encoding")
        let tag = try #require(short.headers[.eTag])
        #expect(tag != plain.headers[.eTag])
        #expect(await Site.sample().respond(to: request).bytes == short.bytes)
    }

    @Test("Brotli is shorter than gzip, for pages and for files")
    func shorter() async {
        let site = Site.sample()
        for target in ["/holidays/DE/2026", "/people", site.files.assets.styles.description] {
            let brotli = await site.respond(to: Request(target: target, acceptEncoding: "gzip, deflate, br"))
            let gzip = await site.respond(to: Request(target: target, acceptEncoding: "gzip, deflate"))
            #expect(brotli.headers[.contentEncoding] == "br" && gzip.headers[.contentEncoding] == "gzip")
            #expect(brotli.bytes.count < gzip.bytes.count, "\(target)")
        }
    }

    @Test("An entity tag belongs to one coding: with another coding's tag the page is sent again")
    func tags() async {
        let site = Site.sample()
        var tags: [ContentCoding: String] = [:]
        for coding in ContentCoding.allCases {
            let page = await site.respond(to: Request(target: "/people", acceptEncoding: coding.name))
            tags[coding] = page.headers[.eTag]
        }
        #expect(Set(tags.values).count == ContentCoding.allCases.count)
        for coding in ContentCoding.allCases {
            for (other, tag) in tags {
                let request = Request(target: "/people", ifNoneMatch: tag, acceptEncoding: coding.name)
                let again = await site.respond(to: request)
                #expect(again.status == (other == coding ? .notModified : .ok), "\(other) for \(coding)")
                #expect(again.headers[.eTag] == tags[coding] && again.headers[.vary] == "Accept-Encoding")
                guard again.status == .notModified else { continue }
                #expect(again.headers[.contentEncoding] == nil && again.headers[.contentLength] == nil)
            }
        }
    }

    @Test("A page that does not become shorter is sent as it is, and answers 304 to its own tag")
    func useless() {
        let page = FinishedPage(
            body: ByteBuffer(bytes: (0..<600).map { _ in UInt8.random(in: 0...255) }), mediaType: MediaType.html,
            caching: .page, validity: .always)
        for coding in ContentCoding.allCases {
            var request = Request(target: "/", acceptEncoding: coding.name)
            var sizes: [Int] = []
            let response = page.response(to: request, at: 0) { sizes.append($0) }
            #expect(response.headers[.contentEncoding] == nil && response.headers[.eTag] == page.tag)
            #expect(response.headers[.vary] == "Accept-Encoding" && sizes.isEmpty)
            for (tag, status) in [(page.tag, HTTPResponse.Status.notModified), (page.tag(.gzip), .ok)] {
                request.ifNoneMatch = HeaderValue(tag)
                #expect(page.response(to: request, at: 0).status == status)
            }
        }
    }

    @Test("A form is made when a request first prefers it, and the page says how much it has grown")
    func growth() {
        let page = FinishedPage(
            body: ByteBuffer(repeating: 0x61, count: 4096), mediaType: MediaType.html, caching: .page,
            validity: .always)
        var sizes: [Int] = []
        let plain = page.size
        for coding in ["identity", "gzip", "gzip", "br", "br", "gzip"] {
            _ = page.response(to: Request(target: "/", acceptEncoding: coding), at: 0) { sizes.append($0) }
        }
        #expect(sizes.count == 2 && plain < sizes[0] && sizes[0] < sizes[1])
        #expect(page.size == sizes.last)
        // Ten seconds later the responses are made again, of the same forms.
        for coding in ["gzip", "br"] {
            _ = page.response(to: Request(target: "/", acceptEncoding: coding), at: 10) { sizes.append($0) }
        }
        #expect(sizes.count == 2)
    }

    @Test("Files have a form and an entity tag for each coding; pictures are not compressed")
    func files() async throws {
        let site = Site.sample()
        let link = site.files.assets.styles.description
        let plain = await site.get(link)
        for coding in ContentCoding.compressing {
            let short = await site.respond(to: Request(target: link, acceptEncoding: coding.name))
            #expect(try coding.decoded(short.bytes) == plain.bytes && short.headers[.eTag] != plain.headers[.eTag])
            #expect(short.headers[.cacheControl] == "public, max-age=31536000, immutable")
        }
        let picture = FinishedPage(
            body: ByteBuffer(repeating: 7, count: 5000), mediaType: "image/png", caching: .page, validity: .always)
        let response = picture.response(to: Request(target: "/", acceptEncoding: "br, gzip"), at: 0)
        #expect(response.headers[.contentEncoding] == nil && response.headers[.vary] == nil)
    }

    @Test("A short page is not compressed and does not vary")
    func short() async {
        let site = Site.double(VisitsDouble(), Moment().configuration())
        let response = await site.respond(to: Request(target: "/people", acceptEncoding: "gzip"))
        #expect(response.text == "0" && response.headers[.vary] == nil)
    }

    @Test("A page of the visitor's own is not compressed where an address may have put something into it")
    func breach() async {
        let site = Site.sample()
        for (target, isCompressed) in [("/options", true), ("/", true), ("/options?draft=1", false)] {
            for coding in ContentCoding.compressing {
                let response = await site.respond(to: Request(target: target, acceptEncoding: coding.name))
                #expect((response.headers[.contentEncoding] == coding.name) == isCompressed, "\(target)")
                #expect(response.headers[.vary] == (isCompressed ? "Cookie, Accept-Encoding" : "Cookie"))
            }
        }
    }
}
