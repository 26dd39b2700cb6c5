import HTTPMessages
import HTTPTypes
import Testing

@testable import Site

@Suite("Forms of an address by Accept")
struct AcceptTests {
    private static let query = "?countryIsoCode=DE&validFrom=2026-01-01&validTo=2026-12-31"
    private let range = "/openholidays/PublicHolidays" + query
    private let browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"

    private func get(_ target: String, _ accept: String?, _ site: Site, tag: String? = nil) async -> Response {
        await site.respond(to: Request(target: target, ifNoneMatch: tag, accept: accept))
    }

    @Test("F6 Each form has its type and its own tag, however often and in whichever order they are asked for")
    func forms() async throws {
        let site = Site.sample()
        let kinds = [
            (nil, "application/json", #"[{"id":""#),
            ("text/csv", "text/csv; charset=utf-8; header=present", "Id,StartDate"),
            ("text/calendar", "text/calendar; charset=utf-8", "BEGIN:VCALENDAR"), (browser, "application/json", "[{"),
            ("text/csv;q=0.1, application/json", "application/json", "[{"),
            ("application/xml", "application/json", "[{"),
        ]
        var tags: [String?: String] = [:]
        for _ in 0..<4 {
            for (accept, type, begin) in kinds.shuffled() {
                let response = await get(range, accept, site)
                #expect(response.status == .ok && response.headers[.contentType] == type, "\(accept ?? "none")")
                #expect(response.text.hasPrefix(begin))
                #expect(response.headers[.vary] == "Accept, Accept-Encoding")
                #expect(response.headers[.cacheControl]?.hasPrefix("public, ") == true)
                #expect(response.headers[.accessControlAllowOrigin] == "*")
                let tag = try #require(response.headers[.eTag])
                #expect(tags.updateValue(tag, forKey: accept) ?? tag == tag)
                let again = await get(range, accept, site, tag: tag)
                #expect(again.status == .notModified && again.headers[.vary] == "Accept, Accept-Encoding")
            }
        }
        #expect(Set(tags.values).count == 3)
        #expect(site.pageCacheStatistics.pages == 3)
    }

    @Test(
        "F6 A list is a table if Accept names that, and JSON if it names a calendar",
        arguments: ["Countries", "Languages?languageIsoCode=DE", "Subdivisions?countryIsoCode=DE"])
    func lists(list: String) async throws {
        let (site, target) = (Site.sample(), "/openholidays/\(list)")
        let json = await get(target, nil, site)
        for (accept, type) in [
            ("text/csv", "text/csv; charset=utf-8; header=present"), ("text/calendar", "application/json"),
        ] {
            let answer = await get(target, accept, site)
            #expect(answer.status == .ok && answer.headers[.contentType] == type)
            // A short answer is not compressed.
            #expect(answer.headers[.vary]?.split(separator: ", ").first == "Accept")
            #expect((answer.bytes == json.bytes) == (accept == "text/calendar"))
        }
        let table = try #require(await get(target, "text/csv", site).headers[.contentLocation])
        #expect(table.hasPrefix("/openholidays/") && table.contains(".csv"))
    }

    @Test("F6 A form has an address of its own, which does not depend on Accept, and which a response by Accept names")
    func addresses() async throws {
        let site = Site.sample()
        for (accept, target) in [("text/csv", "PublicHolidays.csv"), ("text/calendar", "PublicHolidays.ics")] {
            let chosen = await get(range, accept, site)
            let address = try #require(chosen.headers[.contentLocation])
            #expect(address == "/openholidays/\(target)\(Self.query)")
            for other in [nil, "application/json", "text/csv", "text/calendar"] {
                let own = await get(address, other, site)
                #expect(own.bytes == chosen.bytes && own.headers[.vary] == "Accept-Encoding")
                #expect(own.headers[.contentLocation] == nil)
            }
        }
        #expect(await get(range, nil, site).headers[.contentLocation] == nil)
    }

    @Test("F6 Another spelling of the address is the same, and a part of a form is one of that form")
    func spellings() async {
        let site = Site.sample()
        // An address with a query is cached when it is asked for again.
        _ = await get(range, "text/csv", site)
        let first = await get(range, "text/csv", site)
        let misses = site.pageCacheStatistics.misses
        for target in ["/OpenHolidays/publicholidays/", "/openholidays/Publi%63Holidays"] {
            let other = await get(target + Self.query + "&x=1", "text/csv", site)
            #expect(other.status == .ok && other.bytes == first.bytes && other.headers[.vary] == first.headers[.vary])
        }
        #expect(site.pageCacheStatistics.misses == misses)
        let head = await site.respond(to: Request(method: .head, target: range, accept: "text/csv"))
        #expect(head.headers[.contentType] == first.headers[.contentType])
        let stale = await site.respond(to: Request(target: range, ifMatch: "\"x\"", accept: "text/csv"))
        #expect(stale.status == .preconditionFailed)
    }

    @Test(
        "F6 Vary names Accept nowhere else",
        arguments: [
            "/openholidays/PublicHolidaysByDate?date=2026-10-03", "/openholidays/Groups?countryIsoCode=DE",
            "/openholidays/Statistics/PublicHolidays?countryIsoCode=DE", "/api/v3/PublicHolidays/2026/DE",
            "/api/v3/AvailableCountries", "/holidays/DE/2026", "/holidays/DE/2026.json", "/holidays/DE.ics",
        ])
    func others(target: String) async {
        let site = Site.sample()
        let plain = await get(target, nil, site)
        let table = await get(target, "text/csv, text/calendar;q=0.5", site)
        #expect(plain.status == .ok && table.bytes == plain.bytes)
        #expect(plain.headers[.vary]?.split(separator: ", ").contains("Accept") != true)
        #expect(table.headers[.vary] == plain.headers[.vary])
    }

    @Test("F6 A problem is JSON in whichever form it was asked for")
    func problems() async {
        let response = await get("/openholidays/PublicHolidays?countryIsoCode=DE", "text/csv", .sample())
        #expect(response.status == .badRequest && response.headers[.contentType] == "application/problem+json")
    }

    @Test("F6 Groups are an empty list for every country, known or not; the country has to be named")
    func groups() async {
        let site = Site.sample()
        for code in ["DE", "GB", "BE", "XX"] {
            let response = await get("/openholidays/Groups?countryIsoCode=\(code)&languageIsoCode=DE", nil, site)
            #expect(
                response.status == .ok && response.text == "[]" && response.headers[.contentType] == "application/json")
        }
        for query in ["", "?countryIsoCode=", "?countryIsoCode=BEL", "?countryIsoCode=BE&languageIsoCode=dutch"] {
            #expect(await get("/openholidays/Groups" + query, nil, site).status == .badRequest, "\(query)")
        }
    }
}
