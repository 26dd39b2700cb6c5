public import Almanac

/// The value of a header field, or a part of one: bytes, since it comes from outside.
///
/// There is nothing here that compares Characters. Bytes outside of ASCII are kept, and match nothing that is looked
/// for: the member of a list, the cookie or the parameter that has them is ignored, and the others are read.
public struct HeaderValue: UTF8Text, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let utf8: Substring.UTF8View

    public init(_ text: String) {
        utf8 = text[...].utf8
    }

    public init(stringLiteral text: String) {
        self.init(text)
    }

    private init(_ part: Substring.UTF8View) {
        utf8 = part
    }

    /// For messages, and for what is not compared.
    public var description: String { String(Substring(utf8)) }

    public static func == (one: Self, other: Self) -> Bool { one.matches(other) }

    public func hash(into hasher: inout Hasher) {
        hashBytes(into: &hasher)
    }
}

extension HeaderValue {
    var isEmpty: Bool { utf8.isEmpty }

    /// Without the optional white space of HTTP around it: spaces and tabs (RFC 9110, section 5.6.3).
    var trimmed: HeaderValue {
        let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard let first = utf8.firstIndex(where: { !isSpace($0) }), let last = utf8.lastIndex(where: { !isSpace($0) })
        else { return HeaderValue(utf8[utf8.endIndex...]) }
        return HeaderValue(utf8[first...last])
    }

    /// The parts between the separators, each trimmed; empty ones are left out.
    func members(separatedBy separator: Unicode.Scalar) -> [HeaderValue] {
        utf8.split(separator: UInt8(ascii: separator)).map { HeaderValue($0).trimmed }.filter { !$0.isEmpty }
    }

    /// The last of those members; nil if there is none.
    func lastMember(separatedBy separator: Unicode.Scalar) -> HeaderValue? {
        var rest = utf8
        while !rest.isEmpty {
            let start = rest.lastIndex(of: UInt8(ascii: separator)).map { rest.index(after: $0) } ?? rest.startIndex
            let member = HeaderValue(rest[start...]).trimmed
            if !member.isEmpty { return member }
            rest = start > rest.startIndex ? rest[..<rest.index(before: start)] : rest[..<rest.startIndex]
        }
        return nil
    }

    /// What stands before the first separator and what behind it; nil where there is none. Neither is trimmed.
    func halves(at separator: Unicode.Scalar) -> (before: HeaderValue, after: HeaderValue)? {
        guard let index = utf8.firstIndex(of: UInt8(ascii: separator)) else { return nil }
        return (HeaderValue(utf8[..<index]), HeaderValue(utf8[utf8.index(after: index)...]))
    }

    /// The parts between separators that stand outside of quotes (RFC 9110, section 5.6.4); nil where a quote is not
    /// closed.
    func partsOutsideQuotes(separatedBy separator: Unicode.Scalar) -> [HeaderValue]? {
        var parts: [HeaderValue] = []
        var start = utf8.startIndex
        var isQuoted = false
        var isEscaped = false
        for index in utf8.indices {
            let byte = utf8[index]
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
            } else if byte == UInt8(ascii: "\\"), isQuoted {
                isEscaped = true
            } else if byte == UInt8(ascii: separator), !isQuoted {
                parts.append(HeaderValue(utf8[start..<index]))
                start = utf8.index(after: index)
            }
        }
        parts.append(HeaderValue(utf8[start...]))
        return isQuoted ? nil : parts
    }

    /// What follows this beginning, whose ASCII letters have no case; nil unless it begins so.
    func dropping(prefix: StaticString) -> HeaderValue? {
        guard utf8.count >= prefix.utf8CodeUnitCount else { return nil }
        let end = utf8.index(utf8.startIndex, offsetBy: prefix.utf8CodeUnitCount)
        let isSame = prefix.withUTF8Buffer { prefix in
            prefix.elementsEqual(utf8[..<end]) { $0.lowercasedASCII == $1.lowercasedASCII }
        }
        return isSame ? HeaderValue(utf8[end...]) : nil
    }

    /// What stands between two quotes; nil where they are missing. Nothing that is looked for has an escaped character
    /// in it: it stays as it is, and then is no address or host.
    var unquoted: HeaderValue? {
        let quote = UInt8(ascii: "\"")
        guard utf8.count >= 2, utf8.first == quote, utf8.last == quote else { return nil }
        return HeaderValue(utf8.dropFirst().dropLast())
    }

    /// Several lines of one field as one value (RFC 9110, section 5.3).
    func joined(with next: HeaderValue, by separator: String) -> HeaderValue {
        HeaderValue(description + separator + next.description)
    }
}
