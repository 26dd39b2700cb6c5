import HTTPMessages
import HTTPTypes
import TestSupport
import Testing

@testable import Site

@Suite("Visitors’ cookies")
struct PreferencesCookieTests {
    private func preferences(_ header: String?, isSecure: Bool = false) -> Preferences {
        VisitorCookies(header: header.map { HeaderValue($0) }, isSecure: isSecure).visitor.preferences
    }

    private func settings(
        _ preferences: Preferences?, _ header: String? = nil, draft: PreferencesDraft? = nil, isSecure: Bool = false
    ) -> [String] {
        VisitorCookies(header: header.map { HeaderValue($0) }, isSecure: isSecure).settings(
            keeping: preferences, draft: draft)
    }

    /// The `Cookie` header that a browser sends after these `Set-Cookie` headers.
    private func sentBack(_ settings: [String]) -> String {
        settings.map { $0.prefix { $0 != ";" } }.joined(separator: "; ")
    }

    private let ada = Preferences(name: "Ada", country: Sample.code("GB"), look: .dark)

    @Test("O2 Preferences and drafts survive the round trip through cookies", arguments: [false, true])
    func roundTrip(isSecure: Bool) {
        let names = [
            nil, "Ada", "a", "ab", "Zoë", "محمد", "👩‍🚀", "a;b=c, \"d\"\\", String(repeating: "\u{1F600}", count: 150),
        ]
        for name in names {
            for country in [nil, Sample.code("GB")] {
                for look in Look.allCases {
                    let preferences = Preferences(name: name, country: country, look: look)
                    for isSaved in [false, true] {
                        let draft = PreferencesDraft(preferences, isSaved: isSaved)
                        let cookies = sentBack(settings(preferences, draft: draft, isSecure: isSecure))
                        let visitor = VisitorCookies(header: HeaderValue("a=b; \(cookies); c=d"), isSecure: isSecure)
                            .visitor
                        #expect(visitor == Visitor(preferences: preferences, draft: draft))
                        #expect(cookies.utf8.count <= 2048)
                    }
                }
            }
        }
    }

