import AlmanacValues
import Entities
import FuzzSupport

@testable import HTTPMessages
@testable import Site

/// Fuzzes the `Cookie` header and the name in a visitor's preferences: parsed preferences are stored unchanged, in
/// headers of one line each.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCookie(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        let text = String(decoding: input, as: UTF8.self)
        let visitors = [false, true].map { VisitorCookies(header: HeaderValue(text), isSecure: $0).visitor }
        for visitor in visitors {
            expectKept(visitor.preferences, visitor.draft)
        }
        // The form rejects longer names.
        if input.count <= 200, !text.isEmpty {
            let preferences = Preferences(name: text, country: visitors[0].preferences.country, look: .dark)
            expectKept(preferences, PreferencesDraft(preferences, isSaved: input.count % 2 == 0))
        }
        return visitors.contains { $0 != Visitor() }
    }
}

private func expectKept(_ preferences: Preferences, _ draft: PreferencesDraft?) {
    for isSecure in [false, true] {
        let nobody = VisitorCookies(header: nil, isSecure: isSecure)
        let settings = nobody.settings(keeping: preferences, draft: draft)
        expectSame(settings.count, draft == nil ? 1 : 2, "cookies")
        for setting in settings {
            expect(setting.utf8.allSatisfy { 0x20...0x7E ~= $0 }, "\(setting) has other bytes")
            expectSame(setting.utf8.count { $0 == UInt8(ascii: ";") }, isSecure ? 5 : 4, "attributes of \(setting)")
        }
        let sent = settings.map { $0.prefix { $0 != ";" } }.joined(separator: "; ")
        let read = VisitorCookies(header: HeaderValue("a=b; \(sent); c"), isSecure: isSecure).visitor
        expectSame(read, Visitor(preferences: preferences, draft: draft), "read from \(sent)")
    }
}
