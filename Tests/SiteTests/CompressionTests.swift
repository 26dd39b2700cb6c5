import HTTPMessages
import NIOCore
import Testing

@testable import Site

@Suite("Compressors")
struct CompressionTests {
    @Test(
        "Every length is preserved, by each coding and effort",
        arguments: [1, 2, 511, 512, 513, 4096, 32_767, 32_768, 70_000, 262_144, 500_000], ContentCoding.compressing)
    func lengths(count: Int, coding: ContentCoding) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 7 &* 31) }
        for effort in [Compression.Effort.page, .file] {
            guard let short = Compression.compressed(ByteBuffer(bytes: bytes), coding, effort) else {
                #expect(count < 64)
                continue
            }
            #expect(short.readableBytes < count)
            #expect(try coding.decoded(Array(short.readableBytesView)) == bytes)
        }
    }

    @Test("The bytes are the same each time", arguments: ContentCoding.compressing)
    func deterministic(coding: ContentCoding) {
        let page = ByteBuffer(string: (0..<2000).map { "<li>\($0)</li>" }.joined())
        let first = Compression.compressed(page, coding, .page)
        #expect(first != nil && first == Compression.compressed(page, coding, .page))
    }

    @Test("Data that would not shrink is not compressed", arguments: ContentCoding.compressing)
    func random(coding: ContentCoding) {
        let bytes = (0..<5000).map { _ in UInt8.random(in: 0...255) }
        #expect(Compression.compressed(ByteBuffer(bytes: bytes), coding, .file) == nil)
        #expect(Compression.compressed(ByteBuffer(), coding, .page) == nil)
    }

    @Test("A result as long as the input is not used; one byte less is")
    func shorter() {
        // The same letter 23 times compresses to 23 bytes; 25 times to no more.
        #expect(Gzip.compressed(ByteBuffer(string: String(repeating: "a", count: 23)), level: 9) == nil)
        #expect(Gzip.compressed(ByteBuffer(string: String(repeating: "a", count: 25)), level: 9)?.readableBytes == 23)
        var brotli = 0
        func bytes() -> ByteBuffer { ByteBuffer(repeating: 0x61, count: brotli) }
        while Brotli.compressed(bytes(), quality: 9, window: 16) == nil, brotli < 64 { brotli += 1 }
        #expect((5...16).contains(brotli))
    }

    @Test("Identity is no compression")
    func identity() {
        #expect(Compression.compressed(ByteBuffer(string: String(repeating: "a", count: 999)), .identity, .page) == nil)
    }
}
