import AlmanacValues

/// One to eight ASCII characters of an address. Most parts of addresses are that short, and pages print hundreds of
/// them, so they are kept in a machine word and not in a text.
struct AddressWord {
    /// The first character is the lowest byte.
    let bytes: UInt64
    let count: Int

    /// - Parameter text: a word of the program's own. What follows its first eight characters is left out.
    init(_ text: StaticString) {
        var (bytes, count) = (UInt64(0), 0)
        text.withUTF8Buffer { text in
            for byte in text.prefix(8).reversed() { bytes = bytes << 8 | UInt64(byte) }
            count = min(8, text.count)
        }
        (self.bytes, self.count) = (bytes, count)
    }

    init(_ code: CountryCode) {
        let (first, second) = code.letters
        (bytes, count) = (UInt64(first) | UInt64(second) << 8, 2)
    }

    /// The year with four digits; nil if it has more or fewer.
    init?(year: Int) {
        guard 1000...9999 ~= year else { return nil }
        (bytes, count) = (Self.digits(year / 100) | Self.digits(year % 100) << 16, 4)
    }

    /// `MM-DD`, of an id.
    init(_ id: HolidayID) {
        bytes = Self.digits(id.month) | UInt64(UInt8(ascii: "-")) << 16 | Self.digits(id.day) << 24
        count = 5
    }

    /// The two digits of a number from 0 to 99.
    private static func digits(_ number: Int) -> UInt64 {
        let (tens, ones) = number.quotientAndRemainder(dividingBy: 10)
        return 0x3030 + UInt64(tens) + UInt64(ones) << 8
    }
}

extension AddressWord: CustomStringConvertible {
    var description: String {
        String(decoding: (0..<count).map { UInt8(truncatingIfNeeded: bytes >> UInt64(8 * $0)) }, as: UTF8.self)
    }
}
