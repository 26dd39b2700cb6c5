import CZlib
import Foundation
import HTML
import HTTPMessages
import HTTPTypes
import Layout
import NIOCore
import TestSupport
import Testing
import VIPER

@testable import Site

@Suite("Compression")
struct EncodingTests {
    @Test(
        "Accept-Encoding is parsed as RFC 9110 specifies",
        arguments: [
            (nil, false), ("", false), ("gzip", true), ("gzip, deflate, br, zstd", true), ("GZIP", true),
            ("x-gzip", true), ("br", false), ("identity", false), ("*", true), ("*;q=0", false), ("gzip;q=0", false),
            ("gzip;q=0.000", false), ("gzip;q=0.001", true), ("gzip ; q=0.5 , *;q=0", true), ("*;q=0, gzip", true),
            ("gzip;q=0, *", false), ("identity;q=0", false), ("identity;q=0, gzip;q=0", false),
            ("identity;q=1, gzip;q=0.5", false), ("identity;q=0.5, gzip;q=0.5", true), ("gzip;q=1.5", true),
            ("gzip;q=2", false), ("gzip;q=", false), ("gzip;q=0.0001", false), ("gzip;q=-1", false), (",,gzip,", true),
            ("gzip;level=9", false), ("gzipped", false), (";;;,", false), ("\tgzip\t", true),
        ])
    func negotiation(value: String?, prefersGzip: Bool) {
        #expect(AcceptEncoding(value.map { HeaderValue($0) }).prefersGzip == prefersGzip)
    }

    @Test("A compressed page has the same content, its own entity tag, and the same bytes each time")
    func gzip() async throws {
        let site = Site.sample()
        let plain = await site.get("/holidays/DE/2026")
        let request = Request(target: "/holidays/DE/2026", acceptEncoding: "gzip")
        let zipped = await site.respond(to: request)
        #expect(zipped.headers[.contentEncoding] == "gzip" && plain.headers[.contentEncoding] == nil)
        #expect(try unzipped(zipped.bytes) == plain.bytes)
        #expect(zipped.bytes.count * 2 < plain.bytes.count)
        #expect(zipped.headers[.contentLength] == String(zipped.bytes.count))
        #expect(zipped.headers[.vary] == "Accept-Encoding" && plain.headers[.vary] == "Accept-Encoding")
        let tag = try #require(zipped.headers[.eTag])
        #expect(tag != plain.headers[.eTag])
        #expect(await Site.sample().respond(to: request).bytes == zipped.bytes)
    }

    @Test("An entity tag belongs to one encoding: with the other encoding's tag the page is sent again")
    func tags() async throws {
        let site = Site.sample()
        let plain = try #require(await site.get("/people").headers[.eTag])
        var request = Request(target: "/people", ifNoneMatch: plain, acceptEncoding: "gzip")
        let zipped = await site.respond(to: request)
        #expect(zipped.status == .ok)
        request.ifNoneMatch = zipped.headers[.eTag].map { HeaderValue($0) }
        let again = await site.respond(to: request)
        #expect(again.status == .notModified && again.headers[.eTag] == zipped.headers[.eTag])
        #expect(again.headers[.vary] == "Accept-Encoding" && again.headers[.contentEncoding] == nil)
        #expect(again.headers[.contentLength] == nil)
    }

    @Test("Files are compressed once, with their own entity tag; pictures are not compressed")
    func files() async throws {
        let site = Site.sample()
        let link = site.files.assets.styles.description
        let plain = await site.get(link)
        let zipped = await site.respond(to: Request(target: link, acceptEncoding: "br, gzip"))
        #expect(try unzipped(zipped.bytes) == plain.bytes)
        #expect(zipped.headers[.cacheControl] == "public, max-age=31536000, immutable")
        let picture = FinishedPage(
            body: ByteBuffer(repeating: 7, count: 5000), mediaType: "image/png", caching: .page, validity: .always)
        let response = picture.response(
            to: Request(target: "/", acceptEncoding: "gzip"), at: 0)
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
            let response = await site.respond(to: Request(target: target, acceptEncoding: "gzip"))
            #expect((response.headers[.contentEncoding] == "gzip") == isCompressed, "\(target)")
            #expect(response.headers[.vary] == (isCompressed ? "Cookie, Accept-Encoding" : "Cookie"))
        }
    }

    @Test(
        "Compression preserves every length",
        arguments: [1, 2, 511, 512, 513, 4096, 32_767, 32_768, 70_000, 500_000])
    func lengths(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 7 &* 31) }
        guard let zipped = Gzip.compressed(ByteBuffer(bytes: bytes), level: 6) else { return #expect(count < 64) }
        #expect(try unzipped(Array(zipped.readableBytesView)) == bytes)
    }

    @Test("Data that would not shrink is not compressed")
    func random() {
        let bytes = (0..<5000).map { _ in UInt8.random(in: 0...255) }
        #expect(Gzip.compressed(ByteBuffer(bytes: bytes), level: 9) == nil)
        // The same letter 23 times compresses to 23 bytes; 25 times to no more.
        #expect(Gzip.compressed(ByteBuffer(string: String(repeating: "a", count: 23)), level: 9) == nil)
        #expect(Gzip.compressed(ByteBuffer(string: String(repeating: "a", count: 25)), level: 9)?.readableBytes == 23)
        #expect(Gzip.compressed(ByteBuffer(), level: 9) == nil)
    }

    /// Decompresses with zlib's own file reader, which shares no code with the compressor under test.
    private func unzipped(_ bytes: [UInt8]) throws -> [UInt8] {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let reader = try #require(gzopen(file.path, "rb"))
        defer { gzclose(reader) }
        var output = [UInt8](repeating: 0, count: 1 << 20)
        let count = gzread(reader, &output, UInt32(output.count))
        try #require(gzdirect(reader) == 0 && count >= 0)
        return Array(output.prefix(Int(count)))
    }
}
