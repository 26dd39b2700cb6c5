import Almanac
import HTTPTypes
import TestSupport
import Testing
import VIPER

@testable import Site

@Suite("Forms")
struct FormTests {
    private let site = Site.sample()
    private let right = "name=Ada&country=GB&look=dark&action=save"

    private func send(
        _ body: SiteRequest.Body, type: String? = "application/x-www-form-urlencoded", to target: String = "/options",
        fetchSite: String? = nil, origin: String? = nil, host: String? = nil
    ) async -> SiteResponse {
        await site.respond(
            to: SiteRequest(
                method: .post, target: target, contentType: type, body: body, fetchSite: fetchSite, origin: origin,
                host: host))
    }

    private var rightBody: SiteRequest.Body { .complete(Array(right.utf8)) }

    @Test("O2 Saving sets the cookie, leads back with 303, and the page has what was saved")
    func save() async throws {
        let saved = await site.post(right)
        #expect(saved.status == .seeOther)
        #expect(saved.headers[.location] == "/options?saved=1&name=Ada&country=GB&look=dark")
        #expect(saved.headers[.cacheControl] == "private, no-store")
        let cookie = try #require(saved.headers[.setCookie])
        #expect(cookie == "almanac=1.GB.dark.QWRh; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax")
        let target = "/options?saved=1&name=Ada&country=GB&look=dark"
        let page = await site.get(target, cookie: "almanac=1.GB.dark.QWRh")
        for part in ["Your options are saved.", "value=\"Ada\"", "United Kingdom", "value=\"dark\" checked"] {
            #expect(page.text.contains(part), "\(part)")
        }
        for cookie in [nil, "almanac=1.GB.light.QWRh"] {
            let page = await site.get(target, cookie: cookie)
            for part in ["Your browser did not keep your options", "value=\"Ada\"", "value=\"dark\" checked"] {
                #expect(page.text.contains(part), "\(part)")
            }
            #expect(!page.text.contains("Your options are saved."))
        }
        #expect(await site.post(right, isSecure: true).headers[.setCookie]?.hasSuffix("; Secure") == true)
    }

    @Test(
        "O2 Wrong input: 422, the field says what is wrong, nothing typed is lost, nothing is saved",
        arguments: [
            (
                "name=" + String(repeating: "x", count: 10_240), String(repeating: "x", count: 10_240),
                "at most 60 characters"
            ),
            ("name=%00%1B%5B31mAda", "[31mAda", "a character that cannot be shown"),
            ("name=%E2%80%AEadA", "\u{202E}adA", "a character that cannot be shown"),
            ("name=Ada&country=QQ", "value=\"Ada\"", "We do not know the country “QQ”"),
            (
                "name=Ada&country=%22%3E%3Cscript%3E", "value=\"Ada\"",
                "We do not know the country “\"&gt;&lt;script&gt;”"
            ),
            ("name=%FF%FE", "\u{FFFD}\u{FFFD}", "a character that cannot be shown"),
        ])
    func wrong(fields: String, kept: String, words: String) async {
        let response = await site.post(fields + "&look=light&action=save")
        #expect(response.status == .unprocessableContent)
        #expect(response.headers[.setCookie] == nil)
        #expect(response.headers[.cacheControl] == "no-store")
        #expect(response.text.contains(kept))
        #expect(response.text.contains(words))
        #expect(response.text.contains("value=\"light\" checked"))
    }

    @Test("O2 Markup and right-to-left text are names like any other, and go out as text")
    func markup() async throws {
        for (field, shown) in [
            ("%3Cb%3EAda%3C%2Fb%3E", "&lt;b&gt;Ada&lt;/b&gt;"), ("%D9%85%D8%AD%D9%85%D8%AF", "محمد"),
        ] {
            // In a sentence of ours the one is isolated from it.
            let greeted = shown.hasPrefix("&") ? shown : "\u{2068}\(shown)\u{2069}"
            let saved = await site.post("name=\(field)&look=light")
            let cookie = try #require(saved.headers[.setCookie]).prefix { $0 != ";" }
            #expect(saved.status == .seeOther)
            #expect(await site.get("/options", cookie: String(cookie)).text.contains("value=\"\(shown)\""))
            #expect(await site.get("/greeting?show=1", cookie: String(cookie)).text.contains("Hello \(greeted)"))
        }
    }

