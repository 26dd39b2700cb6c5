import Almanac
import FuzzSupport

@testable import Site

/// Any text as a `Cookie` header, and as the name in a visitor's preferences: what is read is kept as it was, in a
/// header that is one.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCookie(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        let text = String(decoding: input, as: UTF8.self)
        let preferences = PreferencesCookie.preferences(in: HeaderValue(text))
        expectKept(preferences)
        // What is longer is refused by the form before it gets here.
        if input.count <= 200, !text.isEmpty {
            expectKept(Preferences(name: text, country: preferences.country, look: .dark))
        }
        return preferences != Preferences()
    }
}

private func expectKept(_ preferences: Preferences) {
    for isSecure in [false, true] {
        let header = PreferencesCookie.header(keeping: preferences, isSecure: isSecure)
        expect(header.utf8.allSatisfy { 0x20...0x7E ~= $0 }, "\(header) has other bytes")
        let value = header.prefix { $0 != ";" }
        let attributes = isSecure ? 5 : 4
        expectSame(header.count { $0 == ";" }, attributes, "attributes of \(header)")
        expectSame(
            PreferencesCookie.preferences(in: HeaderValue("a=b; \(value); c")), preferences, "read from \(value)")
    }
}
