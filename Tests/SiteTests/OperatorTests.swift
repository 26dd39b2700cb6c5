import HTTPMessages
import HTTPTypes
import TestSupport
import Testing

@testable import Site

@Suite("What an operator adds to the site")
struct OperatorTests {
    private func site(_ change: (inout Site.Configuration) throws -> Void = { _ in }) throws -> Site {
        var configuration = Moment().configuration()
        configuration.languages = Language.all
        try change(&configuration)
        return Site.sample(configuration: configuration)
    }

    private func page(_ target: String, of site: Site) async -> Response {
        await site.respond(to: Request(target: target))
    }

    @Test("The foot leads to the operator's imprint, privacy notice and mailbox, in the language of the page")
    func links() async throws {
        let site = try site { configuration in
            configuration.operatorLinks = OperatorLinks(
                imprint: Link(external: "https://acme.example/imprint?a=1&b=2"),
                contact: Link(external: "mailto:days@acme.example"))
        }
        let english = await page("/", of: site).text
        #expect(english.contains("<a href=\"https://acme.example/imprint?a=1&amp;b=2\">Imprint</a>"))
        #expect(english.contains("<a href=\"mailto:days@acme.example\">Contact</a>"))
        #expect(!english.contains("Privacy"))
        #expect(await page("/de/holidays", of: site).text.contains(">Impressum</a>"))
        #expect(await page("/nowhere", of: site).text.contains(">Imprint</a>"))
        #expect(!(await page("/", of: try self.site()).text.contains("Imprint")))
    }

    @Test("security.txt says where to report weaknesses, and is right for half a year")
    func security() async throws {
        let site = try site { configuration in
            configuration.securityContact = Link(external: "mailto:security@acme.example")
            configuration.publicAddress = try PublicAddress("https://almanac.example")
            configuration.now = { 1_764_288_000 }
        }
        let request = Request(target: "/.well-known/security.txt", host: "almanac.example")
        let file = await site.respond(to: request)
        #expect(file.status == .ok && file.headers[.contentType] == "text/plain; charset=utf-8")
        #expect(
            file.text == """
                Contact: mailto:security@acme.example
                Expires: 2026-05-27T00:00:00.000Z
                Preferred-Languages: en
                Canonical: https://almanac.example/.well-known/security.txt

                """)
    }

    @Test("Without a setting there is no security.txt")
    func none() async throws {
        #expect(await page("/.well-known/security.txt", of: try site()).status == .notFound)
    }

    @Test(
        "Y1 Of private calendars, all pages and records ask search engines to leave them out, and others do not",
        arguments: [
            ("/holidays/ZZ/2026", true), ("/compare/2026?place=DE&place=ZZ-ACME", true),
            ("/on/2026-01-01?place=ZZ", true),
            ("/holidays/DE/2026", false), ("/search?q=pizza", false), ("/search?q=ZZT", false), ("/quotes", false),
        ])
    func unlisted(target: String, isUnlisted: Bool) {
        #expect(RequestTarget(target).namesOwnCalendar == isUnlisted)
    }
}
