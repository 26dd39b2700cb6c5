import AlmanacValues
import HTTPMessages
import HTTPTypes
import Testing

@testable import Site

@Suite("Sub-flows")
struct SubflowTests {
    private let site = Site.sample()
    private let saved = "almanac=1.GB.light.QWRh"

    /// The cookie that the response sets, as the next request sends it.
    private func cookie(_ response: Response, _ name: String) -> String? {
        response.headers[values: .setCookie].first { $0.hasPrefix(name + "=") }.map { String($0.prefix { $0 != ";" }) }
    }

    @Test("A10 C4 C5 From Start to Options, to the countries, and back: the draft is kept, and no address has a name")
    func thereAndBack() async throws {
        let start = await site.get("/", cookie: saved)
        #expect(start.text.contains("href=\"/options?for=start\""))
        let options = await site.get("/options?for=start", cookie: saved)
        #expect(options.text.contains("href=\"/options/close?for=start\">Close"))
        #expect(options.text.contains("method=\"post\" action=\"/options?for=start\""))

        let out = await site.post(
            "name=Canary+Bo&country=GB&look=dark&action=choose-country", to: "/options?for=start", cookie: saved)
        #expect(out.status == .seeOther && out.headers[.location] == "/countries?for=options&for=start")
        let draft = try #require(cookie(out, "almanac-draft"))
        let picker = await site.get("/countries?for=options&for=start", cookie: "\(saved); \(draft)")
        #expect(picker.status == .ok && picker.text.contains("action=\"/countries?for=options&amp;for=start\""))
        #expect(picker.text.contains("href=\"/countries/close?for=options&amp;for=start\""))

        let chosen = await site.post(
            "country=DE", to: "/countries?for=options&for=start", cookie: "\(saved); \(draft)")
        #expect(chosen.status == .seeOther && chosen.headers[.location] == "/options?for=start&draft=1")
        let changed = try #require(cookie(chosen, "almanac-draft"))
        let back = await site.get("/options?for=start&draft=1", cookie: "\(saved); \(changed)")
        for part in ["value=\"Canary Bo\"", "Germany", "value=\"dark\" checked", "/options/close?for=start"] {
            #expect(back.text.contains(part), "\(part)")
        }

        let kept = await site.post(
            "name=Canary+Bo&country=DE&look=dark&action=save", to: "/options?for=start", cookie: "\(saved); \(changed)")
        #expect(kept.status == .seeOther && kept.headers[.location] == "/options?for=start&saved=1")
        let cookies = [cookie(kept, "almanac"), cookie(kept, "almanac-draft")].compactMap(\.self).joined(
            separator: "; ")
        let home = await site.get("/options?for=start&saved=1", cookie: cookies)
        #expect(home.status == .seeOther && home.headers[.location] == "/" && home.headers[.setCookie] == nil)
        #expect(await site.get("/", cookie: cookies).text.contains("Hello Canary Bo"))
        for response in [start, options, out, picker, chosen, back, kept, home] {
            #expect(response.headers[.location]?.contains("anary") != true)
        }
        #expect(!picker.text.contains("anary"), "the picker's page is everybody's")
    }

    @Test("A10 C5 Closing the picker leads back to Options with the draft, and closing Options to Start, unchanged")
    func closed() async {
        let cookies = "\(saved); almanac-draft=draft.1.GB.dark.QWRh"
        for (target, location) in [
            ("/countries/close?for=options&for=start", "/options?for=start&draft=1"), ("/options/close?for=start", "/"),
            ("/countries/close?for=options", "/options?draft=1"), ("/options/close", "/"),
            ("/countries/close?for=options&for=greeting&show=1", "/options?for=greeting&show=1&draft=1"),
            ("/options/close?for=greeting&show=1", "/greeting?show=1"), ("/options/close?for=greeting", "/greeting"),
        ] {
            let response = await site.get(target, cookie: cookies)
            #expect(response.status == .seeOther && response.headers[.location] == location, "\(target)")
            #expect(response.headers[.setCookie] == nil && response.headers[.cacheControl] == "no-store")
        }
        let form = await site.post("name=x", to: "/options/close?for=start", cookie: cookies)
        #expect(form.status == .methodNotAllowed && form.headers[.setCookie] == nil)
    }

    @Test("A10 O2 Options do not end if the browser did not keep what was saved: the form stays, with its way back")
    func notKept() async {
        let page = await site.get("/options?for=start&saved=1", cookie: "almanac-draft=saved.1.GB.dark.QWRh")
        #expect(page.status == .ok)
        for part in ["Your browser did not save your options", "value=\"Ada\"", "/options/close?for=start"] {
            #expect(page.text.contains(part), "\(part)")
        }
    }

