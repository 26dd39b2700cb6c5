import HTTPMessages
import HTTPTypes
import SnapshotSupport
import Testing

@testable import Site

@Suite("Error pages: snapshots", .noOrphanedSnapshots(prefix: "error-"))
struct ErrorSnapshotTests {
    private let pages = ErrorPages(assets: Sample.assets)

    /// - Parameter hasSearch: not where a page is missing, whose content has it.
    private func frame(_ title: String, assets: Assets = Sample.assets, hasSearch: Bool = true) -> Frame {
        Frame(PageHead(title: title, isListed: false), part: nil, assets: assets, hasSearch: hasSearch)
    }

    @Test("400") func badRequest() throws {
        try expectSnapshot(
            pages.response(to: .notUTF8).bytes, in: frame("This address is not valid"), named: "error-400")
    }

    @Test("D2 404") func notFound() throws {
        let address = Address(segments: ["nowhere"])
        try expectSnapshot(
            pages.response(to: .unknown, at: address).bytes, in: frame("Page not found", hasSearch: false),
            named: "error-404")
    }

    @Test("A10 400 a ticket that cannot be read") func ticket() throws {
        let address = Address(
            segments: ["countries", "close"], query: [.init("for", "options"), .init("ticket", "2")])
        for (name, problem) in [("version", PlaceProblem.otherVersion("2")), ("deep", .ticketTooDeep(limit: 9))] {
            try expectSnapshot(
                pages.response(to: problem, at: address).bytes, in: frame("This link does not work here"),
                named: "error-ticket-\(name)")
        }
    }

    @Test("405") func methodNotAllowed() throws {
        try expectSnapshot(
            pages.methodNotAllowed(.post, allowed: [.get, .head, .options]).bytes, in: frame("This page is read-only"),
            named: "error-405")
    }

    @Test("403") func foreignForm() throws {
        try expectSnapshot(
            pages.foreignForm().bytes, in: frame("This form was not sent from our site"), named: "error-403")
    }

    @Test("413") func formTooLong() throws {
        try expectSnapshot(pages.formTooLong().bytes, in: frame("This form is too long"), named: "error-413")
    }

    @Test("415") func notAForm() throws {
        try expectSnapshot(pages.notAForm().bytes, in: frame("We could not read this form"), named: "error-415")
    }

    @Test("500") func internalError() throws {
        try expectSnapshot(
            pages.internalError().bytes, in: frame("There is a problem with this site"), named: "error-500")
    }

    @Test("404 with upstreams: the footer names them") func upstreams() throws {
        let origins = Origins(
            holidays: .upstream(.init(service: "Enrico", host: "kayaposoft.com")),
            quotes: .upstream(
                .init(
                    service: "Wikiquote’s page “Ambrose Bierce”", host: "en.wikiquote.org", terms: "under CC BY-SA")),
            sides: .upstream(.init(host: nil)))
        let assets = StaticFiles(files: [], credits: Credits(origins)).assets
        let page = ErrorPages(assets: assets).response(to: .unknown, at: Address(segments: ["nowhere"])).bytes
        // The content is that of every other 404.
        try expectSnapshot(page, in: frame("Page not found", assets: assets, hasSearch: false), named: "error-404")
        #expect(String(decoding: page, as: UTF8.self).contains("<p>Holidays from Enrico at kayaposoft.com.</p>"))
    }

    @Test("D2 404 hostile text") func hostile() throws {
        let problem = PlaceProblem.unknownYear(Sample.hostile, country: Sample.code("DE"))
        let address = Address(segments: ["holidays", "DE", Sample.hostile])
        let page = pages.response(to: problem, at: address).bytes
        try expectSnapshot(
            page, in: frame("“\(Sample.hostile)” is not a year", hasSearch: false), named: "error-hostile")
    }
}
