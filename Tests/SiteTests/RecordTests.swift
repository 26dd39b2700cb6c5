import Foundation
import HTTPMessages
import HTTPTypes
import TestSupport
import Testing

@testable import Site

@Suite("Addresses for programs")
struct RecordTests {
    private let record = "/holidays/DE/2026.json"

    private func problem(_ response: Response) throws -> [String: Any] {
        #expect(response.headers[.contentType] == "application/problem+json")
        #expect(response.headers[.accessControlAllowOrigin] == "*")
        return try #require(JSONSerialization.jsonObject(with: Data(response.bytes)) as? [String: Any])
    }

    @Test("A record has a tag, the lifetime of a page, and the headers that its View gave it")
    func headers() async throws {
        let response = await Site.sample().get(record)
        #expect(response.status == .ok && response.headers[.contentType] == "application/json")
        #expect(response.headers[.eTag] != nil && response.headers[.vary] == "Accept-Encoding")
        #expect(response.headers[.cacheControl]?.hasPrefix("public, max-age=") == true)
        #expect(response.headers[.contentDisposition] == "inline; filename=\"holidays-DE-2026.json\"")
        let link = try #require(HTTPField.Name("Link"))
        #expect(response.headers[link] == "</holidays/DE/2026>; rel=\"alternate\"; type=\"text/html\"")
        let json = try #require(JSONSerialization.jsonObject(with: Data(response.bytes)) as? [String: Any])
        #expect(json["year"] as? Int == 2026 && (json["holidays"] as? [Any])?.isEmpty == false)
    }

    @Test("The page links to the record with the same filter, and following the link gives the record")
    func alternate() async throws {
        let site = Site.sample()
        let page = await site.get("/holidays/DE/2026?type=all&region=BY")
        let start = "<link rel=\"alternate\" type=\"application/json\" href=\""
        let rest = try #require(page.text.components(separatedBy: start).dropFirst().first)
        let address = String(rest.prefix { $0 != "\"" }).replacing("&amp;", with: "&")
        #expect(address == "/holidays/DE/2026.json?type=all&region=BY")
        #expect(await site.get(address).status == .ok)
    }

    @Test("Conditional requests, HEAD, compression and the page cache work as for pages")
    func exchange() async throws {
        let site = Site.sample()
        let first = await site.get(record)
        let tag = try #require(first.headers[.eTag])
        let unchanged = await site.respond(to: Request(target: record, ifNoneMatch: tag))
        #expect(unchanged.status == .notModified && unchanged.headers[.eTag] == tag)
        #expect(unchanged.headers[.accessControlAllowOrigin] == "*" && unchanged.headers[.contentDisposition] == nil)
        let head = await site.respond(to: Request(method: .head, target: record))
        #expect(head.status == .ok && head.headers[.contentLength] == first.headers[.contentLength])
        let packed = await site.respond(to: Request(target: record, acceptEncoding: "gzip"))
        #expect(packed.headers[.contentEncoding] == "gzip" && packed.bytes.count < first.bytes.count)
        #expect(site.finished(Request(target: record)) != nil)
        let changed = await site.respond(to: Request(target: record, ifMatch: "\"other\""))
        #expect(changed.status == .preconditionFailed)
        #expect(try problem(changed)["status"] as? Int == 412)
    }

    @Test("Scripts of other sites may read records and their problems, and nothing else")
    func sharing() async throws {
        let site = Site.sample()
        for target in [record, "/holidays/XX/2026.json", "/nothing.json", "/holidays/de/2026.JSON"] {
            let response = await site.get(target)
            #expect(response.headers[.accessControlAllowOrigin] == "*", "\(target)")
            #expect(response.headers[.accessControlAllowCredentials] == nil, "\(target)")
        }
        let pages = ["/", "/holidays/DE/2026", "/holidays/XX/2026", "/nothing", "/look.css", "/holidays/DE/2026.pdf"]
        for target in pages + [site.files.assets.styles.description, "/options"] {
            #expect(await site.get(target).headers[.accessControlAllowOrigin] == nil, "\(target)")
        }
    }

    @Test("OPTIONS lets scripts send conditional requests for records; for pages it allows nothing to other sites")
    func preflight() async throws {
        let site = Site.sample()
        let answer = await site.respond(to: Request(method: .options, target: record))
        #expect(answer.status == .noContent && answer.headers[.allow] == "GET, HEAD, OPTIONS")
        #expect(answer.headers[.accessControlAllowMethods] == "GET, HEAD")
        #expect(answer.headers[.accessControlAllowHeaders] == "*" && answer.headers[.accessControlMaxAge] == "86400")
        let page = await site.respond(to: Request(method: .options, target: "/holidays/DE/2026"))
        #expect(page.headers[.accessControlAllowMethods] == nil && page.headers[.accessControlAllowOrigin] == nil)
    }

