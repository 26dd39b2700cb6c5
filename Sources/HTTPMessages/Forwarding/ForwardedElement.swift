package import Support

/// What one proxy reports about the request that it received (RFC 7239, section 4).
package struct ForwardedElement: Hashable {
    /// The number of elements that are read, counted from the last one. No request passes through more proxies.
    package static let longestList = 32

    /// Nil if the proxy does not report the address, or hides it.
    package var address: IPAddress?
    package var proto: HeaderValue?
    package var host: HeaderValue?

    /// The last elements of `Forwarded`, from the last to the first. An element that cannot be parsed is empty.
    ///
    /// If a quote is not closed, the whole list becomes one empty element. Otherwise a client could send such a value,
    /// hide in it what the proxies append, and have its own words believed.
    package static func list(_ value: HeaderValue) -> some Sequence<ForwardedElement> {
        let elements = value.partsOutsideQuotes(separatedBy: ",", most: longestList) ?? [""]
        return elements.reversed().lazy.map(element)
    }

    private static func element(_ text: HeaderValue) -> ForwardedElement {
        var node: HeaderValue?
        var read = ForwardedElement()
        for pair in text.partsOutsideQuotes(separatedBy: ";", most: mostParameters) ?? [] {
            guard let halves = pair.halves(at: "=") else { continue }
            let name = halves.before.trimmed
            let value = halves.after.trimmed.unquoted ?? halves.after.trimmed
            if name.matches("for", ignoringCase: true) {
                node = value
            } else if name.matches("proto", ignoringCase: true) {
                read.proto = value
            } else if name.matches("host", ignoringCase: true) {
                read.host = value
            }
        }
        // Parsed once, although no element should have it twice.
        read.address = node.flatMap { address(of: $0) }
        return read
    }

    /// The number of parameters of an element that are read, counted from the last one. RFC 7239 defines four (section
    /// 5), and no others are known.
    private static let mostParameters = 8

    /// The address in a node, which may have a port: `192.0.2.1:80`, `[2001:db8::1]:80`, and also `2001:db8::1`, as
    /// `X-Forwarded-For` writes it. Nil for `unknown` and for obfuscated names such as `_hidden`.
    package static func address(of node: HeaderValue) -> IPAddress? {
        if let rest = node.dropping(prefix: "[") { return rest.halves(at: "]").flatMap { IPAddress($0.before) } }
        return IPAddress(node) ?? node.halves(at: ":").flatMap { IPAddress($0.before) }
    }
}
