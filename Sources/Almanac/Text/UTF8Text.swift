import Glibc

/// Text as its UTF-8 bytes: how text from outside is read.
///
/// `String` compares, splits and searches by Characters. For that it normalises, which takes time that grows with the
/// square of the length of a run of combining marks (16 KB: 100 ms), and finds no comma in a comma with U+0301 behind it.
/// A function that takes this instead sees bytes only.
public protocol UTF8Text {
    associatedtype Bytes: BidirectionalCollection<UInt8>

    var utf8: Bytes { get }
}

extension String: UTF8Text {}
extension Substring: UTF8Text {}

extension UTF8Text {
    /// Whether both have the same bytes.
    ///
    /// - Parameter ignoringCase: whether ASCII's capitals count as its small letters. Other letters keep their case.
    @inlinable
    public func matches(_ other: some UTF8Text, ignoringCase: Bool = false) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        if ignoringCase { return utf8.elementsEqual(other.utf8) { $0.lowercasedASCII == $1.lowercasedASCII } }
        let isSame = utf8.withContiguousStorageIfAvailable { bytes in
            other.utf8.withContiguousStorageIfAvailable { bytes.isSame(as: $0) }
        }
        // Every text of Swift's own is contiguous.
        return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
    }

    /// Feeds the bytes to a hasher, for types that compare with `matches`.
    @inlinable
    public func hashBytes(into hasher: inout Hasher) {
        let isFed: Void? = utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        if isFed == nil { for byte in utf8 { hasher.combine(byte) } }
        hasher.combine(0xFF as UInt8)
    }

    /// The number that ASCII digits make, and nothing but them; nil for any other text.
    ///
    /// - Parameter digits: how many there may be; 18 at most.
    public func number(digits: ClosedRange<Int>) -> Int? {
        guard digits.contains(utf8.count), utf8.count <= 18 else { return nil }
        var number = 0
        for byte in utf8 {
            guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
            number = number * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return number
    }
}

extension Collection<UInt8> {
    /// Returns the index of the first byte like this, found by `memchr`: many bytes at a time. Nil if there is none.
    public func index(ofByte byte: UInt8) -> Index? {
        let offset = withContiguousStorageIfAvailable { bytes in
            guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count) else { return -1 }
            return UnsafeRawPointer(start).distance(to: found)
        }
        guard let offset else { return firstIndex(of: byte) }
        return offset < 0 ? nil : index(startIndex, offsetBy: offset)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Eight bytes at a time: a page in the cache is found by comparing its address.
    ///
    /// - Parameter other: of the same length.
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

extension UInt8 {
    /// The small letter of one of ASCII's capitals; any other byte as it is.
    @inlinable
    public var lowercasedASCII: UInt8 { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self }

    /// The value of a hexadecimal digit of either case; nil for any other byte.
    @inlinable
    public var hexadecimalValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
    /// The case whose raw value has the same bytes; nil if there is none. For text from outside, which
    /// `init(rawValue:)` would normalise.
    public init?(word: some UTF8Text, ignoringCase: Bool = false) {
        let found = Self.allCases.first { word.matches($0.rawValue, ignoringCase: ignoringCase) }
        guard let found else { return nil }
        self = found
    }
}
