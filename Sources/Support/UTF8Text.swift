import Glibc

/// Text that is compared and parsed as UTF-8 bytes. Use it for untrusted text.
///
/// `String` compares, splits and searches by Characters. To do so it normalises, in time quadratic in the length of a
/// run of combining marks (16 KB: 100 ms), and it does not find a comma that U+0301 follows. A function that takes
/// `UTF8Text` instead sees only bytes.
public protocol UTF8Text {
    associatedtype Bytes: BidirectionalCollection<UInt8>

    var utf8: Bytes { get }
}

extension String: UTF8Text {}
extension Substring: UTF8Text {}

extension UTF8Text {
    /// Whether both have the same bytes.
    ///
    /// - Parameter ignoringCase: whether to ignore the case of ASCII letters. Other letters keep their case.
    @inlinable
    package func matches(_ other: some UTF8Text, ignoringCase: Bool = false) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        if ignoringCase { return utf8.elementsEqual(other.utf8) { $0.lowercasedASCII == $1.lowercasedASCII } }
        let isSame = utf8.withContiguousStorageIfAvailable { bytes in
            other.utf8.withContiguousStorageIfAvailable { bytes.isSame(as: $0) }
        }
        // Native Swift strings are contiguous; only other texts are compared one byte at a time.
        return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
    }

    /// Whether the last bytes are those of the suffix.
    @inlinable
    package func ends(with suffix: some UTF8Text) -> Bool {
        utf8.reversed().starts(with: suffix.utf8.reversed())
    }

    /// Feeds the bytes to a hasher, for types that compare with `matches`.
    @inlinable
    package func hashBytes(into hasher: inout Hasher) {
        let isFed: Void? = utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        if isFed == nil { for byte in utf8 { hasher.combine(byte) } }
        hasher.combine(0xFF as UInt8)
    }

    /// Returns the decimal number that the text spells in ASCII digits. Nil if it has any other character, or a number
    /// of digits outside the range.
    ///
    /// - Parameter digits: the allowed number of digits. Texts of more than 18 are always rejected.
    package func number(digits: ClosedRange<Int>) -> Int? {
        guard digits.contains(utf8.count), utf8.count <= 18 else { return nil }
        var number = 0
        for byte in utf8 {
            guard byte.isASCIIDigit else { return nil }
            number = number * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return number
    }
}

extension Collection<UInt8> {
    /// Returns the index of the first occurrence of a byte, found with `memchr`. Nil if the byte does not occur.
    package func index(ofByte byte: UInt8) -> Index? {
        let offset = withContiguousStorageIfAvailable { bytes in
            guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count) else { return -1 }
            return UnsafeRawPointer(start).distance(to: found)
        }
        guard let offset else { return firstIndex(of: byte) }
        return offset < 0 ? nil : index(startIndex, offsetBy: offset)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether both buffers hold the same bytes. Compares eight at a time, because every page cache lookup compares
    /// addresses.
    ///
    /// - Parameter other: must have the same length.
    @inlinable
    func isSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
        let (bytes, others) = (UnsafeRawBufferPointer(self), UnsafeRawBufferPointer(other))
        var index = 0
        while index + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            guard word == others.loadUnaligned(fromByteOffset: index, as: UInt64.self) else { return false }
            index += 8
        }
        return bytes[index...].elementsEqual(others[index...])
    }
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
    /// Returns the case whose raw value has the same bytes; nil if no case does. Use it for untrusted text, which
    /// `init(rawValue:)` would normalise.
    package init?(word: some UTF8Text, ignoringCase: Bool = false) {
        let found = Self.allCases.first { word.matches($0.rawValue, ignoringCase: ignoringCase) }
        guard let found else { return nil }
        self = found
    }
}
