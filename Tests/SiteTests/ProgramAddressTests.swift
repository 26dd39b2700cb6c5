import Foundation
import HTTPMessages
import HTTPTypes
import TestSupport
import Testing

@testable import Site

@Suite("Addresses for programs that are wrong")
struct ProgramAddressTests {
    private func problem(_ target: String, _ site: Site = .sample()) async throws -> (Int, String, [String]) {
        let response = await site.get(target)
        #expect(response.headers[.contentType] == "application/problem+json", "\(target) \(response.status)")
        #expect(response.headers[.accessControlAllowOrigin] == "*" && response.headers[.location] == nil)
        let json = try #require(JSONSerialization.jsonObject(with: Data(response.bytes)) as? [String: Any])
        let errors = json["errors"] as? [String: [String]] ?? [:]
        return (response.status.code, json["detail"] as? String ?? "", errors.keys.sorted())
    }

    @Test(
        "F5 An unknown or a repeated query item is a problem that names it, not a redirect to another question",
        arguments: [
            ("/holidays/DE/2026.json?foo=1", "foo"), ("/holidays/DE/2026.json?type=bank&type=public", "type"),
            ("/holidays/DE/2026.csv?region=BY&region=BY", "region"), ("/holidays/DE/2026.ics?Type=bank", "Type"),
            ("/holidays/DE.ics?type=bank&x", "x"), ("/holidays/DE.atom?place=DE", "place"),
            ("/holidays/DE/2026/10-03-german-unity-day.json?type=all", "type"),
            ("/holidays/feed.ics?place=DE&place=FR&region=BY", "region"), ("/holidays/DE/changes.atom?q=1", "q"),
            ("/holidays/DE/2026/leave.json?days=5&days=6", "days"), ("/holidays/DE/2026/leave.json?day=5", "day"),
            ("/countries.xml?query=land", "query"), ("/countries/DE.json?q=land", "q"), ("/people.json?draw=1", "draw"),
            ("/people/marie-curie.vcf?x=", "x"), ("/quotes.atom?q=&page=2", "page"),
            ("/occasions.json?year=2026", "year"),
            ("/search.json?q=a&q=b", "q"), ("/on/2026-12-24.json?date=2026-12-25", "date"),
            ("/working-days.json?from=2026-01-01&place=DE&until=2026-02-01", "until"),
            ("/working-days.json?from=2026-01-01&place=DE&place=FR", "place"),
            ("/compare/2026.json?place=DE&type=bank", "type"),
            ("/compare/meeting.json?from=2026-01-01&place=DE&day=3", "day"),
            ("/status/DE.json?region=BY", "region"), ("/openapi.json?v=3", "v"), ("/documents.json?all=1", "all"),
            ("/documents/countries.xml?x=1", "x"),
        ])
    func queries(target: String, name: String) async throws {
        let (status, detail, names) = try await problem(target)
        #expect(status == 400 && names == [name], "\(status) \(names)")
        #expect(detail.contains(name), "\(detail)")
    }

    @Test(
        "Other spellings of the same question are still redirected, and people’s pages lose what they do not know",
        arguments: [
            ("/holidays/de/2026.json?type=public", "/holidays/DE/2026.json"),
            (
                "/working-days.json?place=DE&from=2026-01-01&weekend=fri&weekend=sat",
                "/working-days.json?from=2026-01-01&weekend=fri,sat&place=DE"
            ),
            ("/holidays/DE/2026?foo=1", "/holidays/DE/2026"),
            ("/holidays/DE/2026?type=bank&type=public", "/holidays/DE/2026?type=bank"),
        ])
    func redirects(target: String, canonical: String) async {
        let response = await Site.sample().get(target)
        #expect(response.status == .movedPermanently)
        #expect(response.headers[.location]?.replacing("%2C", with: ",") == canonical)
    }

    @Test(
        "F5 A query item that is missing, or has no value, is called that",
        arguments: [
            ("/working-days.json", "place", "is missing"), ("/working-days.json?place=DE", "from", "is missing"),
            ("/working-days.json?place=&from=2026-01-01", "place", "has no value"),
            ("/compare/2026.json", "place", "is missing"), ("/compare/meeting.json?place=DE", "from", "is missing"),
            ("/holidays/feed.ics", "place", "is missing"), ("/holidays/feed.ics?place=", "place", "has no value"),
            ("/openholidays/PublicHolidays", "countryIsoCode", "is missing"),
            ("/openholidays/PublicHolidays?countryIsoCode=DE", "validFrom", "is missing"),
            ("/openholidays/PublicHolidays?countryIsoCode=DEU", "countryIsoCode", "2 letters"),
        ])
    func missing(target: String, name: String, words: String) async throws {
        let (status, detail, names) = try await problem(target)
        #expect(status == 400 && names == [name])
        #expect(detail.contains("“\(name)”") && detail.contains(words) && !detail.contains("“”"), "\(detail)")
    }

