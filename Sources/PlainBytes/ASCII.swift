/// Checks and values of ASCII characters, which are single bytes in UTF-8.
extension UInt8 {
    /// Whether the byte is one of `0`–`9`.
    @inlinable
    package var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

    /// Whether the byte is one of `a`–`z` and `A`–`Z`.
    @inlinable
    package var isASCIILetter: Bool { (self | 0x20).isASCIILowercase }

    @inlinable
    package var isASCIILowercase: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }

    @inlinable
    package var isASCIIUppercase: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }

    @inlinable
    package var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }

    /// Whether the byte is unreserved in addresses (RFC 3986, section 2.3). This is checked for every byte of every address,
    /// so it takes one look at a bit mask.
    @inlinable
    package var isUnreserved: Bool {
        switch self {
        // - . 0–9
        case ..<0x40: (0x03FF_6000_0000_0000 as UInt64) &>> UInt64(self) & 1 == 1
        // A–Z _ a–z ~
        case ..<0x80: (0x47FF_FFFE_87FF_FFFE as UInt64) &>> UInt64(self & 0x3F) & 1 == 1
        default: false
        }
    }

    /// The lower-case form of an ASCII letter; any other byte unchanged.
    @inlinable
    package var lowercasedASCII: UInt8 { isASCIIUppercase ? self | 0x20 : self }

    /// The value of a hexadecimal digit of either case; nil for any other byte.
    @inlinable
    package var hexadecimalValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// The hexadecimal digit of a value from 0 to 15, in lower case.
    @inlinable
    package var hexadecimalDigit: UInt8 { self < 10 ? UInt8(ascii: "0") + self : UInt8(ascii: "a") + self - 10 }
}
