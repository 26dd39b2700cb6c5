import SnapshotSupport
import Testing

@testable import Start

@Suite("Start: view and snapshots", .noOrphanedSnapshots())
struct StartViewTests {
    private let view = StartView(assets: Sample.assets)

    /// The real Router prints the links, so a snapshot shows the addresses that visitors get.
    private func page(_ listing: TodayListing) async throws -> StartPage {
        let presenter = StartPresenter(interactor: StartInteractorDouble(listing: listing), router: StartLinks())
        return try await presenter.handle(view.event(from: Visit(StartPlace()))).page
    }

    private func compare(_ name: String, _ listing: TodayListing) async throws {
        try expectSnapshot(of: try await page(listing), in: view, named: "start-\(name)")
    }

    private func quote(_ text: String, author: String? = "Ambrose Bierce")
        -> TodayListing.Finding<TodayListing.QuoteOfTheDay>
    {
        .found(
            .init(
                id: Sample.id("a-b"), text: LocalizedText(text, language: "en"), author: author.map { ForeignText($0) })
        )
    }

    @Test("A1 The view decodes its place into an event")
    func events() {
        #expect(view.event(from: Visit(StartPlace())) == .opened)
    }

    @Test("H6 loading, in the frame of the final page") func loading() async throws {
        let presenter = StartPresenter(interactor: StartInteractorDouble(listing: .sample()), router: StartLinks())
        let loading = try #require(presenter.loading(.opened)).page
        let final = try await page(.sample()).head
        #expect(loading.loading == "Loading" && loading.head.title == final.title)
        #expect(loading.head.canonical == final.canonical && loading.head.description == final.description)
        try expectSnapshot(of: loading, in: view, named: "start-loading")
    }

    @Test("O1 empty") func empty() async throws {
        try await compare("empty", .sample())
    }

    @Test("O1 normal") func normal() async throws {
        try await compare(
            "normal",
            .sample(
                name: "Ada", holidays: .christmas(),
                quote: quote("NEPOTISM, n.\nAppointing your grandmother to office."),
                born: .found([.init(id: Sample.id("voltaire"), name: "Voltaire", year: 1694)])))
    }

    @Test("H4 old") func old() async throws {
        try await compare("old", .sample(holidays: .christmas(), age: .seconds(3 * 3600)))
    }

    @Test("O1 error") func error() async throws {
        try await compare("error", .sample(holidays: .failed, quote: .failed, born: .failed))
    }

    @Test("O1 long text") func longText() async throws {
        try await compare(
            "long-text", .sample(name: Sample.long, holidays: .christmas(Sample.long), quote: quote(Sample.long)))
    }

    @Test("O1 right-to-left") func rightToLeft() async throws {
        try await compare("right-to-left", .sample(name: Sample.rightToLeft, quote: quote(Sample.rightToLeft)))
    }

    @Test("O1 hostile text") func hostile() async throws {
        try await compare(
            "hostile",
            .sample(
                name: Sample.hostile, holidays: .christmas(Sample.hostile),
                quote: quote(Sample.hostile, author: Sample.hostile),
                born: .found([.init(id: Sample.id("x"), name: Sample.hostile, year: 1)])))
    }
}