    @Test("O2 C4 C5 Out to the countries and back: the form is as it was, with the country that was chosen")
    func country() async throws {
        let out = await site.post("name=Ada+%26+Bo&country=GB&look=dark&action=choose-country")
        #expect(out.status == .seeOther && out.headers[.setCookie] == nil)
        #expect(out.headers[.location] == "/countries?for=options&name=Ada%20%26%20Bo&country=GB&look=dark")
        let ticket = "for=options&name=Ada%20%26%20Bo&country=GB&look=dark"
        #expect(
            await site.get("/countries/DE?\(ticket)").headers[.location]
                == "/options?name=Ada%20%26%20Bo&country=DE&look=dark")
        #expect(
            await site.get("/countries/close?\(ticket)").headers[.location]
                == "/options?name=Ada%20%26%20Bo&country=GB&look=dark")
        let back = await site.get("/options?name=Ada%20%26%20Bo&country=DE&look=dark")
        for part in ["value=\"Ada &amp; Bo\"", "Germany", "value=\"dark\" checked", "Nothing is saved yet"] {
            #expect(back.text.contains(part), "\(part)")
        }
        #expect(back.headers[.setCookie] == nil)
    }

    @Test("C4 Start’s country is kept at once, with what was kept before; not for a link on another site")
    func start() async {
        let cookie = "almanac=1.GB.dark.QWRh"
        let chosen = await site.get("/countries/DE?for=start", cookie: cookie)
        #expect(chosen.headers[.location] == "/")
        #expect(chosen.headers[.setCookie]?.hasPrefix("almanac=1.DE.dark.QWRh;") == true)
        let cancelled = await site.get("/countries/close?for=start", cookie: cookie)
        #expect(cancelled.headers[.location] == "/" && cancelled.headers[.setCookie] == nil)
        let foreign = await site.respond(
            to: SiteRequest(target: "/countries/DE?for=start", cookie: cookie, fetchSite: "cross-site"))
        #expect(foreign.headers[.location] == "/" && foreign.headers[.setCookie] == nil)
    }

    @Test(
        "A form of another site is refused with 403, in the frame of all pages",
        arguments: [
            ("cross-site", nil, nil), ("same-site", nil, nil), ("cross-site", "http://a", "a"), ("x", nil, nil),
            (nil, nil, nil),
            (nil, "null", "a"), (nil, "http://evil.example", "a"), (nil, "http://a", nil), (nil, "http://a:81", "a"),
            (nil, "http://a.evil.example", "a"), (nil, "a", "a"), (nil, "http://", ""), (nil, "http://evil@a", "a"),
        ] as [(String?, String?, String?)])
    func foreign(fetchSite: String?, origin: String?, host: String?) async {
        let response = await send(rightBody, fetchSite: fetchSite, origin: origin, host: host)
        #expect(response.status == .forbidden)
        #expect(response.headers[.setCookie] == nil)
        #expect(response.headers[.contentSecurityPolicy] != nil)
        #expect(response.text.contains("<header class=\"site\">"))
        #expect(response.text.contains("This did not come from a page of ours"))
    }

    @Test(
        "A form of our own is taken",
        arguments: [
            ("same-origin", nil, nil), ("none", nil, nil), ("same-origin", "null", "a"),
            (nil, "http://a:8080", "a:8080"),
            (nil, "https://Almanac.Example", "almanac.example"), (nil, "http://[::1]:8080", "[::1]:8080"),
        ] as [(String?, String?, String?)])
    func own(fetchSite: String?, origin: String?, host: String?) async {
        #expect(await send(rightBody, fetchSite: fetchSite, origin: origin, host: host).status == .seeOther)
    }

    @Test("What is too long or no form has its own answer")
    func unreadable() async {
        let tooLong = await send(.tooLong, fetchSite: "same-origin")
        #expect(tooLong.status.code == 413 && tooLong.text.contains("16 KB"))
        for type in [nil, "", "text/plain", "multipart/form-data; boundary=x", "application/json"] {
            #expect(await send(rightBody, type: type, fetchSite: "same-origin").status == .unsupportedMediaType)
        }
        let typed = await send(
            rightBody, type: "Application/X-WWW-Form-URLencoded ; charset=UTF-8", fetchSite: "same-origin")
        #expect(typed.status == .seeOther)
    }

    @Test("Forms are taken only where there is one; elsewhere Allow says what is")
    func methods() async {
        for target in ["/", "/holidays", "/light-side", "/greeting", "/look.css", "/countries/close", "/robots.txt"] {
            let response = await send(rightBody, to: target, fetchSite: "same-origin")
            #expect(response.status == .methodNotAllowed, "\(target)")
            #expect(response.headers[.allow] == "GET, HEAD, OPTIONS")
        }
        let response = await site.respond(to: SiteRequest(method: .put, target: "/options"))
        #expect(response.status == .methodNotAllowed)
        #expect(response.headers[.allow] == "GET, HEAD, POST, OPTIONS")
        #expect(await send(rightBody, to: "/nowhere", fetchSite: "cross-site").status == .notFound)
    }

    @Test("Forms are read as the URL standard has it; nothing in them is an error")
    func decoding() {
        func fields(_ text: String) -> [Form.Field] { Form(urlEncoded: Array(text.utf8)).fields }
        #expect(fields("") == [] && fields("&&") == [])
        #expect(fields("a=1&b=&c&=d") == [.init("a", "1"), .init("b", ""), .init("c", ""), .init("", "d")])
        #expect(fields("a=1+2%2B3&a=%26%3D=") == [.init("a", "1 2+3"), .init("a", "&==")])
        #expect(
            fields("a=%&b=%4&c=%zz&d=%+1") == [.init("a", "%"), .init("b", "%4"), .init("c", "%zz"), .init("d", "% 1")])
        #expect(fields("a=%E2%82%AC&b=%ff") == [.init("a", "€"), .init("b", "\u{FFFD}")])
        #expect(Form(urlEncoded: Array("a=1&a=2".utf8)).value("a") == "1")
    }
}
