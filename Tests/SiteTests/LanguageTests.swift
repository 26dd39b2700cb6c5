import HTTPMessages
import HTTPTypes
import TestSupport
import Testing

@testable import Site

@Suite("The language of an address")
struct LanguageTests {
    private let site: Site = {
        var configuration = Moment().configuration()
        configuration.languages = Language.all
        return Site.sample(configuration: configuration)
    }()

    private func get(_ target: String, accepting languages: String? = nil, cookie: String? = nil) async -> Response {
        await site.respond(to: Request(target: target, acceptLanguage: languages, cookie: cookie))
    }

    @Test("L1 A page in a language says so, and all that it leads to is in the same language")
    func page() async throws {
        let page = await get("/de/holidays/DE/2026")
        #expect(page.status == .ok && page.headers[.contentLanguage] == "de")
        #expect(page.headers[.vary] == "Accept-Encoding")
        for part in [
            "<html lang=\"de\">", "href=\"/de/holidays/DE/2026\"", "action=\"/de/search\"", "href=\"/look.css\"",
            "href=\"/de/holidays/DE/2026.ics\"",
        ] {
            #expect(page.text.contains(part), "\(part)")
        }
        let alternates = page.headers[try #require(HTTPField.Name("Link"))]
        #expect(alternates?.contains("</de/holidays/DE/2026.json>") == true)
        #expect(!page.text.contains("href=\"/holidays/DE/2026/"))
    }

    @Test("L4 A page that is written from right to left says so")
    func direction() async {
        #expect(await get("/ar/").text.contains("<html lang=\"ar\" dir=\"rtl\">"))
        #expect(await get("/zh/").text.contains("<html lang=\"zh-Hans\">"))
        #expect(await get("/").text.contains("<html lang=\"en\">"))
    }

    @Test("L1 Every page leads to itself in the other languages, and search engines find them all")
    func versions() async {
        for target in ["/holidays/DE/2026", "/he/holidays/DE/2026"] {
            let page = await get(target).text
            for language in Language.all {
                let path = language == .english ? "" : "/\(language.facts.code)"
                let link =
                    "<link rel=\"alternate\" hreflang=\"\(language.facts.tag)\" href=\"\(path)/holidays/DE/2026\">"
                #expect(page.contains(link), "\(link)")
                #expect(page.contains("name=\"language\" value=\"\(language.facts.code)\""))
            }
            #expect(page.contains("hreflang=\"x-default\" href=\"/holidays/DE/2026\""))
            #expect(page.contains("<input type=\"hidden\" name=\"page\" value=\"/holidays/DE/2026\">"))
        }
        #expect(!(await get("/nowhere").text.contains("hreflang=\"")))
    }

    @Test("L1 With a public address, the links to other languages are absolute")
    func absolute() async throws {
        var configuration = Moment().configuration()
        configuration.languages = Language.all
        configuration.publicAddress = try PublicAddress("https://almanac.example")
        let site = Site.sample(configuration: configuration)
        let page = await site.respond(to: Request(target: "/fr/data", host: "almanac.example"))
        #expect(page.text.contains("hreflang=\"ja\" href=\"https://almanac.example/ja/data\""))
        #expect(page.text.contains("hreflang=\"x-default\" href=\"https://almanac.example/data\""))
        #expect(page.text.contains("<link rel=\"canonical\" href=\"/fr/data\">"))
    }

    @Test(
        "L1 Another spelling of an address in a language leads to the only one",
        arguments: [
            ("/de", "/de/"), ("/en", "/"), ("/en/holidays", "/holidays"), ("/de//holidays", "/de/holidays"),
            ("/de/holidays/de/2026", "/de/holidays/DE/2026"), ("/de/documents.json", "/documents.json"),
            ("/de/openapi.json", "/openapi.json"), ("/de/look.css", "/look.css"),
            ("/de/api/v3/AvailableCountries", "/api/v3/AvailableCountries"),
            ("/en/on/2026-10-03?x=1", "/on/2026-10-03"), ("/PL/holidays/PL/2026", "/pl/holidays/PL/2026"),
            ("/De/holidays/de/2026.json?type=bank", "/de/holidays/DE/2026.json?type=bank"), ("/EN/data", "/data"),
            ("/de/robots.txt", "/robots.txt"), ("/en/robots.txt", "/robots.txt"),
            ("/fr/records.xsd?x=1", "/records.xsd"), ("//robots.txt", "/robots.txt"),
            ("/DE/documents.json", "/documents.json"), ("/de/dark", "/de/dark-side"), ("/light", "/light-side"),
        ])
    func redirects(target: String, location: String) async {
        let response = await get(target)
        #expect(response.status == .movedPermanently && response.headers[.location] == location)
    }

    @Test("L1 A file has one address in no language, which may have any query, and no other method than to read")
    func files() async {
        for target in ["/robots.txt", "/robots.txt?x=1", "/records.xsd"] {
            #expect(await get(target).status == .ok, "\(target)")
        }
        #expect(await site.post("", to: "/de/robots.txt").status == .methodNotAllowed)
        #expect(await get("/de/.well-known/security.txt").status == .notFound)
        #expect(await get("/de/favicon.ico").status == .notFound)
        let style = StaticFiles().assets.styles.description
        #expect(await get("/de" + style).headers[.location] == style)
    }

    @Test(
        "A code in capitals alone is a guess at a country, and so is one before what no page has",
        arguments: ["/DE", "/DE/", "/xx/", "/De", "/DE/2026", "/XX/holidays", "/de/DE/holidays"])
    func unknown(target: String) async {
        let page = await get(target)
        #expect(page.status == .notFound)
        #expect(page.headers[.contentLanguage] == (target.hasPrefix("/de/") ? "de" : "en"))
    }

    @Test("L1 Errors are in the language of the address, and lead on in it")
    func errors() async {
        let page = await get("/fr/holidays/QQ")
        #expect(page.status == .notFound && page.headers[.contentLanguage] == "fr")
        #expect(page.text.contains("<html lang=\"fr\">") && page.text.contains("href=\"/fr/countries"))
        #expect(await site.post("", to: "/fr/holidays").text.contains("<html lang=\"fr\">"))
    }

    @Test("A language that the operator left out has no addresses")
    func leftOut() async {
        var configuration = Moment().configuration()
        configuration.languages = Language.all.filter { ["en", "pl"].contains($0.facts.code) }
        let site = Site.sample(configuration: configuration)
        #expect(await site.get("/de/data").status == .notFound)
        let page = await site.get("/pl/data").text
        #expect(page.contains("value=\"pl\"") && !page.contains("value=\"de\"") && !page.contains("hreflang=\"de\""))
        let english = await site.respond(to: Request(target: "/", acceptLanguage: "de, pl;q=0.5"))
        #expect(english.headers[.location] == "/pl/")
    }

    @Test("L3 The first day of the week and the weekend are those of the place, whatever the language is")
    func weeks() async throws {
        // The titles of the first row's days.
        func weekdays(_ target: String) async throws -> [String] {
            let page = await Site.spoken.get(target).text
            let row = try #require(page.firstMatch(of: #/<thead>\s*<tr>([\s\S]*?)<\/tr>/#))
            return row.1.matches(of: #/title="([^"]*)"/#).map { String($0.1) }
        }
        #expect(try await weekdays("/ar/holidays/DE/2026/calendar").dropFirst().first == "الاثنين")
        #expect(try await weekdays("/de/holidays/EG/2026/calendar").dropFirst().first == "Samstag")
        #expect(try await weekdays("/de/holidays/US/2026/calendar").dropFirst().first == "Sonntag")
        #expect(await Site.spoken.get("/de/holidays/EG/2026/calendar").text.contains("Freitag und Samstag"))
    }

    @Test("L1 The home page leads a first visitor to their language, which nobody keeps")
    func negotiation() async {
        let first = await get("/", accepting: "de-AT, en;q=0.5")
        #expect(first.status == .found && first.headers[.location] == "/de/")
        #expect(
            first.headers[.vary] == "Accept-Language, Cookie" && first.headers[.cacheControl] == "private, no-store")
        for languages in [nil, "en-GB, de;q=0.5", "eo", "*"] {
            let page = await get("/", accepting: languages)
            #expect(page.status == .ok && page.headers[.contentLanguage] == "en")
            #expect(page.headers[.vary] == "Accept-Language, Cookie, Accept-Encoding")
            #expect(page.headers[.cacheControl] == "private, no-store")
        }
        // Nothing else asks the browser.
        #expect(await get("/data", accepting: "de").headers[.contentLanguage] == "en")
        #expect(await get("/de/", accepting: "fr").headers[.vary] == "Cookie, Accept-Encoding")
    }

    @Test("L1 A choice of the language leads to the same page in it, and wins over the browser from then on")
    func choice() async {
        let chosen = await site.post(
            "page=%2Fholidays%2FDE%2F2026%3Fregion%3DBY&language=pl", to: "/de/options/language")
        #expect(chosen.status == .seeOther && chosen.headers[.location] == "/pl/holidays/DE/2026?region=BY")
        #expect(
            chosen.headers[values: .setCookie] == ["language=pl; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"])
        #expect(await get("/", accepting: "de", cookie: "language=pl").headers[.location] == "/pl/")
        #expect(await get("/", accepting: "de", cookie: "language=en").status == .ok)
        #expect(await get("/", accepting: "de", cookie: "language=xx").headers[.location] == "/de/")
        let english = await site.post("page=%2Fdata&language=en", to: "/pl/options/language")
        #expect(english.headers[.location] == "/data")
    }

