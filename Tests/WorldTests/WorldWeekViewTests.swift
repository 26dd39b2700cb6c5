import SnapshotSupport
import Testing

@testable import World

@Suite("World in a week: view and snapshots", .noOrphanedSnapshots(prefix: "week-"))
struct WorldWeekViewTests {
    private let view = WorldWeekView(assets: Sample.assets)
    private let date = Sample.day("2026-12-24")

    /// The real Router prints the links, so a snapshot shows the addresses that visitors get.
    private func compare(
        _ name: String, _ days: Result<[WorldDay], WorldDayFailure>, on event: WorldWeekEvent? = nil
    ) async throws {
        let presenter = WorldWeekPresenter(
            interactor: WorldWeekInteractorDouble(days: days), router: WorldWeekRouter())
        let page = try await presenter.handle(event ?? .choseDay(date)).shown.page
        try expectSnapshot(of: page, in: view, named: "week-\(name)")
    }

    @Test("A1 The view decodes each place into its event")
    func events() {
        #expect(view.event(from: Visit(.current)) == .choseToday)
        #expect(view.event(from: Visit(.from(date))) == .choseDay(date))
    }

    @Test("W1 normal") func normal() async throws { try await compare("normal", .success(WorldDay.samples(7))) }

    @Test("W1 the next seven days, of another source than countries") func current() async throws {
        let many = (0..<10).map { WorldDay.Country.of("DE", "Country \($0)", .africa, [.of("DE", "A")]) }
        try await compare("current", .success([.of("2035-12-31", hasOtherSource: true, many)]), on: .choseToday)
    }

    @Test("H4 H5 errors") func errors() async throws {
        try await compare("error", .failure(.service(.timedOut)))
        try await compare("no-data", .failure(.before), on: .choseDay(Sample.day("2036-01-01")))
    }

    @Test("H6 loading") func loading() throws {
        let presenter = WorldWeekPresenter(interactor: WorldWeekInteractorDouble(), router: WorldWeekRouter())
        let state = try #require(presenter.loading(.choseToday))
        try expectSnapshot(of: state.page, in: view, named: "week-loading")
    }

    @Test("W1 hostile, long and right-to-left text") func texts() async throws {
        let texts = [(Sample.hostile, "en"), (Sample.long, "de"), (Sample.rightToLeft, "ar")]
        let countries = texts.map { text, language in
            WorldDay.Country.of(
                "DE", text, .europe, [.of("DE", text, language: language, keepers: .allBut(.named(text)))])
        }
        try await compare("texts", .success([.of("2026-12-24", countries)]))
    }
}
