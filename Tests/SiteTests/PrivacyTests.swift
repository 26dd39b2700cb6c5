import HTTPMessages
import HTTPTypes
import TestSupport
import Testing

@testable import Site

@Suite("Privacy, and reading without side effects")
struct PrivacyTests {
    private let site = Site.sample()
    /// `Canary-7f3a` in Base64url.
    private let cookies = "almanac=1.GB.dark.Q2FuYXJ5LTdmM2E; almanac-draft=draft.1.GB.dark.Q2FuYXJ5LTdmM2E"

    @Test(
        "An older version's address with a visitor’s choices redirects to the clean one, and is not cached",
        arguments: [
            ("/options?name=Canary-7f3a&country=GB&look=dark", "/options"),
            ("/options?name=Canary-7f3a&country=Canary-7f3a&look=Canary-7f3a", "/options"),
            ("/options?saved=1&name=Canary-7f3a&country=GB&look=dark", "/options?saved=1"),
            ("/countries?for=options&name=Canary-7f3a&country=GB&look=dark", "/countries?for=options"),
            ("/countries?for=options&name=Canary-7f3a&look=x", "/countries?for=options"),
            ("/countries?for=options&name=Canary-7f3a&q=land", "/countries?for=options&q=land"),
            ("/countries/results?for=options&name=Canary-7f3a&q=land", "/countries/results?for=options&q=land"),
            ("/countries/DE?for=options&name=Canary-7f3a&country=GB&look=dark", "/countries?for=options"),
            ("/countries/close?for=options&name=Canary-7f3a&look=dark", "/countries/close?for=options"),
            ("/countries/DE?for=start", "/countries?for=start"),
            ("/holidays/DE/2026?name=Canary-7f3a", "/holidays/DE/2026"),
        ])
    func olderAddresses(target: String, clean: String) async {
        for method in [HTTPRequest.Method.get, .head] {
            let response = await site.respond(to: Request(method: method, target: target, cookie: cookies))
            #expect(response.status == .movedPermanently && response.headers[.location] == clean)
            #expect(response.headers[.cacheControl] == "no-store")
            #expect(!said(response).contains("Canary"))
            #expect(response.headers[.setCookie] == nil)
        }
        #expect(site.finished(Request(target: target)) == nil)
    }

    /// The headers and the body of a response.
    private func said(_ response: Response) -> String {
        response.headers.map { "\($0.name): \($0.value)" }.joined(separator: "\n") + "\n" + response.text
    }

    @Test("The redirect of another spelling without a query is cached for a day")
    func spellings() async {
        for target in ["/holidays/de/2026", "//holidays"] {
            #expect(await site.get(target).headers[.cacheControl] == "public, max-age=86400")
        }
    }

    @Test("No response header but the cookie contains a visitor’s data")
    func headers() async throws {
        let name = "name=Canary-7f3a&country=GB&look=dark&action="
        for action in ["save", "choose-country", "remove-country"] {
            let response = await site.post(name + action, cookie: cookies)
            #expect(response.status == .seeOther)
            var headers = response.headers
            headers[.setCookie] = nil
            let rest = Response(status: response.status, headers: headers, body: response.body)
            #expect(!said(rest).contains("anary") && !said(rest).contains("Q2Fu"))
            #expect(response.headers[.cacheControl] == "private, no-store" && response.headers[.vary] == "Cookie")
            #expect(response.text.isEmpty)
        }
        let policy = try #require(HTTPField.Name("Referrer-Policy"))
        #expect(site.commonFields(isSecure: false)[policy] == "strict-origin")
    }

    @Test("Reading changes nothing: GET, HEAD and prefetching get no cookie")
    func reading() async {
        let targets = [
            "/", "/holidays", "/holidays/DE", "/countries", "/countries?for=start", "/countries?for=options",
            "/countries/DE", "/countries/DE?for=start", "/countries/DE?for=options", "/countries/close?for=start",
            "/countries/close?for=options", "/options", "/options?draft=1", "/options?saved=1", "/greeting?show=1",
            "/options?for=start", "/options?for=start&saved=1", "/options/close?for=start",
            "/countries/close?for=options&for=start",
        ]
        for target in targets {
            for method in [HTTPRequest.Method.get, .head] {
                for fetchSite in [nil, "none", "same-origin", "cross-site"] {
                    let response = await site.respond(
                        to: Request(method: method, target: target, cookie: cookies, fetchSite: fetchSite))
                    #expect(response.headers[.setCookie] == nil, "\(method) \(target)")
                }
            }
        }
    }

    @Test("Even an answer that keeps something saves nothing for GET and HEAD")
    func keeping() async {
        let visits = VisitsDouble { _, _, _ in
            .answer(Keeping(preferences: Preferences(name: "Ada"), next: .fragment("x")))
        }
        let site = Site.double(visits, Moment().configuration())
        for method in [HTTPRequest.Method.get, .head] {
            let response = await site.respond(to: Request(method: method, target: "/options"))
            #expect(response.status == .seeOther && response.headers[.setCookie] == nil)
        }
        #expect(await site.post("").headers[.setCookie] != nil)
    }

    @Test("The response to a form is private, even at a page that is the same for every visitor")
    func answersToForms() async {
        let visits = VisitsDouble { _, _, _ in .page(.text("you chose GB")) }
        let site = Site.double(visits, Moment().configuration())
        let response = await site.post("country=GB", to: "/countries?for=start")
        #expect(response.headers[.cacheControl] == "private, no-store" && response.headers[.vary] == "Cookie")
        #expect(site.finished(Request(target: "/countries?for=start")) == nil)
    }
}
