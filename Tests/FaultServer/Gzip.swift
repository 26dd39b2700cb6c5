/// Makes gzip files (RFC 1951, RFC 1952), in the few forms that the tests need.
enum Gzip {
    private static let header: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]

    /// A file whose content is stored without compression.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var file = header
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(0xffff)
            rest = rest.dropFirst(block.count)
            let count = UInt16(block.count)
            file.append(rest.isEmpty ? 1 : 0)
            file += littleEndian(UInt32(count) | UInt32(~count) << 16)
            file += block
        } while !rest.isEmpty
        return file + littleEndian(checksum(of: bytes)) + littleEndian(UInt32(truncatingIfNeeded: bytes.count))
    }

    /// A file that unpacks to about `count` zeros and is some 150 times smaller. The end is missing: no reader should
    /// get that far.
    static func bomb(of count: Int) -> Reply.Body {
        // A last block with fixed codes: the literal 0, then "repeat the last byte 258 times", 13 bits each: length
        // code 285 is 1100 0101, distance code 0 is 0 0000. Eight of them are 13 bytes.
        var bits: [UInt8] = [1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0]
        let again: [UInt8] = [1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0]
        // Fill up the last partial byte, so that the repeated piece starts at a byte boundary.
        while !bits.count.isMultiple(of: 8) { bits += again }
        let piece = (0..<8).flatMap { _ in again }
        let times = 512
        return Reply.Body(
            header + packed(bits), then: (0..<times).flatMap { _ in packed(piece) },
            times: count / (258 * 8 * times) + 1)
    }

    private static func packed(_ bits: [UInt8]) -> [UInt8] {
        stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].enumerated().reduce(0) { $0 | $1.element << UInt8($1.offset) }
        }
    }

    private static func littleEndian(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// CRC-32 (RFC 1952, section 8), bit by bit.
    private static func checksum(of bytes: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xedb8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
