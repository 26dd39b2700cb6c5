import PlainBytes

/// The value of `Range`, if it asks for a single part (RFC 9110, section 14.1.2).
package enum ByteRange: Hashable {
    /// A range within the content.
    case part(Range<Int>)
    /// A range that begins after the end.
    case unsatisfiable
    /// A value to ignore, which is always allowed: another unit, broken syntax, or several parts (multipart responses
    /// help attackers more than anybody else, section 17.15).
    case none

    /// - Parameter length: the length of the whole, in bytes.
    package init(_ value: HeaderValue, length: Int) {
        self = .none
        guard value.utf8.count <= 64, let sides = value.dropping(prefix: "bytes=")?.trimmed.halves(at: "-"),
            let first = Self.number(sides.before), let last = Self.number(sides.after)
        else { return }
        switch (first, last) {
        case (nil, nil): return
        case (nil, let count?):
            self = count > 0 && length > 0 ? .part(max(0, length - count)..<length) : .unsatisfiable
        case (let first?, let last):
            if let last, last < first { return }
            self = first < length ? .part(first..<min(length, (last ?? length - 1) + 1)) : .unsatisfiable
        }
    }

    /// The number in a text of digits: `.some(nil)` if the text is empty, nil if it contains anything else. A number
    /// with more than 15 digits becomes 10¹⁵, which is larger than any file.
    private static func number(_ digits: HeaderValue) -> Int?? {
        guard digits.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
        if digits.isEmpty { return .some(nil) }
        let significant = digits.utf8.drop { $0 == UInt8(ascii: "0") }
        guard significant.count <= 15 else { return .some(1_000_000_000_000_000) }
        return .some(significant.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
    }
}
