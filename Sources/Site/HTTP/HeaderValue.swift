public import Almanac

/// The value of a header field, or a part of one, as bytes, because it comes from outside.
///
/// Nothing here compares Characters. Bytes outside ASCII are kept, but they match nothing that is searched for: a list
/// member, cookie or parameter that contains them is ignored, and the others are read.
public struct HeaderValue: UTF8Text, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public private(set) var utf8: Substring.UTF8View

    public init(_ text: String) {
        utf8 = text[...].utf8
    }

    public init(stringLiteral text: String) {
        self.init(text)
    }

    private init(_ part: Substring.UTF8View) {
        utf8 = part
    }

    /// The value as text, for messages and for values that are not compared.
    public var description: String { String(Substring(utf8)) }

    public static func == (one: Self, other: Self) -> Bool { one.matches(other) }

    public func hash(into hasher: inout Hasher) {
        hashBytes(into: &hasher)
    }
}

extension HeaderValue {
    var isEmpty: Bool { utf8.isEmpty }

    /// The value without the optional white space of HTTP around it: spaces and tabs (RFC 9110, section 5.6.3).
    var trimmed: HeaderValue {
        let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard let first = utf8.firstIndex(where: { !isSpace($0) }), let last = utf8.lastIndex(where: { !isSpace($0) })
        else { return HeaderValue(utf8[utf8.endIndex...]) }
        return HeaderValue(utf8[first...last])
    }

    /// The members of a list from first to last, trimmed, without empty ones.
    ///
    /// - Parameter most: the number of members that are read, including empty ones. The rest of the list costs no time.
    func members(separatedBy separator: Unicode.Scalar, most: Int = 64) -> Members {
        Members(rest: utf8, separator: UInt8(ascii: separator), left: most)
    }

    struct Members: Sequence, IteratorProtocol {
        fileprivate var rest: Substring.UTF8View
        fileprivate let separator: UInt8
        fileprivate var left: Int

        mutating func next() -> HeaderValue? {
            while left > 0, !rest.isEmpty {
                left -= 1
                let end = rest.firstIndex(of: separator) ?? rest.endIndex
                let member = HeaderValue(rest[..<end]).trimmed
                rest = rest[end...].dropFirst()
                if !member.isEmpty { return member }
            }
            return nil
        }
    }

    /// The members of a list from last to first, trimmed, without empty ones.
    ///
    /// - Parameter most: the number of members that are read, including empty ones.
    func lastMembers(separatedBy separator: Unicode.Scalar, most: Int) -> [HeaderValue] {
        var members: [HeaderValue] = []
        var rest = utf8
        for _ in 0..<most where !rest.isEmpty {
            let sign = rest.lastIndex(of: UInt8(ascii: separator))
            let member = HeaderValue(sign.map { rest[$0...].dropFirst() } ?? rest).trimmed
            if !member.isEmpty { members.append(member) }
            rest = sign.map { rest[..<$0] } ?? rest[rest.endIndex...]
        }
        return members
    }

    /// Returns the parts before and after the first separator, untrimmed. Nil if there is no separator.
    func halves(at separator: Unicode.Scalar) -> (before: HeaderValue, after: HeaderValue)? {
        guard let index = utf8.firstIndex(of: UInt8(ascii: separator)) else { return nil }
        return (HeaderValue(utf8[..<index]), HeaderValue(utf8[utf8.index(after: index)...]))
    }

    /// Returns the last parts between separators outside quotes (RFC 9110, section 5.6.4), in their order. Nil if a
    /// quote is not closed.
    ///
    /// - Parameter most: the number of parts that are returned.
    func partsOutsideQuotes(separatedBy separator: Unicode.Scalar, most: Int) -> [HeaderValue]? {
        // The offsets of the separators.
        var signs: [Int] = []
        var isQuoted = false
        var isEscaped = false
        for (offset, byte) in Array(utf8).enumerated() {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
            } else if byte == UInt8(ascii: "\\"), isQuoted {
                isEscaped = true
            } else if byte == UInt8(ascii: separator), !isQuoted {
                signs.append(offset)
            }
        }
        guard !isQuoted else { return nil }
        let starts = ([-1] + signs).suffix(most).map { utf8.index(utf8.startIndex, offsetBy: $0 + 1) }
        let ends = starts.dropFirst().map { utf8.index(before: $0) } + [utf8.endIndex]
        return zip(starts, ends).map { HeaderValue(utf8[$0..<$1]) }
    }

    /// Returns the rest after a prefix, whose ASCII letters match in either case. Nil if the value does not begin with
    /// it.
    func dropping(prefix: StaticString) -> HeaderValue? {
        guard utf8.count >= prefix.utf8CodeUnitCount else { return nil }
        let end = utf8.index(utf8.startIndex, offsetBy: prefix.utf8CodeUnitCount)
        let isSame = prefix.withUTF8Buffer { prefix in
            prefix.elementsEqual(utf8[..<end]) { $0.lowercasedASCII == $1.lowercasedASCII }
        }
        return isSame ? HeaderValue(utf8[end...]) : nil
    }

    /// The text between two quotes; nil if they are missing. Escapes are kept: no valid address or host contains one.
    var unquoted: HeaderValue? {
        let quote = UInt8(ascii: "\"")
        guard utf8.count >= 2, utf8.first == quote, utf8.last == quote else { return nil }
        return HeaderValue(utf8.dropFirst().dropLast())
    }

    /// Appends a further line of the same field (RFC 9110, section 5.3).
    mutating func append(_ next: HeaderValue, separator: String) {
        var text = description
        // Give up the other reference to the text, so that it grows in place.
        utf8 = ""[...].utf8
        text += separator
        text += Substring(next.utf8)
        utf8 = text[...].utf8
    }
}
