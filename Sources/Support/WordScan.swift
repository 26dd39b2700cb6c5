import Glibc

/// Reads ASCII eight bytes at a time, for text from outside that may be long.
package enum WordScan {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// Returns an index before which all bytes are visible ASCII or spaces (0x20 to 0x7E). Stops at the first eight bytes
    /// that may have another one, or at the last seven, so the caller reads on byte by byte.
    package static func countOfVisible(in text: UnsafeBufferPointer<UInt8>) -> Int {
        let bytes = UnsafeRawBufferPointer(text)
        var index = 0
        while bytes.count - index >= 8 {
            let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            // In ASCII, a control is below zero after the subtraction, and DEL is above 0x7F after the addition.
            guard (word | (word &- 0x20 &* ones) | (word &+ ones)) & highBits == 0 else { break }
            index += 8
        }
        return index
    }

    /// Returns an index before which all bytes are visible ASCII (0x21 to 0x7E) and none is `excluded`. Stops at the
    /// first eight bytes that may have another one, or at the last seven, so the caller reads on byte by byte.
    package static func countOfVisible(in text: UnsafeBufferPointer<UInt8>, except excluded: UInt8) -> Int {
        let bytes = UnsafeRawBufferPointer(text)
        let excluded = UInt64(excluded) &* ones
        var index = 0
        while bytes.count - index >= 8 {
            let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            // A byte that is `excluded` becomes zero, and zero is below zero after the subtraction.
            guard (word | (word &- 0x21 &* ones) | (word &+ ones) | ((word ^ excluded) &- ones)) & highBits == 0
            else { break }
            index += 8
        }
        return index
    }
}

extension Span<UInt8> {
    /// Returns the index of the first occurrence of a byte in a range, or the end of the range.
    package func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int {
        guard !range.isEmpty else { return range.upperBound }
        return extracting(range).withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count) else {
                return range.upperBound
            }
            return range.lowerBound + (UnsafeRawPointer(found) - UnsafeRawPointer(start))
        }
    }
}
