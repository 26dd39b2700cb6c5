import SnapshotSupport
import Testing

@testable import Holidays

@Suite("Holiday list: view and snapshots", .noOrphanedSnapshots(prefix: "list-"))
struct HolidayListViewTests {
    private let view = HolidayListView(assets: Sample.assets)

    /// The real Router prints the links, so a snapshot shows the addresses that visitors get.
    private func compare(
        _ name: String, _ listing: Result<Listing, YearFailure>,
        on event: HolidayListEvent = .choseYear(HolidayYear(Sample.code("DE"), 2026))
    ) async throws {
        let presenter = HolidayListPresenter(
            interactor: HolidayListInteractorDouble(listing: listing), router: HolidayListRouter())
        let page = try await presenter.handle(event).shown.page
        try expectSnapshot(of: page, in: view, named: "list-\(name)")
    }

    @Test("A1 The view decodes each place into its event")
    func events() {
        #expect(view.event(from: .init(.choose)) == .opened)
        #expect(view.event(from: .init(.country(Sample.code("DE")))) == .choseCountry(Sample.code("DE")))
        #expect(
            view.event(from: .init(.region(Sample.code("DE"), Sample.region("BY"))))
                == .choseRegion(Sample.code("DE"), Sample.region("BY")))
        #expect(
            view.event(from: .init(.year(HolidayYear(Sample.code("DE"), 2026))))
                == .choseYear(HolidayYear(Sample.code("DE"), 2026)))
    }

    @Test("H1 empty") func empty() async throws {
        try await compare("empty", .failure(.unknownCountry), on: .opened)
    }

    @Test("H2 normal") func normal() async throws {
        let next = Listing.Row.sample(local: LocalizedText("Tag der Deutschen Einheit", language: "de"))
        let rows: [Listing.Row] = [
            .sample("2026-01-01", "New Year’s Day", types: [.publicHoliday, .bank]),
            .sample("2026-03-20", "Eid al-Fitr", isEstimated: true), next,
            .sample(
                "2026-12-26", "Boxing Day", keepers: .regions(.named(["Bavaria"]), of: 16),
                otherNames: [.init(name: LocalizedText("Stefanitag", language: "de"), regions: .named(["Tyrol"]))],
                observedOn: "2026-12-28"),
            .sample("2026-12-28", "Boxing Day", observedFor: "2026-12-26"),
        ]
        var listing = Listing.sample(
            rows: rows, regions: [.init(code: Sample.region("BY"), name: "Bavaria")], next: next)
        listing.regionalCount = 2
        try await compare("normal", .success(listing))
    }

    @Test("B5 types of regions") func regionalTypes() async throws {
        let row = Listing.Row.sample(
            "2026-10-12", "Thanksgiving", types: [.government],
            regionalTypes: [.sample(), .sample(.optional, .regions([ForeignText(Sample.hostile)]), regions: ["NB"])])
        try await compare("regional-types", .success(.sample(rows: [row])), on: .choseYear(allTypes))
    }

    private var allTypes: HolidayYear { HolidayYear(Sample.code("DE"), 2026, HolidayFilter(types: .all)) }

    @Test("N9 corrected") func corrected() async throws {
        var listing = Listing.sample(rows: [.sample()])
        listing.corrections = [.sample, .sample]
        listing.revised = RevisionTime(Sample.day("2026-09-01"))
        try await compare("corrected", .success(listing))
    }

    @Test("H4 error") func error() async throws {
        try await compare("error", .failure(.service(.unavailable(retryAfter: nil), country: "Germany")))
    }

    @Test("H6 loading") func loading() throws {
        let presenter = HolidayListPresenter(
            interactor: HolidayListInteractorDouble(listing: .failure(.unknownCountry)), router: HolidayListRouter())
        let year = HolidayYear(Sample.code("DE"), 2026)
        let state = try #require(presenter.loading(.choseYear(year)))
        #expect(state.page.head.title == "Holidays in DE 2026")
        #expect(state.page.head.canonical?.description == "/holidays/DE/2026" && state.page.head.isListed)
        try expectSnapshot(of: state.page, in: view, named: "list-loading")
    }

    @Test("H6 The saved place, and a country without a year, have a loading state that names no place")
    func loadingPlace() throws {
        let presenter = HolidayListPresenter(
            interactor: HolidayListInteractorDouble(listing: .failure(.unknownCountry)), router: HolidayListRouter())
        for event in [HolidayListEvent.opened, .choseCountry(Sample.code("DE"))] {
            let page = try #require(presenter.loading(event)).page
            #expect(page.heading == "Holidays" && page.loading == "Loading" && page.placeholder == nil)
        }
    }

    @Test("H4 old") func old() async throws {
        try await compare("old", .success(.sample(rows: [.sample()], age: .seconds(3 * 3600))))
    }

    @Test("H5 no data") func noData() async throws {
        try await compare(
            "no-data", .success(.sample(year: 2040, rows: [])), on: .choseYear(HolidayYear(Sample.code("DE"), 2040)))
    }

    @Test("H5 no holidays") func noHolidays() async throws {
        try await compare("no-holidays", .success(.sample(rows: [])))
    }

    @Test("D2 unknown country") func unknownCountry() async throws {
        try await compare("unknown-country", .failure(.unknownCountry))
    }

    @Test("D2 uncovered country") func uncovered() async throws {
        try await compare("uncovered", .failure(.uncovered(country: "United Kingdom")))
    }

    @Test("H3 long text") func longText() async throws {
        try await compare("long-text", .success(.sample(rows: [.sample("2026-10-03", Sample.long)])))
    }

    @Test("N6 runs, in a region") func runs() async throws {
        let rows: [Listing.Row] = [
            .sample("2025-12-22", "Christmas break", until: "2026-01-05", types: [.school]),
            .sample("2026-06-29", "Summer break", until: "2026-08-12", types: [.school]),
            .sample("2026-12-21", "Christmas break", until: "2027-01-08", types: [.school]),
        ]
        var listing = Listing.sample(rows: rows, regions: [.init(code: Sample.region("BY"), name: "Bavaria")])
        listing.place = PlaceName(region: "Bavaria", country: "Germany")
        listing.schools = SchoolBreak(rows, on: listing.today.date)
        listing.knowledge = [
            YearKnowledge(
                types: [.school], state: .known, basis: .announced, until: Sample.day("2029-09-10"),
                latest: Sample.day("2029-09-10"))
        ]
        let filter = HolidayFilter(types: .only(.school), region: Sample.region("BY"))
        try await compare("runs", .success(listing), on: .choseYear(HolidayYear(Sample.code("DE"), 2026, filter)))
    }

    @Test("H3 right-to-left") func rightToLeft() async throws {
        let local = LocalizedText(Sample.rightToLeft, language: "ar")
        try await compare(
            "right-to-left", .success(.sample(rows: [.sample("2026-03-20", "Eid al-Fitr", local: local)])))
    }

    @Test("H3 hostile text") func hostile() async throws {
        let local = LocalizedText(Sample.hostile, language: "en\" onload=\"alert(1)")
        let name = LocalizedText(Sample.hostile, language: "en")
        let day = Listing.Row.sample(
            "2026-10-03", Sample.hostile, local: local, keepers: .regions(.named([Sample.hostile]), of: 16),
            otherNames: [.init(name: name, regions: .named([Sample.hostile]))])
        let region = NamedRegion(code: Sample.region("BY"), name: ForeignText(Sample.hostile))
        var listing = Listing.sample(rows: [day], regions: [region], next: day)
        listing.place = PlaceName(region: ForeignText(Sample.hostile), country: "Germany")
        listing.today.status = .holiday([name])
        try await compare("hostile", .success(listing))
    }
}
