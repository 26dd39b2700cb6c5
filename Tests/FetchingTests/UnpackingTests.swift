import FaultServer
import Testing

@testable import Fetching

@Suite("Unpacking")
struct UnpackingTests {
    private let text = Array(String(repeating: "<day>1</day>", count: 20_000).utf8)
    /// gzip and zlib of “<a/>”, made by Python's `gzip.compress(b"<a/>", mtime=0)` and `zlib.compress(b"<a/>")`.
    private static let small: [[UInt8]] = [
        [
            0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xb3, 0x49, 0xd4, 0xb7, 0x03, 0x00,
            0xd4, 0x1c, 0xd1, 0x01, 0x04, 0x00, 0x00, 0x00,
        ],
        [
            0x78, 0x9c, 0xb3, 0x49, 0xd4, 0xb7, 0x03, 0x00, 0x02, 0xb3, 0x01, 0x0b,
        ],
    ]

    @Test("gzip and zlib are distinguished by their first bytes", arguments: small)
    func formats(_ packed: [UInt8]) throws {
        #expect(try Unpacking.unpacked(packed, limit: 4) == Array("<a/>".utf8))
    }

    @Test(
        "The limit is exact to the byte, within one step and across several",
        arguments: [1, 65_535, 65_536, 65_537, 200_000])
    func limit(_ count: Int) throws {
        let packed = Reply.document(Array(text.prefix(count))).gzipped.body.bytes
        #expect(try Unpacking.unpacked(packed, limit: count).count == count)
        #expect(throws: Unpacking.Failure.tooLarge) { try Unpacking.unpacked(packed, limit: count - 1) }
    }

    @Test("Data that is cut, changed, or continues past its end is damaged")
    func damaged() {
        let packed = Self.small[0]
        for count in packed.indices {
            #expect(throws: Unpacking.Failure.damaged) { try Unpacking.unpacked(Array(packed[..<count]), limit: 10) }
        }
        #expect(throws: Unpacking.Failure.damaged) { try Unpacking.unpacked(packed + [0], limit: 10) }
        #expect(throws: Unpacking.Failure.damaged) { try Unpacking.unpacked(packed + packed, limit: 10) }
        var changed = packed
        changed[packed.count - 5] ^= 1
        #expect(throws: Unpacking.Failure.damaged) { try Unpacking.unpacked(changed, limit: 10) }
    }
}
