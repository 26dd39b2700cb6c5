import FaultServer
import Foundation
import Testing

@testable import almanac

@Suite("`almanac trace`", .serialized)
struct TraceTests {
    private func trace(_ arguments: String...) async throws -> Program.Ended {
        try await Program.run(["trace"] + arguments + ["--today", "2026-09-21"])
    }

    @Test(
        "A14 It prints the calls of a visit to a page of each module, and exits with status 0",
        arguments: [
            ("/", "StartPresenter.handle("), ("/holidays/DE/2026", "HolidayListInteractor.listing("),
            ("/countries", "CountryPickerInteractor.search(\"\")"), ("/quotes?draw=7", "QuoteListInteractor.draw(7)"),
            ("/people", "PersonListInteractor.search("), ("/light-side", "SideService.masters("),
            ("/dark-side", "SideService.holocrons("), ("/greeting?show=1", "HelloInteractor.greeting()"),
            ("/options", "OptionsEditorInteractor.saved()"),
        ])
    func modules(address: String, call: String) async throws {
        let ended = try await trace(address)
        #expect(ended.status == 0 && ended.errors.isEmpty, "\(ended.errors)")
        #expect(ended.output.hasPrefix("\(address)\n\nRoutes.run(") && ended.output.contains(call), "\(ended.output)")
        #expect(ended.output.contains(#/\n200 OK, text\/html; charset=utf-8, [\d,]+ bytes\n$/#), "\(ended.output)")
        for line in ended.output.split(separator: "\n") { #expect(line.unicodeScalars.count <= 100, "\(line)") }
    }

    @Test("A14 An address without a page ends with status 1 and its error")
    func missing() async throws {
        let missing = try await trace("/nowhere")
        #expect(missing.status == 1 && missing.errors == "almanac: 404 Not Found\n")
        #expect(missing.output.contains("No module is asked for this address."))
        let unknown = try await trace("/holidays/QQ/2026")
        #expect(unknown.status == 1 && unknown.errors == "almanac: 404 Not Found\n")
        #expect(unknown.output.contains("✗ throws .unknownCountry"), "\(unknown.output)")
    }

    @Test("A14 A redirect is shown, and ends with status 1; with --follow its page is traced too")
    func redirect() async throws {
        let shown = try await trace("/countries/FR?for=holidays&country=DE&year=2026")
        #expect(shown.status == 1 && shown.errors == "almanac: 303 See Other: /holidays/FR/2026\n")
        #expect(shown.output.contains("CountryPickerPresenter.handle(.chose(FR))"))
        #expect(!shown.output.contains("HolidayList"))
        let followed = try await trace("/countries/fr?for=holidays&country=DE&year=2026", "--follow")
        #expect(followed.status == 0 && followed.errors.isEmpty, "\(followed.errors)")
        for text in ["301 Moved Permanently", "303 See Other: /holidays/FR/2026", "HolidayListInteractor.listing("] {
            #expect(followed.output.contains(text), "\(text) in \(followed.output)")
        }
    }

    @Test("A14 An invalid path, an unknown option and a missing address are errors that say what is expected")
    func wrong() async throws {
        let page = try await trace("quotes")
        #expect(page.status != 0 && page.output.isEmpty, "\(page.output)")
        #expect(page.errors.contains("invalid address \"quotes\" (expected a path, such as /quotes?draw=7)"))
        let option = try await trace("/quotes", "--fellow")
        #expect(option.status != 0 && option.errors.contains("Unknown option '--fellow'"), "\(option.errors)")
        let none = try await trace()
        #expect(none.status != 0 && none.errors.contains("Missing expected argument '<address>'"), "\(none.errors)")
    }

    @Test("A14 The help says what it prints, and the help of the program lists it")
    func help() async throws {
        let help = try await Program.run("trace", "--help")
        #expect(help.status == 0 && help.output.contains("tree") && help.output.contains("--follow"))
        #expect(try await Program.run("--help").output.contains("Prints what happens during one visit."))
    }

    @Test(
        "A14 A source that fails or is slow is seen at the call that waited for it",
        arguments: [(Fault.status(500), #"✗ throws \.(invalid|unavailable)"#), (.silent, #"✗ throws \.timedOut"#)])
    func sources(fault: Fault, failure: String) async throws {
        let fixture = try await UpstreamFixture.start()
        fixture.server.fault = fault
        let ended = try await Program.run(
            ["trace", "/light-side", "--upstream-budget", "1s", "--upstream-timeout", "2s"] + fixture.arguments)
        #expect(ended.status == 1 && ended.errors.contains("almanac: 50"), "\(ended.errors)")
        #expect(ended.output.contains(try Regex(failure)), "\(ended.output)")
        if fault == .silent {
            #expect(ended.output.contains(#/SideService\.code\(of: \.light, refresh: false\) .* [1-3]\.\d\d s\n/#))
        }
        await fixture.stop()
    }

    @Test("A14 --development yes puts links to traces on the pages; a public site cannot have it")
    func development() async throws {
        try await Program.serving(["--development", "yes"]) { address, _ in
            #expect(try await Visit.get("/quotes", of: address).body.contains("/trace?address=%2Fquotes"))
            let trace = try await Visit.get("/trace?address=/quotes", of: address)
            #expect(trace.status == 200 && trace.body.contains("QuoteListInteractor.ofTheDay()"))
        }
        try await Program.serving { address, _ in
            let page = try await Visit.get("/quotes", of: address)
            #expect(page.status == 200 && !page.body.contains("/trace"))
            #expect(try await Visit.get("/trace?address=/quotes", of: address).status == 404)
        }
        let site = try await Program.run("--development", "yes", "--public-address", "https://almanac.example")
        #expect(site.status == 1 && site.errors.contains("development is yes, but public-address is set"))
    }
}