    @Test("O2 Cookie attributes bar scripts, other sites and hosts, and, over TLS, plain connections")
    func attributes() {
        let saved = PreferencesDraft(ada, isSaved: true)
        #expect(
            settings(ada, draft: saved, isSecure: true) == [
                "__Host-almanac=1.GB.dark.QWRh; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure",
                "__Host-almanac-draft=saved.1.GB.dark.QWRh; Path=/; Max-Age=900; HttpOnly; SameSite=Lax; Secure",
            ])
        #expect(
            settings(ada, draft: saved) == [
                "almanac=1.GB.dark.QWRh; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax",
                "almanac-draft=saved.1.GB.dark.QWRh; Path=/; Max-Age=900; HttpOnly; SameSite=Lax",
            ])
        #expect(settings(Preferences()) == ["almanac=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"])
        #expect(
            settings(nil, draft: PreferencesDraft(ada, isSaved: false)) == [
                "almanac-draft=draft.1.GB.dark.QWRh; Path=/; Max-Age=900; HttpOnly; SameSite=Lax"
            ])
    }

    @Test("O2 A region is kept in a cookie of version 2; older cookies, without a region, are read as before")
    func regions() {
        let scot = Preferences(name: "Ada", country: Sample.code("GB"), region: Sample.region("SCT"), look: .dark)
        #expect(settings(scot).first?.hasPrefix("almanac=2.GB-SCT.dark.QWRh;") == true)
        for isSaved in [false, true] {
            let draft = PreferencesDraft(scot, isSaved: isSaved)
            let cookies = sentBack(settings(scot, draft: draft))
            let visitor = VisitorCookies(header: HeaderValue(cookies), isSecure: false).visitor
            #expect(visitor == Visitor(preferences: scot, draft: draft))
        }
        #expect(preferences("almanac=1.GB.dark.QWRh") == ada)
    }

    @Test(
        "O2 A cookie with a damaged region is ignored as a whole",
        arguments: [
            "1.GB-SCT", "2.GB-", "2.GB", "2.", "2.-SCT", "2.GB-SC\u{301}T", "2.GB-S/T", "3.GB-SCT",
            "2.GB-" + String(repeating: "A", count: 25),
        ])
    func damagedRegion(value: String) {
        #expect(preferences("almanac=\(value).dark.QWRh") == Preferences())
    }

    @Test("O2 Saving deletes an existing draft")
    func draftOver() {
        #expect(settings(ada, "almanac-draft=x").last?.hasPrefix("almanac-draft=; Path=/; Max-Age=0;") == true)
        #expect(settings(ada, "almanac-draft=x", isSecure: true).count == 1)
        #expect(settings(ada, "__Host-almanac-draft=x", isSecure: true).count == 2)
    }

    @Test("Behind TLS a cookie of the older name is read until preferences are saved, and is deleted then")
    func olderName() {
        let older = "almanac=1.GB.dark.QWRh"
        #expect(preferences(older, isSecure: true) == ada)
        #expect(preferences("\(older); __Host-almanac=1..light.", isSecure: true) == Preferences(look: .light))
        #expect(preferences("\(older); __Host-almanac=damaged", isSecure: true) == Preferences())
        // Browsers do not send such cookies over plain HTTP; from any other client they are ignored.
        #expect(preferences("__Host-almanac=1.GB.dark.QWRh") == Preferences())
        let deleted = "almanac=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure"
        #expect(settings(ada, older, isSecure: true).last == deleted)
        #expect(
            settings(Preferences(), older, isSecure: true) == [
                "__Host-almanac=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure", deleted,
            ])
        #expect(settings(nil, older, draft: PreferencesDraft(ada, isSaved: false), isSecure: true).count == 1)
        #expect(settings(ada, older) == ["almanac=1.GB.dark.QWRh; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"])
    }

    @Test(
        "O2 A damaged cookie, or one of another version, is ignored",
        arguments: [
            "", "almanac", "almanac=", "almanac=1", "almanac=2.GB.dark.QWRh", "almanac=1.GB.dark",
            "almanac=1.GB.dark.QWRh.x",
            "almanac=1.GB.pink.QWRh", "almanac=1.GBR.dark.QWRh", "almanac=1.GB.dark.Q", "almanac=1.GB.dark.QW!h",
            "almanac=1.GB.dark._w", "almanac=1.GB.dark.wK8", "xalmanac=1.GB.dark.QWRh", "almanac=\"1.GB.dark.QWRh\"",
            "almanac\u{301}=1.GB.dark.QWRh", "almanac=1\u{301}.GB.dark.QWRh", "almanac =1.GB.dark.QWRh",
            "almanac-draft=1.GB.dark.QWRh", "Almanac=1.GB.dark.QWRh", ";;;=;",
        ])
    func damaged(header: String) {
        #expect(preferences(header) == Preferences())
        #expect(preferences(nil) == Preferences())
    }

    @Test(
        "O2 A damaged draft is ignored",
        arguments: [
            "", "draft", "draft.", "draft.1.GB.dark", "1.GB.dark.QWRh", "Draft.1.GB.dark.QWRh", "kept.1.GB.dark.QWRh",
            "saved.2.GB.dark.QWRh", "saved..1.GB.dark.QWRh", "saved\u{301}.1.GB.dark.QWRh",
        ])
    func damagedDraft(value: String) {
        #expect(VisitorCookies(header: HeaderValue("almanac-draft=" + value), isSecure: false).visitor == Visitor())
    }

    @Test("O2 A cookie is read up to its maximum length, and a longer one is ignored")
    func oversized() {
        let start = "1.GB.dark."
        let letters = PreferencesCookie.longestValue - start.utf8.count
        for (count, isRead) in [(letters - letters % 4, true), (letters - letters % 4 + 4, false)] {
            let value = "almanac=" + start + String(repeating: "QUFB", count: count / 4)
            #expect((preferences(value) != Preferences()) == isRead, "\(count) letters")
        }
    }

    @Test("O2 Random bytes are never an error")
    func random() async {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            let text = String(decoding: bytes, as: UTF8.self)
            for start in ["almanac=", "almanac=1.DE.dark.", "almanac-draft=", "almanac-draft=saved.1.DE."] {
                _ = VisitorCookies(header: HeaderValue(start + text), isSecure: false).visitor
            }
        }
        let response = await Site.sample().get(
            "/options", cookie: "almanac=\u{1}\u{FFFD}\u{202E}%00; almanac=1.GB.dark.QWRh")
        #expect(response.status == .ok)
        #expect(response.text.contains("No country chosen"))
    }

    @Test("Base64url follows RFC 4648")
    func base64() {
        for (plain, encoded) in [
            ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"),
            ("foobar", "Zm9vYmFy"),
        ] {
            #expect(Base64URL.encoded(plain.utf8) == encoded)
            #expect(Base64URL.decoded(encoded) == Array(plain.utf8))
        }
        #expect(Base64URL.encoded([0xFB, 0xFF]) == "-_8" && Base64URL.decoded("+/8") == nil)
        #expect(Base64URL.decoded("A") == nil && Base64URL.decoded("AAAAA") == nil)
    }

    @Test("A cookie with bytes outside ASCII is ignored, and the others are read")
    func ignored() {
        let preferences = VisitorCookies(header: "x=\u{301}; \u{301}y; almanac=1.GB.dark.QWRh", isSecure: false).visitor
            .preferences
        #expect(preferences == Preferences(name: "Ada", country: CountryCode("GB"), look: .dark))
        #expect(
            VisitorCookies(header: "almanac=1.GB.dark\u{301}.QWRh", isSecure: false).visitor.preferences
                == Preferences())
    }
}
