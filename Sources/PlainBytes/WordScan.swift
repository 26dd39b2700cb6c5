/// Reads bytes eight at a time, for text from outside that may be long.
package enum WordScan {
    private static var ones: UInt64 { EightBytes.all(0x01) }
    private static var highBits: UInt64 { EightBytes.highBits }

    /// Returns an index before which all bytes are visible ASCII or spaces (0x20 to 0x7E). Stops at the first eight bytes
    /// that may have another one, or at the last seven, so the caller reads on byte by byte.
    package static func countOfVisible(in text: UnsafeBufferPointer<UInt8>) -> Int {
        let bytes = UnsafeRawBufferPointer(text)
        var index = 0
        while bytes.count - index >= 8 {
            let word = EightBytes(of: bytes, at: index).word
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
            let word = EightBytes(of: bytes, at: index).word
            // A byte that is `excluded` becomes zero, and zero is below zero after the subtraction.
            guard (word | (word &- 0x21 &* ones) | (word &+ ones) | ((word ^ excluded) &- ones)) & highBits == 0
            else { break }
            index += 8
        }
        return index
    }

    /// Whether all bytes are ASCII.
    package static func isASCII(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var index = 0
        while index + 8 <= bytes.count {
            guard EightBytes(of: bytes, at: index).word & highBits == 0 else { return false }
            index += 8
        }
        return EightBytes(lastOf: bytes).word & highBits == 0
    }

    /// Whether both texts have the same bytes. Every lookup in the page cache compares addresses.
    ///
    /// - Parameter others: must have the same length.
    package static func isSame(_ bytes: UnsafeRawBufferPointer, as others: UnsafeRawBufferPointer) -> Bool {
        var index = 0
        while index + 8 <= bytes.count {
            guard EightBytes(of: bytes, at: index).word == EightBytes(of: others, at: index).word else { return false }
            index += 8
        }
        return bytes[index...].elementsEqual(others[index...])
    }
}
