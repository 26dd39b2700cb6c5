import AlmanacValues
import FuzzSupport
import Support

@testable import HTTPMessages
@testable import Site

/// Fuzzes the request headers that the server parses: forwarded headers, ranges, entity tags, codings and hosts.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzHeaders(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        let text = String(decoding: input, as: UTF8.self)
        checkHearsay(text)
        checkRange(text)
        let value = HeaderValue(text)
        _ = AcceptEncoding(value).preferred
        // A tag must be found only if the value contains it.
        let tag = "\"0123456789abcdef\""
        expect(!EntityTags(value).contains(tag) || input.contains(Array(tag.utf8)) || isStar(text), "found \(tag)")
        return checkHost(text)
    }
}

private func isStar(_ text: String) -> Bool {
    text.filter { $0 != " " && $0 != "\t" } == "*"
}

/// Checks that forged proxy headers are not believed, whether without a trusted proxy or with one that added its own
/// values.
private func checkHearsay(_ text: String) {
    let addresses = ["10.0.0.1", "203.0.113.9"].compactMap { IPAddress($0) }
    guard let trusted = try? TrustedProxies("10.0.0.0/8"), addresses.count == 2,
        let believing = try? TrustedProxies("10.0.0.0/8", headers: .forwarded)
    else { finding("cannot parse the trusted proxies") }
    let (proxy, visitor) = (addresses[0], addresses[1])

    let alone = ForwardedFields(forwardedFor: text, forwardedProto: text, forwardedHost: text, forwarded: text)
    let stranger = ForwardedRequest(peer: .address(visitor), host: "a", fields: alone, trusted: trusted)
    expect(stranger.client == visitor && !stranger.isSecure && stranger.host == "a", "a stranger is believed")

    let added = ForwardedFields(
        forwardedFor: "\(text), \(visitor)", forwardedProto: "\(text), https", forwardedHost: "\(text), a.example")
    let told = ForwardedRequest(peer: .address(proxy), host: "a", fields: added, trusted: trusted)
    expect(told.client == visitor && told.isSecure && told.host == "a.example", "\(told) by X-Forwarded-For")

    let standard = ForwardedFields(forwarded: "\(text), for=\(visitor);proto=https;host=a.example")
    let read = ForwardedRequest(peer: .address(proxy), host: "a", fields: standard, trusted: believing)
    // An open quote of the visitor hides the proxy's values; then no value is believed.
    let isHidden = read.client == nil || read.client == proxy
    expect(isHidden || read.client == visitor, "\(read) by Forwarded")
    expect(isHidden || read.host == "a.example", "\(read) by Forwarded")
}

private func checkRange(_ text: String) {
    for length in [0, 1, 1000] {
        guard case .part(let range) = ByteRange(HeaderValue(text), length: length) else { continue }
        expect(!range.isEmpty && 0 <= range.lowerBound && range.upperBound <= length, "\(range) of \(length)")
    }
}

/// Checks that a printed host is valid in a URL, and that parsing it gives the same host.
private func checkHost(_ text: String) -> Bool {
    guard let host = HostName(text) else { return false }
    let printed = host.authority(defaultPort: 80)
    let port = host.port == 80 ? nil : host.port
    guard let again = HostName(printed) else { finding("\(printed) is not a host") }
    expect(again.name == host.name && again.port == port, "\(printed) is another host")
    expect(!printed.utf8.contains { "/?#@\\, ".utf8.contains($0) || $0 < 0x21 || $0 > 0x7E }, "\(printed)")
    _ = try? PublicAddress("https://\(text)")
    return true
}
