/// Percent-encoding (RFC 3986, section 2.1).
@usableFromInline
package enum PercentCoding {
    /// Returns the UTF-8 of a text with every byte encoded except unreserved characters (RFC 3986, section 2.3), so
    /// that it can stand in any part of an address.
    package static func encoded(_ text: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            if byte.isUnreserved {
                bytes.append(byte)
            } else {
                let (percent, high, low) = encoded(byte)
                bytes += [percent, high, low]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the three characters that encode a byte, with digits in upper case (RFC 3986, section 2.1).
    @inlinable
    package static func encoded(_ byte: UInt8) -> (UInt8, UInt8, UInt8) {
        (UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15))
    }

    @inlinable
    package static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    /// How to treat a `%` without two hexadecimal digits after it.
    package enum BrokenEncoding {
        case reject
        /// Leave it as it is (WHATWG URL, section 1.3).
        case keep
    }

    /// Whether decoding would change the bytes.
    ///
    /// - Parameter plusIsSpace: whether `+` means a space, as in forms and queries.
    package static func isEncoded(_ bytes: Span<UInt8>, plusIsSpace: Bool) -> Bool {
        bytes.firstIndex(of: UInt8(ascii: "%"), in: bytes.indices) < bytes.count
            || plusIsSpace && bytes.firstIndex(of: UInt8(ascii: "+"), in: bytes.indices) < bytes.count
    }

    /// Returns the decoded bytes; nil if the encoding is broken and `broken` is `.reject`.
    ///
    /// - Parameter plusIsSpace: whether `+` means a space, as in forms and queries.
    package static func decoded(
        _ bytes: Span<UInt8>, plusIsSpace: Bool, broken: BrokenEncoding
    ) -> [UInt8]? {
        var isBroken = false
        // Decoding never makes a text longer.
        let decoded = [UInt8](unsafeUninitializedCapacity: bytes.count) { memory, count in
            let written = bytes.withUnsafeBufferPointer {
                decode($0, plusIsSpace: plusIsSpace, broken: broken, into: memory)
            }
            guard let written else {
                isBroken = true
                return
            }
            count = written
        }
        return isBroken ? nil : decoded
    }

    /// Returns the number of bytes written.
    private static func decode(
        _ bytes: UnsafeBufferPointer<UInt8>, plusIsSpace: Bool, broken: BrokenEncoding,
        into memory: UnsafeMutableBufferPointer<UInt8>
    ) -> Int? {
        let values = values.span
        var (read, written) = (0, 0)
        while read < bytes.count {
            var byte = bytes[read]
            read += 1
            if byte == UInt8(ascii: "%") {
                if read + 1 < bytes.count, let value = value(bytes[read], bytes[read + 1], values) {
                    byte = value
                    read += 2
                } else if broken == .reject {
                    return nil
                }
            } else if plusIsSpace, byte == UInt8(ascii: "+") {
                byte = UInt8(ascii: " ")
            }
            memory[written] = byte
            written += 1
        }
        return written
    }

    /// Returns the value of two hexadecimal digits, or nil if either byte is not one.
    @inline(__always)
    private static func value(_ high: UInt8, _ low: UInt8, _ values: Span<UInt8>) -> UInt8? {
        let (high, low) = (values[Int(high)], values[Int(low)])
        // Neither value has one of the upper bits, unless it is `0xFF`.
        return (high | low) & 0xF0 == 0 ? high &<< 4 | low : nil
    }

    /// The value of each byte as a hexadecimal digit; 0xFF for every other byte.
    private static let values = (0...UInt8.max).map { $0.hexadecimalValue ?? 0xFF }
}
