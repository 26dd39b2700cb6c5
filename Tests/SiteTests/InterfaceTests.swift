import AlmanacValues
import Foundation
import HTTPMessages
import HTTPTypes
import Testing

@testable import Site

@Suite("Interfaces of other services, over HTTP")
struct InterfaceTests {
    private let list = "/api/v3/PublicHolidays/2026/DE"

    @Test("F6 F5 An answer is JSON with a tag that scripts of all sites may read; a page’s is not")
    func headers() async throws {
        let site = Site.sample()
        let response = await site.get(list)
        #expect(response.status == .ok && response.headers[.contentType] == "application/json")
        #expect(response.headers[.accessControlAllowOrigin] == "*" && response.headers[.eTag] != nil)
        #expect(response.headers[.cacheControl]?.hasPrefix("public, max-age=") == true)
        #expect(await site.get("/developers").headers[.accessControlAllowOrigin] == nil)
        #expect(await site.get("/openapi.json").headers[.accessControlAllowOrigin] == "*")
        let tag = try #require(response.headers[.eTag])
        #expect(await site.respond(to: Request(target: list, ifNoneMatch: tag)).status == .notModified)
    }

    @Test(
        "F6 Another spelling is answered without a redirect, from the same entry of the page cache",
        arguments: [
            "/api/v3/publicholidays/2026/de", "/API/v3/PublicHolidays/2026/DE/", "/api/v3/PublicHolidays/2026/DE?x=1",
        ])
    func spellings(target: String) async {
        let site = Site.sample()
        let first = await site.get(list)
        let misses = site.pageCacheStatistics.misses
        let other = await site.get(target)
        #expect(other.status == .ok && other.bytes == first.bytes)
        #expect(site.pageCacheStatistics.misses == misses)
    }

    @Test("F6 If today is no holiday, the answer is 204 without content")
    func today() async {
        let none = await Site.sample().get("/api/v3/IsTodayPublicHoliday/DE")
        #expect(none.status == .noContent && none.bytes.isEmpty && none.headers[.accessControlAllowOrigin] == "*")
        #expect(none.headers[.contentType] == nil)
    }

    @Test(
        "F6 A problem has the status of the original, and names the parameter",
        arguments: [
            ("/api/v3/PublicHolidays/26/DE", 400, "year"), ("/api/v3/PublicHolidays/1900/DE", 400, "year"),
            ("/api/v3/PublicHolidays/2026/XX", 404, nil), ("/api/v3/PublicHolidays/2050/DE", 404, nil),
            ("/api/v3/IsTodayPublicHoliday/DE?offset=13", 400, "offset"), ("/api/v3/Nothing", 404, nil),
            ("/openholidays/PublicHolidays?countryIsoCode=DE", 400, "validFrom"),
            ("/bank-holidays/wales.json", 404, nil),
        ])
    func problems(target: String, status: Int, name: String?) async throws {
        let response = await Site.sample().get(target)
        #expect(response.status.code == status)
        #expect(response.headers[.contentType] == "application/problem+json")
        #expect(response.headers[.accessControlAllowOrigin] == "*")
        let problem = try #require(JSONSerialization.jsonObject(with: Data(response.bytes)) as? [String: Any])
        #expect(problem["status"] as? Int == status)
        #expect((problem["errors"] as? [String: [String]])?.keys.first == name)
    }

    @Test("F5 Other methods are told which ones there are")
    func methods() async {
        let response = await Site.sample().respond(to: Request(method: .delete, target: list))
        #expect(response.status == .methodNotAllowed && response.headers[.allow] == "GET, HEAD, OPTIONS")
        #expect(response.headers[.contentType] == "application/problem+json")
    }

    @Test("F6 An interface that is switched off has no addresses; the others stay")
    func switchedOff() async {
        var configuration = Moment().configuration()
        configuration.interfaces = [.govUK]
        let site = Site.sample(configuration: configuration)
        for target in [list, "/api/v4/Versions", "/openholidays/Countries"] {
            let response = await site.get(target)
            #expect(response.status == .notFound && response.headers[.contentType] == "application/problem+json")
        }
        configuration.interfaces = [.nager]
        #expect(await Site.sample(configuration: configuration).get(list).status == .ok)
    }
}
