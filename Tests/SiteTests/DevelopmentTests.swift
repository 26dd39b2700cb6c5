import HTTPMessages
import HTTPTypes
import Testing
import VIPER

@testable import Site

@Suite("A site in development")
struct DevelopmentTests {
    private static let pages = [
        "/", "/holidays", "/holidays/DE/2026", "/countries", "/quotes?draw=7", "/people/marie-curie", "/light-side",
        "/dark-side?refresh=1", "/greeting", "/options", "/nowhere", "/%zz",
    ]

    private static func site(isDevelopment: Bool) -> Site {
        var configuration = Moment().configuration()
        configuration.isDevelopment = isDevelopment
        return .sample(configuration: configuration)
    }

    @Test(
        "A14 In development, the foot of each page links to its trace; in production the pages have no byte of it",
        arguments: pages)
    func link(target: String) async throws {
        let page = await Self.site(isDevelopment: true).get(target).text
        let link = try #require(
            page.firstMatch(of: #/<p><a href="(\/trace\?address=[^"]+)">Trace of this visit<\/a><\/p>\n/#))
        let production = await Self.site(isDevelopment: false).get(target).text
        #expect(page.replacing(link.output.0, with: "") == production)
        #expect(!production.contains("race of") && !production.contains("/trace"))
        // The link leads to the trace of this very address.
        let trace = await Self.site(isDevelopment: true).get(String(link.output.1))
        #expect(trace.status == .ok && trace.text.contains("<pre class=\"trace\""))
        #expect(trace.text.contains(">\(target)\n"), "\(trace.text)")
    }

    @Test("A14 In production the address of a trace is a page that does not exist, like any other")
    func production() async {
        let site = Self.site(isDevelopment: false)
        let unknown = await site.get("/nowhere")
        for target in ["/trace", "/trace?address=/quotes", "/trace?address=%2F"] {
            let response = await site.get(target)
            // The page repeats the word of the address in its search.
            #expect(response.status == .notFound)
            #expect(response.text.replacing("trace", with: "nowhere") == unknown.text)
            #expect(response.headers[.cacheControl] == unknown.headers[.cacheControl])
        }
    }

    @Test("A14 A trace is read, never sent a form")
    func methods() async {
        let response = await Self.site(isDevelopment: true).respond(to: Request(method: .post, target: "/trace"))
        #expect(response.status == .methodNotAllowed)
    }

    @Test("A14 A trace is for one visitor: never cached, with their choices but without their name")
    func personal() async {
        let site = Self.site(isDevelopment: true)
        let response = await site.get("/trace?address=/greeting?show=1", cookie: "almanac=1.GB.dark.QWRh")
        #expect(response.headers[.cacheControl] == "private, no-store")
        #expect(response.text.contains("HelloInteractor.greeting()") && response.text.contains("•••"))
        #expect(!response.text.contains("Ada") && !response.text.contains("QWRh"))
        #expect(response.text.contains("<meta name=\"robots\" content=\"noindex\">"))
    }

    @Test(
        "A14 A trace of nothing, of itself, or of markup is a page with that text",
        arguments: [
            ("/trace", "200 OK"), ("/trace?address=", "200 OK"), ("/trace?address=/trace?address=/", "404 Not Found"),
            ("/trace?address=/%3Cscript%3E", "404 Not Found"), ("/trace?address=nowhere", "404 Not Found"),
            ("/trace?address=/holidays/de", "301 Moved Permanently: /holidays/DE"),
        ])
    func strange(target: String, summary: String) async {
        let response = await Self.site(isDevelopment: true).get(target)
        #expect(response.status == .ok && response.text.contains(summary), "\(response.text)")
        #expect(!response.text.contains("<script>"))
    }

    @Test("A14 A cached page has the link of its own address")
    func cached() async {
        let site = Self.site(isDevelopment: true)
        for _ in 0..<2 {
            #expect(await site.get("/quotes").text.contains("href=\"/trace?address=%2Fquotes\""))
            #expect(await site.get("/people").text.contains("href=\"/trace?address=%2Fpeople\""))
        }
    }
}