    @Test(
        "F6 The path of a program says what is wrong with its country",
        arguments: [
            ("/api/v3/PublicHolidays/2026/DEU", "DEU"), ("/api/v3/NextPublicHolidays/Germany", "Germany"),
            ("/api/v3/LongWeekend/2026/D", "D"), ("/api/v3/CountryInfo/276", "276"),
            ("/api/v3/IsTodayPublicHoliday/DEU", "DEU"), ("/api/v4/Holidays/DEU/2026", "DEU"),
            ("/api/v4/Countries/DEU", "DEU"), ("/api/v4/IotHolidays/DEU/IsToday/0", "DEU"),
            ("/holidays/DEU/2026.json", "DEU"), ("/holidays/DEU.ics", "DEU"), ("/holidays/DEU/changes.json", "DEU"),
            ("/countries/DEU.json", "DEU"), ("/holidays/DE-/2026.json", "DE-"), ("/holidays/DE-.ics", "DE-"),
            ("/status/DE-.json", "DE-"), ("/status/DE-/2026-12-24.json", "DE-"), ("/countries/DE-.json", "DE-"),
            ("/holidays/DE-/2026/leave.json?days=5", "DE-"), ("/api/v4/IotHolidays/DE-/IsToday/0", "DE-"),
        ])
    func countries(target: String, text: String) async throws {
        let (status, detail, _) = try await problem(target)
        #expect(status == 404 && detail.contains(text) && detail.contains("2 letters"), "\(detail)")
    }

    @Test(
        "F5 A place that ends with a hyphen is no place in any query",
        arguments: [
            ("/holidays/feed.ics?place=DE-", "place"), ("/holidays/feed.json?place=FR&place=DE-", "place"),
            ("/working-days.json?from=2026-12-01&place=DE-", "place"), ("/compare/2026.json?place=DE-", "place"),
            ("/compare/meeting.json?from=2026-12-01&place=DE-", "place"),
            ("/openholidays/Statistics/PublicHolidays?countryIsoCode=DE&subdivisionCode=DE-", "subdivisionCode"),
            (
                "/openholidays/PublicHolidays?countryIsoCode=DE-&validFrom=2026-01-01&validTo=2026-12-31",
                "countryIsoCode"
            ),
        ])
    func trailingHyphens(target: String, name: String) async throws {
        let (status, detail, names) = try await problem(target)
        #expect(status == 400 && names == [name] && detail.contains("“\(name)”"), "\(status) \(names) \(detail)")
    }

    @Test(
        "F5 Two query items that ask for different things, or one about another that is not there, are no redirect",
        arguments: [
            ("/quotes.json?q=time&draw=7", "draw", "cannot be used together"),
            ("/working-days.json?from=2026-12-01&to=2027-01-15&days=10&place=DE", "days", "cannot be used together"),
            ("/holidays/DE/2026/leave.json?days=25&with-days=20", "with", "is missing"),
            ("/holidays/DE/2026/leave.ics?days=25&with=&with-days=20", "with", "is missing"),
        ])
    func conflicts(target: String, name: String, words: String) async throws {
        let (status, detail, names) = try await problem(target)
        #expect(status == 400 && names == [name] && detail.contains(words), "\(status) \(names) \(detail)")
    }

    @Test("F6 A region of another country is called that, and names the parameter")
    func regions() async throws {
        let (status, detail, names) = try await problem("/api/v3/IsTodayPublicHoliday/DE?countyCode=FR-BRE")
        #expect(status == 404 && names == ["countyCode"] && detail.contains("not a region of DE"), "\(detail)")
    }

    @Test("A code for cameras without a public address says what it needs; with one it is a picture")
    func codes() async throws {
        let (status, detail, _) = try await problem("/holidays/DE.svg")
        #expect(status == 404 && detail.contains("public address"), "\(detail)")
        let address = try PublicAddress("https://almanac.example")
        let site = Site.sample(configuration: Moment().configuration { $0.publicAddress = address })
        let code = await site.respond(to: Request(target: "/holidays/DE.svg", host: "almanac.example"))
        #expect(code.status == .ok && code.text.hasPrefix("<svg"))
    }

    @Test("F5 A method that only forms use is refused as such, whatever is wrong with a program's question")
    func methods() async {
        for target in ["/quotes.json?q=a&draw=1", "/working-days.json?place=DE", "/holidays/DE/2026.json?foo=1"] {
            let response = await Site.sample().respond(to: Request(method: .delete, target: target))
            #expect(response.status.code == 405 && response.headers[.allow] == "GET, HEAD, OPTIONS", "\(target)")
        }
        let unknown = await Site.sample().respond(to: Request(method: .delete, target: "/nothing.json"))
        #expect(unknown.status.code == 404)
    }
}