    @Test(
        "A problem of a record is JSON with the status of the page",
        arguments: [
            ("/holidays/XX/2026", "", 404, "No country has the code “XX”"),
            ("/holidays/GB/2026", "", 404, "No data for the United Kingdom"),
            ("/holidays/DE/1999", "", 404, "No data for 1999. We have data for Germany from 2020 to 2035."),
            ("/holidays/DE/2026", "?region=ZZ", 404, "Germany has no region “ZZ”"),
            ("/holidays/DE/26", "", 404, "“26” is not a year. Use a year with 4 digits, such as 2026."),
            (
                "/countries", "?q=" + String(repeating: "a", count: 101), 400,
                "Search text must be 100 characters or fewer"
            ),
            ("/nothing", "", 404, "Page not found. Check the address. The page may have moved."),
            (
                "/holidays/DE/2026", "?type=x", 400,
                "The value of “type” is not valid. “type” cannot be “x” here. Change it, or leave it out."
            ),
        ])
    func problems(path: String, query: String, status: Int, detail: String) async throws {
        let site = Site.sample()
        let response = await site.get("\(path).json\(query)")
        let problem = try problem(response)
        #expect(response.status.code == status && problem["status"] as? Int == status)
        #expect(problem["detail"] as? String == detail && problem["type"] as? String == "about:blank")
        #expect(problem["title"] as? String == response.status.reasonPhrase)
        #expect(await site.get(path + query).status.code == status)
    }

    @Test("A record takes no form: 405 as a problem, with the methods that it takes")
    func methods() async throws {
        let response = await Site.sample().respond(
            to: Request(method: .post, target: record, contentType: "application/x-www-form-urlencoded"))
        #expect(response.status == .methodNotAllowed && response.headers[.allow] == "GET, HEAD, OPTIONS")
        #expect(try problem(response)["title"] as? String == "Method Not Allowed")
    }

    @Test("The countries that a search finds are a record too, and the picker links to it")
    func countries() async throws {
        let site = Site.sample()
        let response = await site.get("/countries.json?q=united")
        let json = try #require(JSONSerialization.jsonObject(with: Data(response.bytes)) as? [String: Any])
        let countries = try #require(json["countries"] as? [[String: Any]])
        #expect(response.status == .ok && countries.map { $0["code"] as? String } == ["GB"])
        let link = "<link rel=\"alternate\" type=\"application/json\" href=\"/countries.json?q=united\">"
        #expect(await site.get("/countries?for=start&q=united").text.contains(link))
    }

    @Test("An unknown extension, or a format that the page does not have, is a clear 404 with a link to the page")
    func unknownFormat() async throws {
        let site = Site.sample()
        let pdf = await site.get("/holidays/DE/2026.pdf")
        #expect(pdf.status == .notFound && pdf.headers[.contentType] == MediaType.html)
        #expect(pdf.text.contains("This page is not available as “pdf”"))
        #expect(pdf.text.contains("<a class=\"button\" href=\"/holidays/DE/2026\">Open the page</a>"))
        let quotes = await site.get("/quotes.vcf")
        #expect(quotes.status == .notFound)
        let detail = "This page is not available as “vcf”. Open the page itself, or check the end of the address."
        #expect(try problem(quotes)["detail"] as? String == detail)
    }

    @Test(
        "An address that cannot be decoded is a problem for programs too", arguments: ["/a%zz.json", "/%FF.JSON?q=%"])
    func undecodable(target: String) async throws {
        let response = await Site.sample().get(target)
        #expect(response.status == .badRequest)
        #expect(try problem(response)["status"] as? Int == 400)
    }

    @Test("Every header of a rendering is sent with it, with any status; the time to try again too")
    func renderings() async throws {
        let name = try #require(FileName("a.json"))
        let alternates = [("a", "text/calendar"), ("b", "text/csv")].compactMap {
            Alternate(Link(segments: [$0.0]), mediaType: $0.1)
        }
        let headers = RepresentationHeaders(
            disposition: .attachment(name), alternates: alternates, lastModified: 784_111_777)
        let link = try #require(HTTPField.Name("Link"))
        for status in [Status.ok, .unavailable(retryAfter: .seconds(7))] {
            let visits = VisitsDouble { _, _, _ in
                .page(Rendering(status: status, mediaType: "application/json", bytes: [123, 125], headers: headers))
            }
            let site = Site.double(visits)
            let response = await site.get(record)
            #expect(response.headers[.contentDisposition] == "attachment; filename=\"a.json\"")
            #expect(response.headers[.lastModified] == "Sun, 06 Nov 1994 08:49:37 GMT")
            #expect(
                response.headers[link] == "</a>; rel=\"alternate\"; type=\"text/calendar\", "
                    + "</b>; rel=\"alternate\"; type=\"text/csv\"")
            #expect(response.headers[.retryAfter] == (status == .ok ? nil : "7"))
        }
    }

    private struct Fault: Visiting {
        struct Broken: Error {}

        func run(_: Visit<Place>, by _: Visitor) async throws -> Outcome<Keeping> { throw Broken() }
    }

    @Test("A fault of our own is a problem for programs and a page for people, both 500")
    func fault() async throws {
        let site = Site.double(Fault())
        let response = await site.get(record)
        #expect(response.status == .internalServerError && response.headers[.cacheControl] == "no-store")
        #expect(try problem(response)["title"] as? String == "Internal Server Error")
        #expect(await site.get("/holidays/DE/2026").headers[.contentType] == MediaType.html)
    }

    @Test("The phrases of problems are those of HTTP")
    func phrases() async throws {
        let statuses: [Status] = [
            .ok, .noContent, .badRequest, .forbidden, .notFound, .methodNotAllowed(allowed: []), .contentTooLarge,
            .unsupportedMediaType, .misdirectedRequest, .unprocessableContent, .internalError, .badGateway,
            .unavailable(retryAfter: nil), .gatewayTimeout,
        ]
        for status in statuses {
            let response = Response(Rendering(status: status, mediaType: "text/plain", bytes: []))
            #expect(response.status.code == status.code && response.status.reasonPhrase == status.phrase)
        }
    }
}
