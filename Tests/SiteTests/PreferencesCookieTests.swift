import Almanac
import HTTPTypes
import TestSupport
import Testing

@testable import Site

@Suite("The cookie of the preferences")
struct PreferencesCookieTests {
    /// What a browser sends back of a `Set-Cookie` header.
    private func sentBack(_ header: String) -> String {
        String(header.prefix { $0 != ";" })
    }

    @Test("O2 What is kept comes back as it was")
    func roundTrip() {
        let names = [
            nil, "Ada", "a", "ab", "Zoë", "محمد", "👩‍🚀", "a;b=c, \"d\"\\", String(repeating: "\u{1F600}", count: 150),
        ]
        for name in names {
            for country in [nil, Sample.code("GB")] {
                for look in Look.allCases {
                    let preferences = Preferences(name: name, country: country, look: look)
                    let cookie = sentBack(PreferencesCookie.header(keeping: preferences, isSecure: false))
                    #expect(PreferencesCookie.preferences(in: HeaderValue(cookie)) == preferences)
                    #expect(PreferencesCookie.preferences(in: HeaderValue("a=b; \(cookie); c=d")) == preferences)
                    #expect(cookie.utf8.count <= 1024)
                }
            }
        }
    }

    @Test("O2 Its attributes keep it from scripts, from other sites and from plain connections")
    func attributes() {
        let preferences = Preferences(name: "Ada", country: Sample.code("GB"), look: .dark)
        #expect(
            PreferencesCookie.header(keeping: preferences, isSecure: true)
                == "almanac=1.GB.dark.QWRh; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure")
        #expect(!PreferencesCookie.header(keeping: preferences, isSecure: false).contains("Secure"))
        #expect(
            PreferencesCookie.header(keeping: Preferences(), isSecure: false)
                == "almanac=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
    }

    @Test(
        "O2 A damaged cookie, or one of another version, is as good as none",
        arguments: [
            "", "almanac", "almanac=", "almanac=1", "almanac=2.GB.dark.QWRh", "almanac=1.GB.dark",
            "almanac=1.GB.dark.QWRh.x",
            "almanac=1.GB.pink.QWRh", "almanac=1.GBR.dark.QWRh", "almanac=1.GB.dark.Q", "almanac=1.GB.dark.QW!h",
            "almanac=1.GB.dark._w", "almanac=1.GB.dark.wK8", "xalmanac=1.GB.dark.QWRh", "almanac=\"1.GB.dark.QWRh\"",
            ";;;=;",
        ])
    func damaged(header: String) {
        #expect(PreferencesCookie.preferences(in: HeaderValue(header)) == Preferences())
        #expect(PreferencesCookie.preferences(in: nil) == Preferences())
    }

    @Test("O2 An oversized cookie is not read")
    func oversized() {
        let value = "almanac=1.GB.dark." + String(repeating: "QUFB", count: 300)
        #expect(PreferencesCookie.preferences(in: HeaderValue(value)) == Preferences())
    }

    @Test("O2 Random bytes are never an error")
    func random() async {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            let text = String(decoding: bytes, as: UTF8.self)
            _ = PreferencesCookie.preferences(in: HeaderValue("almanac=" + text))
            _ = PreferencesCookie.preferences(in: HeaderValue("almanac=1.DE.dark." + text))
        }
        let response = await Site.sample().get(
            "/options", cookie: "almanac=\u{1}\u{FFFD}\u{202E}%00; almanac=1.GB.dark.QWRh")
        #expect(response.status == .ok)
        #expect(response.text.contains("None chosen"))
    }

    @Test("Base64url is that of RFC 4648")
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
}
