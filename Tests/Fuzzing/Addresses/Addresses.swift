import AlmanacValues
import FuzzSupport
import HTML
import Places

/// Fuzzes the target of a request: a place is printed as an ASCII address of this host, and parsing that address gives
/// the same place.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAddresses(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        // Bytes that are not valid UTF-8 become U+FFFD here, as in the server.
        guard let address = try? Address(target: String(decoding: input, as: UTF8.self)) else { return false }
        check(printed(address), of: address)
        guard let place = try? Place(address) else { return false }
        let printed = Link(place.address).description
        guard let read = try? Address(target: printed) else { finding("cannot parse \(printed)") }
        expectSame(read, place.address, "the address \(printed)")
        guard let again = try? Place(read) else { finding("\(printed) is not a place") }
        expectSame(again, place, "the place at \(printed)")
        return true
    }
}

/// The address with its language before it, which no link has: the writer of a page puts it there.
private func printed(_ address: Address) -> String {
    (address.language == .english ? "" : "/\(address.language.facts.code)") + Link(address).description
}

/// Checks that no browser can take the address for another host, or find more parts than the input had.
private func check(_ printed: String, of address: Address) {
    let bytes = Array(printed.utf8)
    expect(bytes.allSatisfy { 0x21...0x7E ~= $0 && $0 != UInt8(ascii: "\\") }, "\(printed) has other bytes")
    expect(printed.hasPrefix("/") && !printed.hasPrefix("//"), "\(printed) may lead off the host")
    expect(
        bytes.count { $0 == UInt8(ascii: "?") } <= 1 && !bytes.contains(UInt8(ascii: "#")), "\(printed) has more parts")
    let path = printed.prefix { $0 != "?" }
    expect(!path.split(separator: "/").contains { isDots(String($0)) }, "\(printed) goes up")
    guard !address.segments.contains(where: { isDots($0) }) else { return }
    // A path that begins with another language after its own, or after /en, is the address of nothing.
    guard address.segments.first.flatMap({ Language(code: $0) }) == nil else { return }
    // An address that is too long after encoding cannot be parsed again.
    guard bytes.count <= Address.longestTarget else { return }
    guard let again = try? Address(target: printed) else { finding("cannot parse \(printed)") }
    expectSame(again, address, "the address \(printed)")
}

/// Returns whether browsers take the segment for "." or "..", in any encoding (URL Standard, 4.1).
private func isDots(_ segment: String) -> Bool {
    [".", ".."].contains(segment.lowercased().replacing("%2e", with: "."))
}

extension Link {
    /// Creates a link from an address, as `Link(_ place:)` does.
    fileprivate init(_ address: Address) {
        self.init(segments: address.segments, query: address.query.map { ($0.name, $0.value) })
    }
}
