import HTTPMessages
import HTTPTypes
import TestSupport
import Testing

@testable import Site

@Suite("Site")
struct SiteTests {
    private func site(
        countries: CountryServiceDouble = CountryServiceDouble([Sample.germany, Sample.kiribati]),
        holidays: HolidayServiceDouble = HolidayServiceDouble([Sample.germanCalendar, Sample.calendar("KI", [])])
    ) -> Site {
        Site.serving(
            Services(
                countries: countries, holidays: holidays, occasions: OccasionServiceDouble(),
                quotes: QuoteServiceDouble(Sample.quotations(40)), people: PersonServiceDouble([Sample.curie]),
                sides: SideServiceDouble(),
                clock: ClockDouble(
                    Sample.day("2026-09-21"), except: ["Pacific/Kiritimati": Sample.day("2027-01-01")])))
    }

    private func get(_ target: String, _ method: HTTPRequest.Method = .get) async -> Response {
        await site().respond(to: Request(method: method, target: target))
    }

    private func text(_ response: Response) -> String { response.text }

    @Test(
        "Every page responds with 200",
        arguments: [
            "/", "/holidays", "/holidays/DE/2026", "/holidays/DE/2026?type=all&region=BY",
            "/holidays/DE/2026/10-03-german-unity-day", "/countries", "/countries?q=ger", "/countries/results?q=ger",
            "/quotes", "/quotes?draw=7", "/quotes?q=saying", "/quotes/marie-curie-saying-number-7", "/people",
            "/people?q=curie", "/people/marie-curie", "/people/marie-curie/portrait", "/occasions", "/search",
            "/search?q=ger",
            "/light-side", "/dark-side?refresh=1", "/greeting", "/greeting?show=1", "/options", "/options?saved=1",
            "/options?draft=1", "/countries?for=start", "/countries?for=options",
            "/look.css",
            "/robots.txt",
        ])
    func pages(target: String) async {
        let response = await get(target)
        #expect(response.status == .ok)
        #expect(!response.bytes.isEmpty)
    }

    @Test("Q2 An invalid draw gets 400", arguments: ["-1", "99999999999999999999", "1000000", "x", "+1"])
    func unknownDraw(draw: String) async {
        let response = await get("/quotes?draw=\(draw)")
        #expect(response.status == .badRequest)
        #expect(text(response).contains("The value of “draw” is not valid"))
    }

    @Test("U1 A portrait is an SVG without references")
    func portrait() async {
        let response = await get("/people/marie-curie/portrait")
        #expect(response.headers[.contentType] == "image/svg+xml; charset=utf-8")
        #expect(!text(response).contains("href") && !text(response).contains("url("))
    }

    @Test(
        "Redirects have a location",
        arguments: [
            ("/holidays/DE", "/holidays/DE/2026", 303), ("/holidays/KI", "/holidays/KI/2027", 303),
            ("/holidays/de/2026", "/holidays/DE/2026", 301), ("/holidays/DE/2026/", "/holidays/DE/2026", 301),
            ("/Holidays/DE", "/holidays/DE", 301), ("/HOLIDAYS/de/2026.JSON", "/holidays/DE/2026.json", 301),
            ("//holidays//DE/2026", "/holidays/DE/2026", 301), ("/h%6Flidays", "/holidays", 301),
            ("/holidays/DE/2026?type=public", "/holidays/DE/2026", 301),
            ("/holidays/DE/2026?utm_source=x", "/holidays/DE/2026", 301),
            ("/holidays/DE/2026?", "/holidays/DE/2026", 301),
            ("/holidays/DE/2026.json?&", "/holidays/DE/2026.json", 301),
            ("/holidays/DE/2026?&type=bank", "/holidays/DE/2026?type=bank", 301),
            ("/holidays/DE/2026?type=bank&&region=BY", "/holidays/DE/2026?type=bank&region=BY", 301),
            ("/holidays/DE/2026?region=by&type=all", "/holidays/DE/2026?type=all&region=BY", 301),
            ("/countries/DE", "/holidays/DE", 303), ("/countries/close", "/holidays", 303),
            ("/countries/KI?for=holidays&country=DE&year=2025&type=bank&region=BY", "/holidays/KI/2025?type=bank", 303),
            (
                "/countries/close?for=holidays&country=DE&year=2025&type=bank&region=BY",
                "/holidays/DE/2025?type=bank&region=BY", 303
            ),
        ])
    func redirects(target: String, location: String, status: Int) async {
        let response = await get(target)
        #expect(response.status.code == status)
        #expect(response.headers[.location] == location)
    }

    @Test("Other encodings of a query are not redirected")
    func queryEncodings() async {
        #expect(await get("/countries?q=cote+d").status == .ok)
        #expect(await get("/countries?q=cote%20d").status == .ok)
    }

