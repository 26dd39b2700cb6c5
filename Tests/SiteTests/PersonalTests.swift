import HTTPMessages
import HTTPTypes
import TestSupport
import Testing

@testable import Site

@Suite("Personal pages")
struct PersonalTests {
    private let site = Site.sample()
    private let cookie = "almanac=1.GB.dark.QWRh"

    @Test(
        "O2 All pages but Start, Options, the list of the saved place and a day have the same bytes for every visitor",
        arguments: [
            "/holidays/DE", "/holidays/DE/2026", "/holidays/DE/2026/10-03-german-unity-day", "/countries",
            "/quotes", "/on/2026-12-24/week", "/on/2026-12-24.json", "/people", "/light-side",
            "/dark-side", "/greeting", "/nowhere", "/holidays/QQ/2026", "/robots.txt",
        ])
    func same(target: String) async {
        let anybody = await site.get(target)
        let ada = await site.get(target, cookie: cookie)
        #expect(ada.body == anybody.body)
        #expect(ada.headers == anybody.headers)
        #expect(ada.headers[.vary]?.contains("Cookie") != true)
    }

    @Test("N1 /holidays opens the place that the visitor saved, and is kept by no shared cache")
    func home() async throws {
        let site = Site.sample()
        let ada = await site.get("/holidays", cookie: "almanac=2.DE-BY.dark.QWRh")
        #expect(ada.status == .ok && ada.text.contains("<h1>Holidays in Bavaria, Germany 2026</h1>"))
        #expect(ada.headers[.cacheControl] == "private, no-store")
        let strange = await site.get("/holidays", cookie: "almanac=2.DE-ZZ.dark.QWRh")
        #expect(strange.text.contains("<h1>Holidays in Germany 2026</h1>"))
        let anybody = await site.get("/holidays")
        #expect(anybody.status == .ok && anybody.text.contains("Choose your country first"))
        #expect(anybody.headers[.cacheControl] == "private, no-store")
        #expect(anybody.headers[.vary]?.contains("Cookie") == true)
    }

    @Test("N1 “Make … my place” saves the place, keeps the name, and leads home; a wrong region is a 422")
    func place() async throws {
        let site = Site.sample()
        let saved = await site.post("country=DE&region=BY", to: "/options/place", cookie: cookie)
        #expect(saved.status == .seeOther && saved.headers[.location] == "/")
        #expect(saved.headers[values: .setCookie].contains { $0.contains("DE-BY") })
        let wrong = await site.post("country=DE&region=ZZ", to: "/options/place", cookie: cookie)
        #expect(wrong.status == .unprocessableContent && wrong.text.contains("ZZ"))
    }

    @Test("G2 The greeting has the visitor’s name, and is never cached, with a name or without")
    func greeting() async {
        let ada = await site.get("/greeting?show=1", cookie: cookie)
        #expect(ada.text.contains("Hello Ada"))
        let anybody = await site.get("/greeting?show=1")
        #expect(anybody.text.contains("Hello David Blaine"))
        #expect(
            ada.headers[.cacheControl] == "private, no-store" && anybody.headers[.cacheControl] == "private, no-store")
    }

    @Test("O2 Options pages are private")
    func options() async {
        for target in ["/options", "/options?saved=1", "/options?draft=1"] {
            let page = await site.get(target, cookie: cookie)
            #expect(page.headers[.cacheControl] == "private, no-store")
            #expect(page.headers[.vary]?.hasPrefix("Cookie") == true)
        }
    }

    @Test("O2 The look is a separate style sheet, which the browser revalidates each time")
    func look() async throws {
        let sheets = await [
            site.get("/look.css"), site.get("/look.css", cookie: "almanac=1..light."),
            site.get("/look.css", cookie: cookie),
        ]
        #expect(!sheets[0].text.contains("color-scheme"))
        #expect(sheets[1].text.contains(":root{color-scheme:light;"))
        #expect(sheets[2].text.contains(":root{color-scheme:dark;"))
        #expect(Set(sheets.map { $0.headers[.eTag] }).count == 3)
        for sheet in sheets {
            #expect(sheet.headers[.contentType] == "text/css; charset=utf-8")
            #expect(sheet.headers[.cacheControl] == "private, no-cache")
            #expect(sheet.headers[.vary] == "Cookie")
        }
        let again = await site.respond(
            to: Request(target: "/look.css", ifNoneMatch: sheets[2].headers[.eTag], cookie: cookie))
        #expect(again.status == .notModified && again.headers[.vary] == "Cookie")
        let changed = await site.respond(to: Request(target: "/look.css", ifNoneMatch: sheets[2].headers[.eTag]))
        #expect(changed.status == .ok)
        #expect(await site.get("/people").text.contains("<link rel=\"stylesheet\" href=\"/look.css\">"))
    }

    @Test("S8 Each side has its own look; all other pages have the visitor’s")
    func sides() async {
        #expect(await site.get("/light-side", cookie: cookie).text.contains("<html lang=\"en\" class=\"light\">"))
        #expect(await site.get("/dark-side").text.contains("<html lang=\"en\" class=\"dark\">"))
        #expect(await site.get("/people").text.contains("<html lang=\"en\">"))
    }

    @Test("S6 A refresh is never served from a cache")
    func refresh() async {
        #expect(await site.get("/light-side").headers[.cacheControl]?.hasPrefix("public, max-age=") == true)
        #expect(await site.get("/light-side?refresh=1").headers[.cacheControl] == "no-store")
    }
}
