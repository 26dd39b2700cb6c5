/// Prints an address into memory that has room for it, each part as UTF-8 with every byte percent-encoded that RFC 3986,
/// section 2.3, does not call unreserved.
///
/// That is more than any part of an address asks for, and therefore right in all of them: a space is `%20`,
/// a plus sign `%2B`, in a path as in a query.
struct AddressPrinter {
    private let memory: UnsafeMutableBufferPointer<UInt8>
    /// How many bytes are printed.
    private(set) var count = 0

    init(_ memory: UnsafeMutableBufferPointer<UInt8>) {
        self.memory = memory
    }

    /// How many bytes a text becomes at most.
    static func room(for text: String) -> Int { 3 * text.utf8.count }

    /// A character of ASCII that parts an address, as it is.
    mutating func sign(_ sign: Unicode.Scalar) {
        append(UInt8(ascii: sign))
    }

    mutating func encoded(_ text: String) {
        text.withBytes { bytes in
            for byte in bytes {
                if byte.isUnreserved {
                    append(byte)
                } else {
                    append(UInt8(ascii: "%"))
                    append(Self.hexadecimalDigit(byte >> 4))
                    append(Self.hexadecimalDigit(byte & 0x0F))
                }
            }
        }
    }

    private mutating func append(_ byte: UInt8) {
        // Whoever gave the memory has counted; where they have not, an address is cut short and nothing else happens.
        guard count < memory.count else { return }
        memory[count] = byte
        count += 1
    }

    /// Upper case, as RFC 3986, section 2.1, asks of those who print.
    private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}

extension UInt8 {
    /// An ASCII letter or digit.
    var isAlphanumeric: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        default: isDigit
        }
    }

    var isDigit: Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
    }

    var isHexadecimalDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): true
        default: isDigit
        }
    }

    /// RFC 3986, section 2.3. Asked of every byte of every address, so each has a bit.
    var isUnreserved: Bool {
        switch self {
        // - . 0–9
        case ..<0x40: 0x03FF_6000_0000_0000 >> UInt64(self) & 1 == 1
        // A–Z _ a–z ~
        case ..<0x80: 0x47FF_FFFE_87FF_FFFE >> UInt64(self - 0x40) & 1 == 1
        default: false
        }
    }
}
