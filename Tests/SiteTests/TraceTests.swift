import HTTPMessages
import HTTPTypes
import Testing
import VIPER

@testable import Site

@Suite("Traces of visits")
struct TraceTests {
    private static let cookie = "almanac=1.GB.dark.QWRh"

    private func trace(_ target: String, cookie: String? = nil) async -> VisitTrace {
        await Site.sample().trace(Request(target: target, cookie: cookie))
    }

    @Test(
        "A14 Every screen shows each of its parts and a service",
        arguments: [
            ("/", "Start", "QuoteService.quotations()"),
            ("/holidays/DE/2026", "HolidayList", "HolidayService.calendar("),
            ("/holidays/DE/2026/10-03-german-unity-day", "HolidayDetail", "HolidayService.calendar("),
            ("/countries?q=germ", "CountryPicker", "CountryService.countries()"),
            ("/quotes?draw=7", "QuoteList", "QuoteService.quotations()"),
            ("/people", "PersonList", "PersonService.people()"),
            ("/people/marie-curie", "Person", "PersonService.person("),
            ("/light-side", "LightSide", "SideService.masters(refresh: false)"),
            ("/dark-side", "DarkSide", "SideService.holocrons(refresh: false)"),
            ("/greeting?show=1", "Hello", "VisitorService.preferences"),
            ("/options", "OptionsEditor", "VisitorService.preferences"),
        ])
    func screens(target: String, screen: String, service: String) async {
        let trace = await trace(target)
        let text = trace.description
        #expect(trace.status == .ok, "\(text)")
        for part in ["View.event(from: ", "Presenter.handle(", "Interactor.", "View.render("] {
            #expect(text.contains(screen + part), "\(part) in\n\(text)")
        }
        #expect(text.contains(service), "\(service) in\n\(text)")
        #expect(text.contains(#/\w+(Router|Links)\.link\(to: /#), "\(text)")
        #expect(text.contains("200 OK, text/html; charset=utf-8, "))
        for line in text.split(separator: "\n") { #expect(line.unicodeScalars.count <= TraceText.width, "\(line)") }
    }

    @Test("A14 The calls are in order, each below the one that led to it")
    func order() async throws {
        let lines = await trace("/quotes?draw=7").description.split(separator: "\n").map(String.init)
        let expected = [
            "Routes.run(", "│ QuoteListView.event(", "│ → .refreshed(draw: 7)",
            "│ QuoteListPresenter.handle(.refreshed",
            "│ │ QuoteListInteractor.draw(7)", "│ │ │ QuoteService.quotations()",
            "│ │ │ → Supply(value: [40 × Quotation])",
            "│ │ → QuoteList(", "│ │ QuoteListRouter.link(", "│ → .show(QuoteListPage(", "│ QuoteListView.render(",
            "→ .page(Rendering(status: .ok",
        ]
        var rest = lines[...]
        for line in expected {
            let index = try #require(rest.firstIndex { $0.hasPrefix(line) }, "\(line) in\n\(lines)")
            rest = rest[rest.index(after: index)...]
        }
    }

    @Test("A14 An address without a page, a file and a redirect are shown as such: no module is asked for them")
    func elsewhere() async {
        for (target, summary) in [
            ("/nowhere", "404 Not Found"), ("/holidays/DE/soon", "404 Not Found"),
            ("/quotes?draw=x", "400 Bad Request"),
            ("/%zz", "400 Bad Request"), ("/robots.txt", "200 OK"),
            ("/QUOTES", "301 Moved Permanently: /quotes"), ("/trace?address=/", "404 Not Found"),
        ] {
            let trace = await trace(target)
            #expect(trace.description.contains("No module is asked"), "\(trace)")
            #expect(trace.summary == summary)
        }
        let close = await trace("/countries/DE?for=holidays&country=FR&year=2026")
        #expect(close.summary == "303 See Other: /holidays/DE/2026" && close.location == "/holidays/DE/2026")
        #expect(close.description.contains("CountryPickerPresenter.handle(.chose(DE))"), "\(close)")
        #expect(close.description.contains("→ .redirect(/holidays/DE/2026)"), "\(close)")
    }

    @Test(
        "A14 A visitor's name is in no trace, though the module is asked for it",
        arguments: ["/greeting?show=1", "/options", "/"])
    func privacy(target: String) async {
        let text = await trace(target, cookie: Self.cookie).description
        #expect(text.contains("VisitorService.preferences") && text.contains("•••"), "\(text)")
        #expect(!text.contains("Ada") && !text.contains("QWRh"), "\(text)")
    }

    @Test("A14 Text from an address is shown escaped and in short")
    func hostile() async {
        let text = await trace("/people?q=%3Cscript%3E%E2%80%AE" + String(repeating: "x", count: 5000)).description
        #expect(text.contains("\\u{202E}") && !text.unicodeScalars.contains("\u{202E}"))
        #expect(text.utf8.count < 6000, "\(text.utf8.count)")
    }

    @Test("A14 A record for programs has the trace of its own View and Presenter, and of the same Interactor")
    func record() async {
        let text = await trace("/holidays/DE/2026.json").description
        for call in [
            "HolidayRecordPresenter.handle(", "HolidayListInteractor.namedListing(", "HolidayRecordJSONView.render(",
        ] {
            #expect(text.contains(call), "\(call) in\n\(text)")
        }
        #expect(text.contains("200 OK, application/json"), "\(text)")
    }

    @Test(
        "A14 An interface of another service has a trace too",
        arguments: [
            ("/api/v3/PublicHolidays/2026/DE", ["NagerPresenter.handle(", "NagerInteractor.holidays("]),
            ("/openholidays/Countries", ["OpenHolidaysPresenter.handle(", "OpenHolidaysInteractor.countryList("]),
            ("/bank-holidays.json", ["GovUKPresenter.handle(", "GovUKInteractor.bankHolidays("]),
        ])
    func interfaces(target: String, calls: [String]) async {
        let text = await trace(target).description
        for call in calls { #expect(text.contains(call), "\(call) in\n\(text)") }
    }

    @Test("A14 A page in the cache is made anew, and a trace leaves nothing there")
    func cache() async {
        let site = Site.sample()
        _ = await site.get("/quotes")
        let entries = site.pageCacheStatistics
        #expect(await site.trace(Request(target: "/quotes")).description.contains("QuoteListInteractor.ofTheDay()"))
        #expect(site.pageCacheStatistics == entries)
    }
}
