import Almanac

/// What one proxy says of the request it got (RFC 7239, section 4).
struct ForwardedElement: Hashable {
    /// How many elements are read, from the last on: no request comes through more proxies.
    static let longestList = 32

    /// Nil where it is not told, or hidden.
    var address: IPAddress?
    var proto: HeaderValue?
    var host: HeaderValue?

    /// The elements of `Forwarded`, from the last to the first. One that cannot be read says nothing.
    ///
    /// With a quote that is not closed all of them are one that says nothing: a visitor who sends such a value would
    /// otherwise hide in it what the proxies have added, and be believed.
    static func list(_ value: HeaderValue) -> some Sequence<ForwardedElement> {
        let elements = value.partsOutsideQuotes(separatedBy: ",", most: longestList) ?? [""]
        return elements.reversed().lazy.map(element)
    }

    private static func element(_ text: HeaderValue) -> ForwardedElement {
        var read = ForwardedElement()
        for pair in text.partsOutsideQuotes(separatedBy: ";", most: 16) ?? [] {
            guard let halves = pair.halves(at: "=") else { continue }
            let name = halves.before.trimmed
            let value = halves.after.trimmed.unquoted ?? halves.after.trimmed
            if name.matches("for", ignoringCase: true) {
                read.address = address(of: value)
            } else if name.matches("proto", ignoringCase: true) {
                read.proto = value
            } else if name.matches("host", ignoringCase: true) {
                read.host = value
            }
        }
        return read
    }

    /// An address with a port or without: `192.0.2.1:80`, `[2001:db8::1]:80`, and also `2001:db8::1`, as
    /// `X-Forwarded-For` has it. Nil for `unknown` and for made-up names such as `_hidden`.
    static func address(of node: HeaderValue) -> IPAddress? {
        if let rest = node.dropping(prefix: "[") { return rest.halves(at: "]").flatMap { IPAddress($0.before) } }
        return IPAddress(node) ?? node.halves(at: ":").flatMap { IPAddress($0.before) }
    }
}
