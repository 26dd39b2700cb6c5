import Almanac
import HTML
import Layout
import Places
import TestSupport
import Testing
import VIPER
import VIPERTesting

@testable import Holidays

@Suite("Holiday list: view and snapshots", .noOrphanedSnapshots(prefix: "list-"))
struct HolidayListViewTests {
    /// The real Router prints the links, so a snapshot shows the addresses that visitors get.
    private func compare(
        _ name: String, _ listing: Result<Listing, HolidayListFailure>,
        on event: HolidayListEvent = .choseYear(HolidayYear(Sample.code("DE"), 2026))
    ) async throws {
        let presenter = HolidayListPresenter(
            interactor: HolidayListInteractorDouble(listing: listing), router: HolidayListRouter())
        let step = await presenter.handle(event)
        guard case .show(let page, _) = step else {
            Issue.record("\(step)")
            return
        }
        try expectSnapshot(HolidayListView(assets: Sample.assets).render(page), named: "list-\(name)")
    }

    @Test("A1 The view decodes each place into its event")
    func events() {
        let view = HolidayListView(assets: Sample.assets)
        #expect(view.event(from: .init(.choose)) == .opened)
        #expect(view.event(from: .init(.country(Sample.code("DE")))) == .choseCountry(Sample.code("DE")))
        #expect(
            view.event(from: .init(.year(HolidayYear(Sample.code("DE"), 2026))))
                == .choseYear(HolidayYear(Sample.code("DE"), 2026)))
    }

    @Test("H1 empty") func empty() async throws {
        try await compare("empty", .failure(.unknownCountry), on: .opened)
    }

    @Test("H2 normal") func normal() async throws {
        let next = Listing.Day.sample(local: LocalizedText("Tag der Deutschen Einheit", language: "de"))
        let days: [Listing.Day] = [
            .sample("2026-01-01", "New Year’s Day", types: [.publicHoliday, .bank]),
            .sample("2026-03-20", "Eid al-Fitr", isEstimated: true), next,
            .sample("2026-12-26", "Boxing Day", regions: ["Bavaria"], observed: "2026-12-28"),
        ]
        try await compare(
            "normal",
            .success(.sample(days: days, regions: [.init(code: Sample.region("BY"), name: "Bavaria")], next: next)))
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
        try expectSnapshot(HolidayListView(assets: Sample.assets).render(state.page), named: "list-loading")
    }

    @Test("H6 Only a year has a loading state: the others need no source, or lead elsewhere")
    func notLoading() {
        let presenter = HolidayListPresenter(
            interactor: HolidayListInteractorDouble(listing: .failure(.unknownCountry)), router: HolidayListRouter())
        for event in [HolidayListEvent.opened, .choseCountry(Sample.code("DE"))] {
            #expect(presenter.loading(event)?.page == nil)
        }
    }

    @Test("H4 old") func old() async throws {
        try await compare("old", .success(.sample(days: [.sample()], age: .seconds(3 * 3600))))
    }

    @Test("H5 no data") func noData() async throws {
        try await compare(
            "no-data", .success(.sample(year: 2040, days: [])), on: .choseYear(HolidayYear(Sample.code("DE"), 2040)))
    }

    @Test("H5 no holidays") func noHolidays() async throws {
        try await compare("no-holidays", .success(.sample(days: [])))
    }

    @Test("D2 unknown country") func unknownCountry() async throws {
        try await compare("unknown-country", .failure(.unknownCountry))
    }

    @Test("D2 uncovered country") func uncovered() async throws {
        try await compare("uncovered", .failure(.uncovered(country: "United Kingdom")))
    }

    @Test("H3 long text") func longText() async throws {
        try await compare("long-text", .success(.sample(days: [.sample("2026-10-03", Sample.long)])))
    }

    @Test("H3 right-to-left") func rightToLeft() async throws {
        let local = LocalizedText(Sample.rightToLeft, language: "ar")
        try await compare(
            "right-to-left", .success(.sample(days: [.sample("2026-03-20", "Eid al-Fitr", local: local)])))
    }

    @Test("H3 hostile text") func hostile() async throws {
        let local = LocalizedText(Sample.hostile, language: "en\" onload=\"alert(1)")
        let day = Listing.Day.sample("2026-10-03", Sample.hostile, local: local, regions: [Sample.hostile])
        let region = Listing.Region(code: Sample.region("BY"), name: Sample.hostile)
        try await compare("hostile", .success(.sample(days: [day], regions: [region], next: day)))
    }
}
