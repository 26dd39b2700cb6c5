import PlainBytes
public import Support

/// The ISO 3166-1 alpha-2 code of a country: two letters A–Z, always upper case.
public struct CountryCode: Hashable, Comparable, Sendable {
    private let first: UInt8
    private let second: UInt8

    /// The two letters, in ASCII.
    public var letters: (UInt8, UInt8) { (first, second) }

    /// Nil unless the text is two ASCII letters, of either case.
    public init?(_ text: some UTF8Text) {
        var letters = text.utf8.makeIterator()
        guard let first = letters.next().flatMap(Self.upperCased),
            let second = letters.next().flatMap(Self.upperCased), letters.next() == nil
        else { return nil }
        self.first = first
        self.second = second
    }

    /// The code under which the operator of a site has calendars of their own: "ZZ", which ISO 3166-1 leaves to its users.
    public static let own = CountryCode(letters: (UInt8(ascii: "Z"), UInt8(ascii: "Z")))

    private init(letters: (UInt8, UInt8)) {
        (first, second) = letters
    }

    private static func upperCased(_ byte: UInt8) -> UInt8? {
        byte.isASCIILetter ? byte & ~0x20 : nil
    }

    /// The emoji flag: the two letters as regional indicator symbols (Unicode, UTS #51, annex B).
    public var flag: String {
        // The letters of no country have no flag.
        if self == .own { return "\u{1F4C5}" }
        var flag = String.UnicodeScalarView()
        for letter in [first, second] {
            let indicator = 0x1F1E6 + UInt32(letter - UInt8(ascii: "A"))
            if let scalar = Unicode.Scalar(indicator) { flag.append(scalar) }
        }
        return String(flag)
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.first, lhs.second) < (rhs.first, rhs.second)
    }
}

extension CountryCode: CustomStringConvertible {
    public var description: String {
        String(unsafeUninitializedCapacity: 2) { bytes in
            (bytes[0], bytes[1]) = (first, second)
            return 2
        }
    }
}
