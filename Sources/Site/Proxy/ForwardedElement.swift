/// What one proxy says of the request it got (RFC 7239, section 4).
struct ForwardedElement: Hashable {
    /// Nil where it is not told, or hidden.
    var address: IPAddress?
    var proto: String?
    var host: String?

    /// The elements of `Forwarded`, first to last. One that cannot be read says nothing.
    ///
    /// With a quote that is not closed all of them are one that says nothing: a visitor who sends such a value would
    /// otherwise hide in it what the proxies have added, and be believed.
    static func list(_ value: String) -> [ForwardedElement] {
        guard let elements = split(value[...], at: UInt8(ascii: ",")) else { return [ForwardedElement()] }
        return elements.map { element in
            var read = ForwardedElement()
            for pair in split(element, at: UInt8(ascii: ";")) ?? [] {
                guard let sign = pair.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
                let value = unquoted(pair[pair.utf8.index(after: sign)...].trimmed)
                switch pair[..<sign].trimmed.lowercased() {
                case "for": read.address = address(of: value)
                case "proto": read.proto = String(value)
                case "host": read.host = String(value)
                default: break
                }
            }
            return read
        }
    }

    /// An address with a port or without: `192.0.2.1:80`, `[2001:db8::1]:80`, and also `2001:db8::1`, as
    /// `X-Forwarded-For` has it. Nil for `unknown` and for made-up names such as `_hidden`.
    static func address(of node: Substring) -> IPAddress? {
        if node.hasPrefix("[") {
            guard let end = node.firstIndex(of: "]") else { return nil }
            return IPAddress(node[node.index(after: node.startIndex)..<end])
        }
        if let address = IPAddress(node) { return address }
        guard let colon = node.firstIndex(of: ":") else { return nil }
        return IPAddress(node[..<colon])
    }

    /// Splits where the separator stands outside of quotes. Nil where a quote is not closed.
    private static func split(_ text: Substring, at separator: UInt8) -> [Substring]? {
        var parts: [Substring] = []
        var start = text.startIndex
        var isQuoted = false
        var isEscaped = false
        for index in text.utf8.indices {
            let byte = text.utf8[index]
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
            } else if byte == UInt8(ascii: "\\"), isQuoted {
                isEscaped = true
            } else if byte == separator, !isQuoted {
                parts.append(text[start..<index])
                start = text.utf8.index(after: index)
            }
        }
        parts.append(text[start...])
        return isQuoted ? nil : parts
    }

    /// What stands between quotes. Nothing that is looked for has an escaped character in it: it stays as it is, and
    /// then is no address or host.
    private static func unquoted(_ value: Substring) -> Substring {
        guard value.utf8.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") else { return value }
        return value.dropFirst().dropLast()
    }
}