    @Test("A10 G2 Options that the greeting opened lead back to it, and it greets with the new name")
    func greeting() async throws {
        #expect(await site.get("/greeting").text.contains("href=\"/options?for=greeting\">Change name"))
        let kept = await site.post("name=Bo&look=dark&action=save", to: "/options?for=greeting", cookie: saved)
        let cookies = [cookie(kept, "almanac"), cookie(kept, "almanac-draft")].compactMap(\.self).joined(
            separator: "; ")
        let location = try #require(kept.headers[.location])
        let back = await site.get(location, cookie: cookies)
        #expect(back.status == .seeOther && back.headers[.location] == "/greeting?show=1")
        #expect(await site.get("/greeting?show=1", cookie: cookies).text.contains("Hello Bo"))
    }

    @Test("A10 C4 A lost draft loses the form's values, but not the flow that opened Options")
    func lostDraft() async {
        let chosen = await site.post("country=DE", to: "/countries?for=options&for=start", cookie: saved)
        #expect(chosen.headers[.location] == "/options?for=start&draft=1")
        #expect(cookie(chosen, "almanac-draft") == "almanac-draft=draft.1.DE.light.QWRh")
    }

    @Test(
        "A10 C6 A ticket that cannot be read gives a page that helps, for every address of a sub-flow",
        arguments: [
            ("for=options&for=start&ticket=2", "made by another version"), ("for=start&ticket=2", "another version"),
            ("for=start&ticket=%31%00", "not valid"), ("for=start&ticket=%EF%BC%91", "another version"),
            (Array(repeating: "for=options", count: 10).joined(separator: "&"), "more than 9 pages"),
            (Array(repeating: "for=start", count: 40).joined(separator: "&"), "more than 9 pages"),
            ("for=options&for=options", "value of “for”"), ("for=start&for=start", "value of “for”"),
            ("for=options&for=https://evil.example", "value of “for”"), ("for=%252e%252e", "value of “for”"),
            ("for=options%00", "not valid"), ("for=option%73x", "value of “for”"),
            ("for=options&for=" + String(repeating: "e%CC%81", count: 5_000), "value of “for”"),
        ])
    func unreadable(ticket: String, words: String) async {
        for target in ["/countries", "/countries/DE", "/countries/close", "/countries/results", "/COUNTRIES"] {
            let response = await site.get("\(target)?\(ticket)", cookie: saved)
            #expect(response.status == .badRequest && response.text.contains(words), "\(target)")
            #expect(response.headers[.location] == nil && response.headers[.setCookie] == nil)
            #expect(response.text.contains("<header class=\"site\">") && response.text.contains("href=\"/holidays\""))
            #expect(response.text.utf8.count < 10_000, "only the beginning of a long text is repeated")
        }
        let form = await site.post("country=DE", to: "/countries?\(ticket)", cookie: saved)
        #expect(form.status == .badRequest && form.headers[.setCookie] == nil)
    }

    @Test("K1 C5 The picker leads back to the calendar that opened it, with the country that a form sent")
    func calendar() async {
        let ticket = "/countries?for=calendar&country=DE&year=2026&region=BY&month=10"
        let picker = await site.get(ticket)
        #expect(picker.status == .ok && picker.text.contains("Choose Country"))
        let chosen = await site.post("country=DE", to: ticket)
        #expect(chosen.status == .seeOther && chosen.headers[.location] == "/holidays/DE/2026/10?region=BY")
        let closed = await site.get("/countries/close?for=calendar&country=DE&year=2026")
        #expect(closed.status == .seeOther && closed.headers[.location] == "/holidays/DE/2026/calendar")
    }

    @Test("A10 Options read only the tickets of those who may open them, and say so in the same words")
    func optionsTicket() async throws {
        for ticket in ["for=holidays", "for=options", "for=start&for=start", "for=start&ticket=9"] {
            for target in ["/options", "/options/close"] {
                let response = await site.get("\(target)?\(ticket)")
                #expect(response.status == .badRequest, "\(target)?\(ticket)")
            }
        }
        let deep = await site.get("/options/close?" + Array(repeating: "for=start", count: 10).joined(separator: "&"))
        #expect(deep.text.contains("href=\"/options\">Open the page without the way back"))
    }

    @Test(
        "A10 An address of before there were nested tickets is still valid",
        arguments: [
            "/countries?for=start", "/countries?for=options", "/countries?for=holidays&country=DE&year=2026&type=bank",
            "/countries/close?for=options", "/countries/FR?for=holidays&country=DE&year=2026", "/options?saved=1",
            "/options?draft=1", "/countries/results?for=start&q=land",
        ])
    func older(target: String) async {
        let response = await site.get(target)
        #expect([.ok, .seeOther, .notFound].contains(response.status), "\(response.status)")
        #expect(response.status != .notFound || response.text.contains("No country has the code “FR”"))
    }
}
