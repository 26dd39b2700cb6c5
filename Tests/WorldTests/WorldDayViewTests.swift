import SnapshotSupport
import Testing

@testable import World

@Suite("World on a day: view and snapshots", .noOrphanedSnapshots(prefix: "day-"))
struct WorldDayViewTests {
    private let view = WorldDayView(assets: Sample.assets)
    private let date = Sample.day("2026-12-24")

    /// The real Router prints the links, so a snapshot shows the addresses that visitors get.
    private func compare(
        _ name: String, _ interactor: WorldDayInteractorDouble, on event: WorldDayEvent? = nil
    ) async throws {
        let presenter = WorldDayPresenter(interactor: interactor, router: WorldDayRouter())
        let page = try await presenter.handle(event ?? .choseDay(date)).shown.page
        try expectSnapshot(of: page, in: view, named: "day-\(name)")
    }

    private func compare(_ name: String, _ countries: [WorldDay.Country]) async throws {
        try await compare(name, WorldDayInteractorDouble(day: .success(.of("2026-12-24", countries))))
    }

    @Test("A1 The view decodes each place into its event")
    func events() {
        #expect(view.event(from: Visit(.today)) == .choseToday)
        #expect(view.event(from: Visit(.date(date))) == .choseDay(date))
        #expect(view.event(from: Visit(.unreadable("soon"))) == .wroteDay("soon"))
    }

    @Test("W1 normal") func normal() async throws { try await compare("normal", WorldDayInteractorDouble()) }

    @Test("W1 today, where the visitor is") func today() async throws {
        try await compare("today", WorldDayInteractorDouble(home: .bavaria(.workingDay)), on: .choseToday)
        try await compare("today-nowhere", WorldDayInteractorDouble(), on: .choseToday)
    }

    @Test("J2 a day where the visitor is, and one that may change") func home() async throws {
        try await compare("home", WorldDayInteractorDouble(home: .bavaria(.workingDay)))
        let name = LocalizedText("عيد <b>الفطر</b>", language: "ar")
        try await compare(
            "home-estimated",
            WorldDayInteractorDouble(
                home: WorldDayHome(
                    territory: Territory(Sample.code("IQ"), Sample.region("AR")),
                    place: PlaceName(region: "أربيل", country: "Iraq"), status: .holiday([name]),
                    doubt: .estimated(name))))
    }

    @Test("W1 weekend") func weekend() async throws {
        try await compare("weekend", WorldDayInteractorDouble(day: .success(WorldDay.samples(3)[2])))
    }

    @Test("W1 empty") func empty() async throws {
        try await compare("empty", [.of("DE", "Germany", .europe)])
    }

    @Test("H4 H5 errors") func errors() async throws {
        try await compare("error", WorldDayInteractorDouble(day: .failure(.service(.invalid))))
        try await compare(
            "no-data", WorldDayInteractorDouble(day: .failure(.before)), on: .choseDay(Sample.day("2019-12-31")))
    }

    @Test("H6 loading") func loading() throws {
        let presenter = WorldDayPresenter(interactor: WorldDayInteractorDouble(), router: WorldDayRouter())
        let state = try #require(presenter.loading(.choseDay(date)))
        try expectSnapshot(of: state.page, in: view, named: "day-loading")
    }

    @Test("W1 hostile text") func hostile() async throws {
        let feast = WorldDay.Feast.of(
            "DE", Sample.hostile, occasion: Sample.hostile, keepers: .allBut(.named(Sample.hostile)))
        try await compare(
            "hostile",
            [
                .of("DE", Sample.hostile, .europe, [feast, .of("DE", Sample.hostile + "2")]),
                .of(
                    "BG", "Bulgaria", nil,
                    regional: [
                        .of("BG", Sample.hostile, keepers: .parts(.counted(0), which: ForeignText(Sample.hostile)))
                    ]),
            ])
    }

    @Test("W1 long and right-to-left text") func texts() async throws {
        try await compare(
            "long",
            [.of("BG", Sample.long, .europe, [.of("BG", Sample.long, keepers: .regions(.named(Sample.long), of: 3))])])
        try await compare(
            "right-to-left",
            [
                .of("IR", "Iran", .asia, [.of("IR", Sample.rightToLeft, language: "ar")]),
                .of("IQ", "Iraq", .asia, [.of("IQ", "A"), .of("IQ", Sample.rightToLeft, language: "ar")]),
            ])
    }
}
