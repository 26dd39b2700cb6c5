import Foundation
import HTTPMessages
import HTTPTypes
import TestSupport
import Testing

@testable import Site

@Suite("Errors for programs that ask for JSON")
struct ProblemTests {
    private static let json = "application/json, text/plain, */*"

    /// Requests that no module answers, with their status.
    private static func requests(accept: String?) -> [(Request, Int)] {
        let form = Array("name=x".utf8)
        func post(_ type: String?, site: String, body: Request.Body) -> Request {
            Request(
                method: .post, target: "/options", accept: accept, contentType: type, body: body, fetchSite: site,
                host: "localhost")
        }
        return [
            (Request(target: "/nothing", accept: accept), 404), (Request(target: "/a%zz", accept: accept), 400),
            (Request(target: "/holidays/DE/2026?type=x", accept: accept), 400),
            (Request(target: "/" + String(repeating: "x", count: 40_000), accept: accept), 414),
            (Request(method: .delete, target: "/people", accept: accept), 405),
            (post("text/plain", site: "same-origin", body: .complete(form)), 415),
            (post(nil, site: "cross-site", body: .complete(form)), 403),
            (post("application/x-www-form-urlencoded", site: "same-origin", body: .tooLong), 413),
            (Request(target: "/people", ifMatch: "\"x\"", accept: accept), 412),
        ]
    }

    @Test("F5 Each is a problem with the same status and headers, open to every origin; people get the page")
    func problems() async throws {
        for (asked, (page, status)) in zip(
            Self.requests(accept: Self.json), Self.requests(accept: "text/html, */*;q=0.8"))
        {
            let site = Site.sample()
            let problem = await site.respond(to: asked.0)
            let html = await site.respond(to: page)
            #expect(problem.status.code == status && html.status.code == status, "\(status) \(html.status)")
            #expect(problem.headers[.contentType] == "application/problem+json", "\(status)")
            #expect(problem.headers[.accessControlAllowOrigin] == "*" && problem.headers[.cacheControl] == "no-store")
            #expect(problem.headers[.allow] == html.headers[.allow])
            let json = try #require(JSONSerialization.jsonObject(with: Data(problem.bytes)) as? [String: Any])
            #expect(json["status"] as? Int == status && json["detail"] as? String != nil)
            #expect(html.headers[.contentType] == MediaType.html && html.headers[.accessControlAllowOrigin] == nil)
        }
    }

    @Test("F5 A request without a host, or for another one, is a problem for programs")
    func hosts() async throws {
        let address = try PublicAddress("https://almanac.example")
        let site = Site.sample(configuration: Moment().configuration { $0.publicAddress = address })
        for (host, status) in [(nil, 400), ("other.example", 421)] {
            for request in [
                Request(target: "/people", accept: Self.json, host: host), Request(target: "/a.json", host: host),
            ] {
                let response = await site.respond(to: request)
                #expect(response.status.code == status)
                #expect(response.headers[.contentType] == "application/problem+json")
            }
            let page = await site.respond(to: Request(target: "/people", host: host))
            #expect(page.status.code == status && page.headers[.contentType] == MediaType.html)
        }
    }

    private struct Fault: Visiting {
        struct Broken: Error {}

        func run(_: Visit<Place>, by _: Visitor) async throws -> Outcome<Keeping> { throw Broken() }
    }

    @Test("F5 A fault of our own has the form that each client reads, although they share the visit")
    func fault() async {
        let site = Site.double(Fault())
        async let program = site.respond(to: Request(target: "/people", accept: Self.json))
        async let person = site.respond(to: Request(target: "/people", accept: "text/html"))
        let (problem, page) = await (program, person)
        #expect(problem.status == .internalServerError && page.status == .internalServerError)
        #expect(problem.headers[.contentType] == "application/problem+json")
        #expect(page.headers[.contentType] == MediaType.html)
    }

    @Test("What a page shows does not depend on Accept: only the extension makes it a record")
    func pages() async {
        let site = Site.sample()
        let page = await site.respond(to: Request(target: "/holidays/DE/2026", accept: Self.json))
        #expect(page.status == .ok && page.headers[.contentType] == MediaType.html)
        #expect(page.headers[.vary] == "Accept-Encoding")
    }
}
