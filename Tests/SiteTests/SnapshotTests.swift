import AlmanacValues
import HTTPMessages
import HTTPTypes
import Layout
import Places
import TestSupport
import Testing
import VIPERTesting

@testable import Site

@Suite("Error pages: snapshots", .noOrphanedSnapshots())
struct ErrorSnapshotTests {
    private let pages = ErrorPages(assets: Sample.assets)

    @Test("400") func badRequest() throws {
        try expectSnapshot(pages.response(to: .notUTF8).bytes, named: "error-400")
    }

    @Test("D2 404") func notFound() throws {
        let address = Address(segments: ["nowhere"])
        try expectSnapshot(pages.response(to: .unknown, at: address).bytes, named: "error-404")
    }

    @Test("A10 400 a ticket that cannot be read") func ticket() throws {
        let address = Address(
            segments: ["countries", "close"], query: [.init("for", "options"), .init("ticket", "2")])
        for (name, problem) in [("version", PlaceProblem.otherVersion("2")), ("deep", .ticketTooDeep(limit: 9))] {
            try expectSnapshot(pages.response(to: problem, at: address).bytes, named: "error-ticket-\(name)")
        }
    }

    @Test("405") func methodNotAllowed() throws {
        try expectSnapshot(pages.methodNotAllowed(.post, allowed: [.get, .head, .options]).bytes, named: "error-405")
    }

    @Test("403") func foreignForm() throws {
        try expectSnapshot(pages.foreignForm().bytes, named: "error-403")
    }

    @Test("413") func formTooLong() throws {
        try expectSnapshot(pages.formTooLong().bytes, named: "error-413")
    }

    @Test("415") func notAForm() throws {
        try expectSnapshot(pages.notAForm().bytes, named: "error-415")
    }

    @Test("500") func internalError() throws {
        try expectSnapshot(pages.internalError().bytes, named: "error-500")
    }

    @Test("404 with upstreams: the footer names them") func upstreams() throws {
        let origins = Origins(
            holidays: .upstream(.init(service: "Enrico", host: "kayaposoft.com")),
            quotes: .upstream(
                .init(
                    service: "Wikiquote’s page “Ambrose Bierce”", host: "en.wikiquote.org", terms: "under CC BY-SA")),
            sides: .upstream(.init(host: nil)))
        let pages = ErrorPages(assets: StaticFiles(files: [], credits: Credits(origins)).assets)
        let address = Address(segments: ["nowhere"])
        try expectSnapshot(pages.response(to: .unknown, at: address).bytes, named: "error-404-upstreams")
    }

    @Test("D2 404 hostile text") func hostile() throws {
        let problem = PlaceProblem.unknownYear(Sample.hostile, country: Sample.code("DE"))
        let address = Address(segments: ["holidays", "DE", Sample.hostile])
        try expectSnapshot(pages.response(to: problem, at: address).bytes, named: "error-hostile")
    }
}
