import HTTPMessages
import HTTPTypes
import TestSupport
import Testing

@testable import Site

@Suite("Forms")
struct FormTests {
    private let site = Site.sample()
    private let right = "name=Ada&country=GB&look=dark&action=save"

    private func send(
        _ body: Request.Body, type: String? = "application/x-www-form-urlencoded", to target: String = "/options",
        fetchSite: String? = nil, origin: String? = nil, host: String? = nil
    ) async -> Response {
        await site.respond(
            to: Request(
                method: .post, target: target, contentType: type, body: body, fetchSite: fetchSite, origin: origin,
                host: host))
    }

    private var rightBody: Request.Body { .complete(Array(right.utf8)) }

    @Test("O2 Saving sets the cookie, redirects with 303, and the page shows what was saved")
    func save() async throws {
        let saved = await site.post(right)
        #expect(saved.status == .seeOther)
        #expect(saved.headers[.location] == "/options?saved=1")
        #expect(saved.headers[.cacheControl] == "private, no-store" && saved.headers[.vary] == "Cookie")
        #expect(
            saved.headers[values: .setCookie] == [
                "almanac=1.GB.dark.QWRh; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax",
                "almanac-draft=saved.1.GB.dark.QWRh; Path=/; Max-Age=900; HttpOnly; SameSite=Lax",
            ])
        let page = await site.get(
            "/options?saved=1", cookie: "almanac=1.GB.dark.QWRh; almanac-draft=saved.1.GB.dark.QWRh")
        for part in ["Your options are saved.", "value=\"Ada\"", "United Kingdom", "value=\"dark\" checked"] {
            #expect(page.text.contains(part), "\(part)")
        }
        for cookie in ["", "almanac=1.GB.light.QWRh; "] {
            let page = await site.get("/options?saved=1", cookie: cookie + "almanac-draft=saved.1.GB.dark.QWRh")
            for part in ["Your browser did not save your options", "value=\"Ada\"", "value=\"dark\" checked"] {
                #expect(page.text.contains(part), "\(part)")
            }
            #expect(!page.text.contains("Your options are saved."))
        }
        let refusing = await site.get("/options?saved=1")
        #expect(refusing.text.contains("Your browser did not save your options"))
        #expect(
            await site.post(right, isSecure: true).headers[values: .setCookie].allSatisfy {
                $0.hasPrefix("__Host-almanac") && $0.hasSuffix("; Secure")
            })
    }

    @Test(
        "O2 Invalid input: 422, the field's error says what is wrong, the form keeps its values, nothing is saved",
        arguments: [
            (
                "name=" + String(repeating: "x", count: 10_240), String(repeating: "x", count: 10_240),
                "60 characters or fewer"
            ),
            ("name=%00%1B%5B31mAda", "[31mAda", "characters that we cannot show"),
            ("name=%E2%80%AEadA", "\u{202E}adA", "characters that we cannot show"),
            ("name=Ada&country=QQ", "value=\"Ada\"", "No country has the code “QQ”"),
            ("name=Ada&country=%22%3E%3Cscript%3E", "value=\"Ada\"", "No country has the code “\"&gt;&lt;script&gt;”"),
            ("name=%FF%FE", "\u{FFFD}\u{FFFD}", "characters that we cannot show"),
        ])
    func wrong(fields: String, kept: String, words: String) async {
        let response = await site.post(fields + "&look=light&action=save")
        #expect(response.status == .unprocessableContent)
        #expect(response.headers[.setCookie] == nil)
        #expect(response.headers[.cacheControl] == "private, no-store" && response.headers[.vary] == "Cookie")
        #expect(response.text.contains(kept))
        #expect(response.text.contains(words))
        #expect(response.text.contains("value=\"light\" checked"))
    }

    @Test("O2 Markup and right-to-left text are valid names, and are shown as text")
    func markup() async throws {
        for (field, shown) in [
            ("%3Cb%3EAda%3C%2Fb%3E", "&lt;b&gt;Ada&lt;/b&gt;"), ("%D9%85%D8%AD%D9%85%D8%AF", "محمد"),
        ] {
            // Our sentences isolate a right-to-left name.
            let greeted = shown.hasPrefix("&") ? shown : "\u{2068}\(shown)\u{2069}"
            let saved = await site.post("name=\(field)&look=light")
            let cookie = try #require(saved.headers[values: .setCookie].first).prefix { $0 != ";" }
            #expect(saved.status == .seeOther)
            #expect(await site.get("/options", cookie: String(cookie)).text.contains("value=\"\(shown)\""))
            #expect(await site.get("/greeting?show=1", cookie: String(cookie)).text.contains("Hello \(greeted)"))
        }
    }

    @Test("O2 C4 C5 From the form to the countries and back: the form is unchanged except for the chosen country")
    func country() async throws {
        let out = await site.post("name=Ada+%26+Bo&country=GB&look=dark&action=choose-country")
        #expect(out.status == .seeOther && out.headers[.location] == "/countries?for=options")
        let draft = "almanac-draft=draft.1.GB.dark.QWRhICYgQm8"
        #expect(out.headers[values: .setCookie] == ["\(draft); Path=/; Max-Age=900; HttpOnly; SameSite=Lax"])
        let saved = "almanac=1..light."
        let chosen = await site.post("country=DE", to: "/countries?for=options", cookie: "\(saved); \(draft)")
        #expect(chosen.status == .seeOther && chosen.headers[.location] == "/options?draft=1")
        let changed = "almanac-draft=draft.1.DE.dark.QWRhICYgQm8"
        #expect(chosen.headers[values: .setCookie] == ["\(changed); Path=/; Max-Age=900; HttpOnly; SameSite=Lax"])
        let cancelled = await site.get("/countries/close?for=options", cookie: "\(saved); \(draft)")
        #expect(cancelled.headers[.location] == "/options?draft=1" && cancelled.headers[.setCookie] == nil)
        for (cookie, country) in [(draft, "United Kingdom"), (changed, "Germany")] {
            let back = await site.get("/options?draft=1", cookie: "\(saved); \(cookie)")
            for part in ["value=\"Ada &amp; Bo\"", country, "value=\"dark\" checked", "are not saved yet"] {
                #expect(back.text.contains(part), "\(part)")
            }
            #expect(back.headers[.setCookie] == nil && back.headers[.cacheControl] == "private, no-store")
        }
    }

    @Test("O2 C4 A lost draft loses the form's values, but not the saved or chosen ones")
    func lostDraft() async throws {
        let saved = "almanac=1.GB.dark.QWRh"
        let chosen = await site.post("country=DE", to: "/countries?for=options", cookie: saved)
        #expect(chosen.headers[values: .setCookie].first?.hasPrefix("almanac-draft=draft.1.DE.dark.QWRh;") == true)
        let back = await site.get("/options?draft=1", cookie: saved)
        for part in ["Your changes are lost", "value=\"Ada\"", "United Kingdom"] {
            #expect(back.text.contains(part), "\(part)")
        }
    }

    @Test("O2 Removing the country saves nothing, and empties the form's country")
    func removeCountry() async {
        let removed = await site.post(
            "name=Ada&country=GB&look=dark&action=remove-country", cookie: "almanac=1.GB.dark.QWRh")
        #expect(removed.headers[.location] == "/options?draft=1")
        #expect(
            removed.headers[values: .setCookie].map { $0.prefix { $0 != ";" } } == ["almanac-draft=draft.1..dark.QWRh"])
    }

    @Test("C4 Start’s country is saved at once, and the other preferences are unchanged")
    func start() async {
        let cookie = "almanac=1.GB.dark.QWRh"
        let chosen = await site.post("country=DE", to: "/countries?for=start", cookie: cookie)
        #expect(chosen.status == .seeOther && chosen.headers[.location] == "/")
        #expect(
            chosen.headers[values: .setCookie]
                == ["almanac=1.DE.dark.QWRh; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"])
        #expect(chosen.headers[.cacheControl] == "private, no-store")
        let cancelled = await site.get("/countries/close?for=start", cookie: cookie)
        #expect(cancelled.headers[.location] == "/" && cancelled.headers[.setCookie] == nil)
        let unknown = await site.post("country=QQ", to: "/countries?for=start", cookie: cookie)
        #expect(unknown.status == .unprocessableContent && unknown.headers[.setCookie] == nil)
        for fetchSite in ["cross-site", "same-site"] {
            let foreign = await send(
                .complete(Array("country=DE".utf8)), to: "/countries?for=start", fetchSite: fetchSite)
            #expect(foreign.status == .forbidden && foreign.headers[.setCookie] == nil)
        }
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
        #expect(response.text.contains("<header class=\"site\">"))
        #expect(response.text.contains("This form was not sent from our site"))
    }

    @Test(
        "A form of our own is accepted",
        arguments: [
            ("same-origin", nil, nil), ("none", nil, nil), ("same-origin", "null", "a"),
            (nil, "http://a:8080", "a:8080"),
            (nil, "https://Almanac.Example", "almanac.example"), (nil, "http://[::1]:8080", "[::1]:8080"),
        ] as [(String?, String?, String?)])
    func own(fetchSite: String?, origin: String?, host: String?) async {
        #expect(await send(rightBody, fetchSite: fetchSite, origin: origin, host: host).status == .seeOther)
    }

    @Test("A body that is too long or not a form has its own response")
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

    @Test("Only pages with a form accept POST; others answer 405 with Allow")
    func methods() async {
        for target in [
            "/", "/holidays", "/light-side", "/greeting", "/look.css", "/countries", "/countries/close", "/robots.txt",
            "/countries?for=holidays&country=DE&year=2026", "/countries/results?for=start",
        ] {
            let response = await send(rightBody, to: target, fetchSite: "same-origin")
            #expect(response.status == .methodNotAllowed, "\(target)")
            #expect(response.headers[.allow] == "GET, HEAD, OPTIONS")
        }
        let response = await site.respond(to: Request(method: .put, target: "/options"))
        #expect(response.status == .methodNotAllowed)
        #expect(response.headers[.allow] == "GET, HEAD, POST, OPTIONS")
        #expect(await send(rightBody, to: "/nowhere", fetchSite: "cross-site").status == .notFound)
    }

    @Test("A form has 64 fields at most", arguments: [(64, 64), (65, 64)])
    func mostFields(sent: Int, kept: Int) {
        let body = Array(repeating: "a=1", count: sent).joined(separator: "&")
        #expect(Form(urlEncoded: Array(body.utf8)).fields.count == kept)
    }

    @Test("Forms are parsed as the URL standard specifies, and no input is an error")
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
