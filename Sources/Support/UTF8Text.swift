import PlainBytes

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
        let isSame = utf8.withContiguousStorageIfAvailable { bytes in
            other.utf8.withContiguousStorageIfAvailable { haveSameBytes(bytes, $0, ignoringCase: ignoringCase) }
        }
        // Native Swift strings are contiguous; only other texts are compared one byte at a time.
        return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8) { isSameByte($0, $1, ignoringCase: ignoringCase) }
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

// Not inlinable: inlinable code can use only public members of another target.

/// - Parameter others: must have the same length.
@usableFromInline
func haveSameBytes(
    _ bytes: UnsafeBufferPointer<UInt8>, _ others: UnsafeBufferPointer<UInt8>, ignoringCase: Bool
) -> Bool {
    guard ignoringCase else {
        return WordScan.isSame(UnsafeRawBufferPointer(bytes), as: UnsafeRawBufferPointer(others))
    }
    for index in bytes.indices where bytes[index].lowercasedASCII != others[index].lowercasedASCII { return false }
    return true
}

@usableFromInline
func isSameByte(_ byte: UInt8, _ other: UInt8, ignoringCase: Bool) -> Bool {
    ignoringCase ? byte.lowercasedASCII == other.lowercasedASCII : byte == other
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