    @Test(
        "D2 Invalid input gets a page that says what is wrong, with its status",
        arguments: [
            ("/nowhere", 404, "Page not found"), ("/holidays/QQ/2026", 404, "No country has the code “QQ”"),
            ("/holidays/Germany", 404, "“Germany” is not the code of a country"),
            ("/holidays/DE/2026x", 404, "“2026x” is not a year"),
            ("/holidays/DE/2040", 404, "No data for 2040"),
            ("/holidays/DE/2026/nothing", 404, "Holiday “nothing” not found"),
            ("/holidays/DE/2026/13", 404, "“13” is not a month"), ("/holidays/DE/2026/0", 404, "“0” is not a month"),
            ("/holidays/DE/2040/calendar", 404, "No data for 2040"), ("/holidays/DE/2040/10", 404, "No data for 2040"),
            ("/holidays/DE/2026/calendar?region=ZZ", 404, "Germany has no region “ZZ”"),
            ("/holidays/DE/2026/10?region=ZZ", 404, "Germany has no region “ZZ”"),
            ("/holidays/DE/2026/10?type=x", 400, "The value of “type” is not valid"),
            ("/holidays/QQ/2026/calendar", 404, "No country has the code “QQ”"),
            ("/holidays/DE/2026/10-04-x", 404, "Holiday not found for Germany in 2026"),
            ("/holidays/DE/2026?type=x", 400, "The value of “type” is not valid"),
            ("/holidays/DE/2026?region=a%20b", 400, "The value of “region” is not valid"),
            ("/holidays/DE/2026?region=ZZ", 404, "Germany has no region “ZZ”"),
            ("/countries?for=https://evil.example", 400, "The value of “for” is not valid"),
            ("/countries/QQ", 404, "No country has the code “QQ”"), ("/%ff", 400, "This address is not valid"),
            ("/a%00b", 400, "control character"), ("/%", 400, "percent sign"),
            ("/%2e%2e/etc/passwd", 404, "Page not found"),
            ("/%252e%252e/etc/passwd", 404, "Page not found"),
            ("/holidays/%2e%2e/%2e%2e/etc", 404, "“..” is not the code of a country"),
        ])
    func badInput(target: String, status: Int, words: String) async {
        let response = await get(target)
        #expect(response.status.code == status)
        #expect(text(response).contains(words))
        #expect(text(response).contains("<header class=\"site\">"), "it stands in the frame of all pages")
    }

    @Test("C3 A search text of ten kilobytes gets an error at its field, and is kept")
    func longSearch() async {
        let response = await get("/countries?q=" + String(repeating: "x", count: 10_240))
        #expect(response.status == .badRequest)
        #expect(text(response).contains("100 characters or fewer"))
        #expect(text(response).contains(String(repeating: "x", count: 10_240)))
    }

    @Test("An address of 100 kB gets 414")
    func longAddress() async {
        #expect(await get("/" + String(repeating: "x", count: 100_000)).status == .uriTooLong)
    }

    @Test("HEAD has the headers of GET, other methods get 405 with Allow", arguments: ["/holidays", "/robots.txt"])
    func methods(target: String) async {
        let get = await get(target)
        let head = await self.get(target, .head)
        #expect(head.headers == get.headers && head.status == get.status)
        for method in [HTTPRequest.Method.post, .put, .delete, .patch, .trace] {
            let response = await self.get(target, method)
            #expect(response.status == .methodNotAllowed)
            #expect(response.headers[.allow] == "GET, HEAD, OPTIONS")
        }
        #expect(await self.get("/nowhere", .post).status == .notFound)
    }

    @Test("A page is not sent again to a client that has it")
    func conditional() async throws {
        let page = await get("/holidays/DE/2026")
        let tag = try #require(page.headers[.eTag])
        for given in [tag, "W/" + tag, "\"x\", \(tag)", "*"] {
            let again = await site().respond(to: Request(target: "/holidays/DE/2026", ifNoneMatch: given))
            #expect(again.status == .notModified, "\(given)")
            #expect(again.bytes.isEmpty && again.headers[.eTag] == tag)
        }
        let other = await site().respond(to: Request(target: "/holidays/DE/2026", ifNoneMatch: "\"x\""))
        #expect(other.status == .ok)
        let missing = await site().respond(to: Request(target: "/nowhere", ifNoneMatch: "*"))
        #expect(missing.status == .notFound)
    }

    @Test("H4 An upstream's failure has its status, says when to retry, and is not cached")
    func upstreamFailures() async {
        let down = HolidayServiceDouble(failing: .unavailable(retryAfter: .seconds(30)))
        let response = await site(holidays: down).respond(to: Request(target: "/holidays/DE/2026"))
        #expect(response.status.code == 503)
        #expect(response.headers[.retryAfter] == "30")
        #expect(response.headers[.cacheControl] == "no-store")
        #expect(text(response).contains("We could not show the holidays in Germany"))
        let invalid = await site(holidays: HolidayServiceDouble(failing: .invalid))
            .respond(to: Request(target: "/holidays/DE/2026"))
        #expect(invalid.status.code == 502)
        let slow = await site(countries: CountryServiceDouble(failing: .timedOut))
            .respond(to: Request(target: "/countries"))
        #expect(slow.status.code == 504)
    }

    @Test("A fault of our own is a page too, without any detail of the error")
    func internalError() async {
        struct Secret: Error { let key = "hunter2" }
        struct FailingVisits: Visiting {
            func run(_: Visit<Place>, by _: Visitor) async throws -> Outcome<Keeping> { throw Secret() }
        }
        let site = Site.double(FailingVisits(), Site.Configuration())
        let response = await site.respond(to: Request(target: "/holidays"))
        #expect(response.status == .internalServerError)
        #expect(text(response).contains("There is a problem with this site"))
        #expect(!text(response).contains("hunter2") && !text(response).contains("Secret"))
    }
}
