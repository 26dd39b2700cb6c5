import PlainBytes
public import Support

/// The value of a header field, or a part of one, as bytes, because it comes from outside.
///
/// Nothing here compares Characters. Bytes outside ASCII are kept, but they match nothing that is searched for: a list
/// member, cookie or parameter that contains them is ignored, and the others are read.
public struct HeaderValue: UTF8Text, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public private(set) var utf8: Substring.UTF8View

    @inlinable
    public init(_ text: String) {
        self.init(text[...].utf8)
    }

    public init(stringLiteral text: String) {
        self.init(text)
    }

    @usableFromInline
    init(_ part: Substring.UTF8View) {
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
    package var isEmpty: Bool { utf8.isEmpty }

    /// The value without the optional white space of HTTP around it: spaces and tabs (RFC 9110, section 5.6.3).
    package var trimmed: HeaderValue {
        slice { bytes in
            var (start, end) = (0, bytes.count)
            while start < end, bytes[start].isHTTPSpace { start += 1 }
            while start < end, bytes[end - 1].isHTTPSpace { end -= 1 }
            return start..<end
        } ?? self
    }

    /// Returns the part that a function of the bytes finds; nil if it finds nothing.
    ///
    /// Offsets into contiguous bytes cost a third of what indices of a `UTF8View` cost.
    package func slice(_ range: (UnsafeBufferPointer<UInt8>) -> Range<Int>?) -> HeaderValue? {
        guard let range = utf8.withContiguousStorageIfAvailable(range) ?? Array(utf8).withUnsafeBufferPointer(range)
        else { return nil }
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return HeaderValue(utf8[start..<utf8.index(start, offsetBy: range.count)])
    }

    /// The members of a list from first to last, trimmed, without empty ones.
    ///
    /// - Parameter most: the number of members that are read, including empty ones. The rest of the list costs no time.
    package func members(separatedBy separator: Unicode.Scalar, most: Int = 64) -> Members {
        Members(rest: utf8, separator: UInt8(ascii: separator), left: most, isBackwards: false)
    }

    /// The members of a list from last to first, trimmed, without empty ones.
    ///
    /// - Parameter most: the number of members that are read, including empty ones.
    package func lastMembers(separatedBy separator: Unicode.Scalar, most: Int) -> Members {
        Members(rest: utf8, separator: UInt8(ascii: separator), left: most, isBackwards: true)
    }

    package struct Members: Sequence, IteratorProtocol {
        fileprivate var rest: Substring.UTF8View
        fileprivate let separator: UInt8
        fileprivate var left: Int
        fileprivate let isBackwards: Bool

        package mutating func next() -> HeaderValue? {
            while left > 0, !rest.isEmpty {
                left -= 1
                let member = HeaderValue(isBackwards ? removeLast() : removeFirst()).trimmed
                if !member.isEmpty { return member }
            }
            return nil
        }

        private mutating func removeFirst() -> Substring.UTF8View {
            let end = rest.index(ofByte: separator) ?? rest.endIndex
            defer { rest = rest[end...].dropFirst() }
            return rest[..<end]
        }

        private mutating func removeLast() -> Substring.UTF8View {
            guard let sign = rest.lastIndex(of: separator) else {
                defer { rest = rest[rest.endIndex...] }
                return rest
            }
            defer { rest = rest[..<sign] }
            return rest[sign...].dropFirst()
        }
    }

    /// Returns the parts before and after the first separator, untrimmed. Nil if there is no separator.
    package func halves(at separator: Unicode.Scalar) -> (before: HeaderValue, after: HeaderValue)? {
        guard let index = utf8.index(ofByte: UInt8(ascii: separator)) else { return nil }
        return (HeaderValue(utf8[..<index]), HeaderValue(utf8[utf8.index(after: index)...]))
    }

    /// Returns the last parts between separators outside quotes (RFC 9110, section 5.6.4), in their order. Nil if a
    /// quote is not closed.
    ///
    /// - Parameter most: the number of parts that are returned.
    package func partsOutsideQuotes(separatedBy separator: Unicode.Scalar, most: Int) -> [HeaderValue]? {
        let separator = UInt8(ascii: separator)
        let signs = utf8.withContiguousStorageIfAvailable { Self.lastSigns(separator, in: $0, most: most) }
        let found = signs ?? Array(utf8).withUnsafeBufferPointer { Self.lastSigns(separator, in: $0, most: most) }
        guard let signs = found else { return nil }
        let starts = signs.map { utf8.index(utf8.startIndex, offsetBy: $0 + 1) }
        let ends = starts.dropFirst().map { utf8.index(before: $0) } + [utf8.endIndex]
        return zip(starts, ends).map { HeaderValue(utf8[$0..<$1]) }
    }

    /// Returns the offsets of the last `most` separators outside quotes, with -1 for the start if it is among them. Nil
    /// if a quote is not closed.
    private static func lastSigns(
        _ separator: UInt8, in bytes: UnsafeBufferPointer<UInt8>, most: Int
    ) -> [Int]? {
        guard most > 0 else { return [] }
        guard bytes.contains(UInt8(ascii: "\"")) else { return lastSigns(separator, unquoted: bytes, most: most) }
        // A ring: a client may send thousands, and keeping all of them would cost more than reading the bytes.
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: most) { ring -> [Int]? in
            ring.initialize(repeating: -1)
            var (next, count) = (1 % most, 1)
            var isQuoted = false
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                if byte == separator, !isQuoted {
                    ring[next] = index
                    next = next + 1 == most ? 0 : next + 1
                    count += 1
                } else if byte == UInt8(ascii: "\"") {
                    isQuoted.toggle()
                } else if byte == UInt8(ascii: "\\"), isQuoted {
                    index += 1
                }
                index += 1
            }
            if isQuoted { return nil }
            return count <= most ? Array(ring[..<count]) : Array(ring[next...]) + Array(ring[..<next])
        }
    }

    /// As above, for bytes without a quote: they can be read from the end, as far as they are needed.
    private static func lastSigns(
        _ separator: UInt8, unquoted bytes: UnsafeBufferPointer<UInt8>, most: Int
    ) -> [Int] {
        var signs: [Int] = []
        var index = bytes.count - 1
        while index >= 0, signs.count < most {
            if bytes[index] == separator { signs.append(index) }
            index -= 1
        }
        if signs.count < most { signs.append(-1) }
        return signs.reversed()
    }

    /// Returns the rest after a prefix, whose ASCII letters match in either case. Nil if the value does not begin with
    /// it.
    package func dropping(prefix: StaticString) -> HeaderValue? {
        guard utf8.count >= prefix.utf8CodeUnitCount else { return nil }
        let end = utf8.index(utf8.startIndex, offsetBy: prefix.utf8CodeUnitCount)
        let isSame = prefix.withUTF8Buffer { prefix in
            prefix.elementsEqual(utf8[..<end]) { $0.lowercasedASCII == $1.lowercasedASCII }
        }
        return isSame ? HeaderValue(utf8[end...]) : nil
    }

    /// The text between two quotes; nil if they are missing. Escapes are kept: no valid address or host contains one.
    package var unquoted: HeaderValue? {
        let quote = UInt8(ascii: "\"")
        guard utf8.count >= 2, utf8.first == quote, utf8.last == quote else { return nil }
        return HeaderValue(utf8.dropFirst().dropLast())
    }

    /// Appends a further line of the same field (RFC 9110, section 5.3).
    package mutating func append(_ next: HeaderValue, separator: String) {
        var text = description
        // Give up the other reference to the text, so that it grows in place.
        utf8 = ""[...].utf8
        text += separator
        text += Substring(next.utf8)
        utf8 = text[...].utf8
    }
}

extension UInt8 {
    /// Whether this is optional white space: a space or a tab (RFC 9110, section 5.6.3).
    package var isHTTPSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