    @Test("A choice keeps what else the visitor has saved, and over TLS only this host can set it")
    func beside() async {
        let cookies = "almanac=1.GB.dark.QWRh; almanac-draft=saved.1.GB.dark.QWRh"
        let chosen = await site.post("page=%2F&language=uk", to: "/options/language", cookie: cookies, isSecure: true)
        #expect(chosen.headers[values: .setCookie].first?.hasPrefix("__Host-language=uk;") == true)
        #expect(!chosen.headers[values: .setCookie].contains { $0.hasPrefix("__Host-almanac=") })
        #expect(chosen.headers[.location] == "/uk/")
    }

    @Test(
        "A choice never leads off the site, and an unknown language is none",
        arguments: [
            ("page=https%3A%2F%2Fevil.example&language=de", "/de/"), ("page=%2F%2Fevil.example&language=de", "/de/"),
            ("language=de", "/de/"), ("page=%2Ffr%2Fdata&language=de", "/de/data"),
            ("page=%2F..%2Fdata&language=de", "/de/"),
        ])
    func hostile(fields: String, location: String) async {
        let response = await site.post(fields, to: "/options/language")
        #expect(response.status == .seeOther && response.headers[.location] == location)
        #expect(await site.post("page=%2Fdata&language=xx", to: "/options/language").status == .ok)
        #expect(await site.get("/options/language").status == .ok)
    }

    @Test("A sub-flow stays in its language: the picker, its answer and its cancellation")
    func subflow() async {
        let picker = await get("/it/countries?for=start")
        #expect(picker.text.contains("action=\"/it/countries"))
        let cancelled = await get("/it/countries/close")
        #expect(cancelled.headers[.location] == "/it/holidays")
    }

    @Test("Pages of two languages are kept apart, each made once")
    func cache() async {
        let first = await get("/de/data")
        #expect(await get("/data").headers[.contentLanguage] == "en")
        let kept = site.finished(Request(target: "/de/data"))
        #expect(kept?.headers[.eTag] == first.headers[.eTag] && kept != nil)
    }
}
