import Foundation
import Logging
import Site
import Support
import TestSupport
import Testing

@testable import Export

@Suite("An export")
struct SiteExportTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let year = Sample.germanCalendar.years.lowerBound

    /// A few pages of each kind, in several chapters: the whole site has a page for each day, which takes seconds.
    private static let some: Selection = {
        let list = "/holidays/DE/\(year)"
        let pages = ["/", "/holidays/DE", list, "\(list)?region=BY", "\(list).ics", "/quotes", "/people/marie-curie"]
        let days = (1...28).flatMap { day in
            (1...5).map { month in
                "/on/\(year)-0\(month)-\(day < 10 ? "0" : "")\(day)"
            }
        }
        return Selection(addresses: pages + days)
    }()

    private func export(
        key: UInt64 = 1, holidays: HolidayServiceDouble = HolidayServiceDouble([Sample.germanCalendar]),
        quotes: QuoteServiceDouble = QuoteServiceDouble(Sample.quotations(12)),
        selection: Selection = Selection(years: SiteExportTests.year...SiteExportTests.year), workers: Int = 2,
        baseAddress: String? = "https://almanac.example", compresses: Bool = true
    ) async throws -> ExportCounts {
        let services = Services(
            countries: CountryServiceDouble([Sample.germany, Sample.unitedKingdom]), holidays: holidays,
            occasions: OccasionServiceDouble(), quotes: quotes,
            people: PersonServiceDouble([Sample.curie]), sides: SideServiceDouble(),
            clock: ClockDouble(Sample.day("2026-09-21")), world: WorldServiceDouble())
        var configuration = Site.Configuration()
        configuration.publicAddress = try PublicAddress("https://almanac.example")
        configuration.pageCacheLimit = 0
        configuration.now = { 1_800_000_000 }
        let site = Site(
            services: services, configuration: configuration, patience: .seconds(600),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        return try await SiteExport(
            site, services: services, folder: await reopened(folder.path), key: key, compresses: compresses
        ).run(selection, moment: 1_800_000_000, baseAddress: baseAddress, workers: workers) { _ in }
    }

    @Test(
        "V3 The files are the site’s pages, with a compressed form, a map, redirects and a page for unknown addresses")
    func files() async throws {
        let counts = try await export()
        let list = "holidays/DE/\(Self.year)"
        let files = Set(folder.files)
        #expect(
            files.isSuperset(of: [
                "index.html", "index.html.gz", "holidays.html", "\(list).html", "\(list).html.gz", "\(list).ics",
                "\(list)/calendar.html", "\(list)/01.html", "holidays/DE.ics", "holidays/DE.svg", "quotes.atom",
                "people/marie-curie.vcf", "robots.txt", "404.html", "search.html", "needs-server.html", "_redirects",
                "redirects.map", "_headers", "sitemap.xml", "sitemaps/1.xml",
            ]), "\(files.sorted())")
        #expect(counts.written == counts.pages && counts.pages > 100 && counts.removed == 0)
        #expect(folder.text("redirects.map")?.contains("\"/holidays/DE\" \"/holidays/DE/2026\";") == true)
        #expect(folder.text("_redirects")?.contains("/holidays/DE /holidays/DE/2026 302\n") == true)
        #expect(folder.text("sitemaps/1.xml")?.contains("<loc>https://almanac.example/\(list)</loc>") == true)
        #expect(folder.text("_headers")?.contains("Content-Security-Policy: ") == true)
        #expect(folder.text("search.html")?.contains("This page is not available here") == true)
        #expect(try ExportFailure.names(in: folder.path + "/.almanac-export/new").isEmpty)
    }

    @Test("V3 The same export again writes nothing, neither from its records nor by comparing", arguments: [1, 2])
    func unchanged(key: UInt64) async throws {
        let first = try await export(key: 1, selection: Self.some)
        let second = try await export(key: key, selection: Self.some)
        #expect(second.pages == first.pages && second.written == 0 && second.removed == 0)
        #expect(second.redirects == first.redirects)
    }

    @Test("V3 A file that was changed, cut or removed since is written again", arguments: [nil, "", "other"])
    func damage(text: String?) async throws {
        let name = "holidays/DE/\(Self.year).html"
        for name in [name, name + ".gz"] {
            _ = try await export(selection: Self.some)
            let whole = FileManager.default.contents(atPath: "\(folder.path)/\(name)")
            if let text {
                try folder.write(text, to: name)
            } else {
                try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
            }
            let counts = try await export(selection: Self.some)
            #expect(counts.written == 1)
            #expect(FileManager.default.contents(atPath: "\(folder.path)/\(name)") == whole)
        }
    }

    @Test("V3 What an earlier export wrote and this one does not is removed; other files are not")
    func removed() async throws {
        let years = Sample.germanCalendar.years
        _ = try await export(selection: Selection(years: years))
        try folder.write("mine", to: "holidays/DE/notes.txt")
        let counts = try await export(selection: Selection(years: Self.year...Self.year))
        let left = folder.files.filter { $0.hasPrefix("holidays/DE/\(Self.year + 1)") }
        #expect(years.count == 1 || (counts.removed > 0 && left.isEmpty), "\(left)")
        #expect(folder.text("holidays/DE/notes.txt") == "mine")
    }

    @Test("V3 If a page cannot be made, its older file stays, and the export ends with a failure that names it")
    func failing() async throws {
        _ = try await export()
        let files = folder.files
        let failing = HolidayServiceDouble(failing: .unavailable(retryAfter: nil))
        await #expect(throws: ExportFailure.noData) { try await export(key: 2, holidays: failing) }
        #expect(folder.files == files)
        #expect(try await reopened(folder.path).lastState()?.isFinished == true)
    }

    @Test("A country that does not exist is named")
    func unknownCountry() async throws {
        let code = try #require(CountryCode("QQ"))
        await #expect(throws: ExportFailure.unknownCountry("QQ")) {
            try await export(selection: Selection(countries: [code]))
        }
        #expect(folder.files.isEmpty)
    }

    @Test("One worker and several write the same files")
    func workers() async throws {
        let one = try await export(selection: Self.some, workers: 1)
        let several = try await export(key: 2, selection: Self.some, workers: 8)
        #expect(several.written == 0 && several.pages == one.pages && several.bytes == one.bytes)
    }

    @Test("V3 Without a public address there is no map of the site; one of an earlier export is removed")
    func noAddress() async throws {
        _ = try await export(selection: Self.some)
        _ = try await export(selection: Self.some, baseAddress: nil)
        #expect(folder.text("sitemap.xml") == nil && folder.text("sitemaps/1.xml") == nil)
        #expect(folder.text("index.html") != nil)
    }

    @Test("V3 Only given addresses: their pages, without what they link to")
    func addresses() async throws {
        let list = "/holidays/DE/\(Self.year)"
        let counts = try await export(selection: Selection(addresses: [list, "\(list)?region=BY", "/holidays/DE"]))
        #expect(counts.pages == 2 && counts.redirects == 1)
        #expect(folder.files.filter { $0.hasPrefix("holidays") && $0.hasSuffix(".html") }.count == 2)
        await #expect(throws: ExportFailure.unsafeName("/quotes?draw=7")) {
            try await export(selection: Selection(addresses: ["/quotes?draw=7"]))
        }
    }

    /// Quotes that cannot be had.
    private static let noQuotes = QuoteServiceDouble(failing: .unavailable(retryAfter: nil))

    @Test(
        "V3 A chapter with failed pages is made again by the same export, and is whole then", arguments: [true, false])
    func failedPages(hasOlder: Bool) async throws {
        if hasOlder { _ = try await export(key: 1, selection: Self.some) }
        let older = folder.text("quotes.html.gz")
        await #expect(throws: ExportFailure.incomplete(pages: 1, examples: ["/quotes"])) {
            try await export(key: 2, quotes: Self.noQuotes, selection: Self.some)
        }
        #expect(folder.text("quotes.html.gz") == older, "an older file stays, or there is none")
        #expect((folder.text("quotes.html") != nil) == hasOlder)
        #expect(folder.text("holidays/DE/\(Self.year).html") != nil, "the other pages of the chapter are there")
        let before = folder.contents
        let mended = try await export(key: 2, selection: Self.some)
        let after = folder.contents
        let changed = after.keys.filter { $0.hasSuffix(".html") && before[$0] != after[$0] }
        let whole = try await export(key: 2, selection: Self.some)
        #expect(mended.pages == whole.pages && whole.written == 0 && whole.removed == 0)
        #expect(mended.written == (hasOlder ? 2 : 3))
        // These two had said that they lacked their quotes.
        #expect(changed.contains("index.html") && changed.contains("people/marie-curie.html"), "\(changed)")
        #expect(changed.contains("quotes.html") == !hasOlder)
        #expect(folder.text("quotes.html")?.contains("<h1") == true && folder.text("quotes.html.gz") != nil)
    }

    @Test("V3 What a failed export did not list is removed by the next one that succeeds")
    func removedAfterFailure() async throws {
        let list = "/holidays/DE/\(Self.year)"
        _ = try await export(key: 1, selection: Selection(addresses: [list, "/quotes", "\(list)?region=BY"]))
        let fewer = Selection(addresses: [list, "/quotes"])
        await #expect(throws: ExportFailure.self) {
            try await export(key: 2, quotes: Self.noQuotes, selection: fewer)
        }
        let region = folder.files.filter { $0.contains("region=BY") }
        #expect(region.count == 2, "it may be one of the failed pages")
        let counts = try await export(key: 2, selection: fewer)
        #expect(counts.removed == 1 && !folder.files.contains { $0.contains("region=BY") }, "\(folder.files)")
    }

    @Test("V3 Without compression no compressed file of an earlier export is left; with it they come back")
    func compression() async throws {
        _ = try await export(selection: Self.some)
        let compressed = folder.files.filter { $0.hasSuffix(".gz") }
        #expect(compressed.count > 100 && compressed.contains("search.html.gz"))
        let plain = try await export(selection: Self.some, compresses: false)
        #expect(!folder.files.contains { $0.hasSuffix(".gz") }, "\(folder.files.filter { $0.hasSuffix(".gz") })")
        #expect(plain.pages > 100 && folder.text("index.html") != nil)
        _ = try await export(selection: Self.some)
        #expect(folder.files.filter { $0.hasSuffix(".gz") } == compressed)
    }
}
