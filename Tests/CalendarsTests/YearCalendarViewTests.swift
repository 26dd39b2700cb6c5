import SnapshotSupport
import Testing

@testable import Calendars

@Suite("Calendar of a year: view and snapshots", .noOrphanedSnapshots(prefix: "year-"))
struct YearCalendarViewTests {
    private let view = YearCalendarView(assets: Sample.assets)
    private let germany2026 = HolidayYear(Sample.code("DE"), 2026)

    /// The real Router prints the links, so a snapshot shows the addresses that visitors get.
    private func compare(_ name: String, _ result: Result<CalendarSheet, YearFailure>, year: Int = 2026) async throws {
        let presenter = YearCalendarPresenter(
            interactor: CalendarInteractorDouble(result: result), router: YearCalendarRouter())
        let page = try await presenter.handle(view.event(from: Visit(HolidayYear(Sample.code("DE"), year)))).shown.page
        try expectSnapshot(of: page, in: view, named: "year-\(name)")
    }

    @Test("A1 The view decodes its place into an event")
    func events() {
        #expect(view.event(from: Visit(germany2026)) == .choseYear(germany2026))
    }

    @Test("K1 normal") func normal() async throws { try await compare("normal", .success(.everything)) }

    @Test("K1 empty") func empty() async throws {
        try await compare("empty", .success(.sample(weekStart: .sunday, weekend: [.friday, .saturday])))
    }

    @Test("K1 no data") func noData() async throws {
        try await compare("no-data", .success(.unknown(year: 2040)), year: 2040)
    }

    @Test("K1 error") func error() async throws {
        try await compare("error", .failure(.service(.unavailable(retryAfter: nil), country: "Germany")))
    }

    @Test("K1 unknown region") func unknownRegion() async throws {
        try await compare("unknown-region", .failure(.unknownRegion(country: "Germany", region: Sample.region("ZZ"))))
    }

    @Test("K1 old") func old() async throws {
        var sheet = CalendarSheet.sample(months: 1...1)
        sheet.age = .seconds(3 * 3600)
        try await compare("old", .success(sheet))
    }

    @Test("K1 loading") func loading() throws {
        let presenter = YearCalendarPresenter(
            interactor: CalendarInteractorDouble(result: .failure(.unknownCountry)), router: YearCalendarRouter())
        let page = try #require(presenter.loading(.choseYear(germany2026))).page
        try expectSnapshot(of: page, in: view, named: "year-loading")
    }

    private func one(_ name: String, language: String = "en", keepers: Keepers? = nil) -> CalendarSheet {
        let entry = CalendarSheet.Entry.sample("2026-10-03", name, language: language, keepers: keepers)
        return .sample(months: 10...10, ["2026-10-03": [entry]])
    }

    @Test("K1 long text") func longText() async throws { try await compare("long-text", .success(one(Sample.long))) }

    @Test("K1 right-to-left") func rightToLeft() async throws {
        try await compare("right-to-left", .success(one(Sample.rightToLeft, language: "ar")))
    }

    @Test("K1 hostile text") func hostile() async throws {
        var sheet = one(Sample.hostile, language: "en\" onload=\"alert(1)", keepers: .sample([Sample.hostile]))
        sheet.place = PlaceName(region: ForeignText(Sample.hostile), country: "Germany")
        sheet.regions = [.init(code: Sample.region("BY"), name: ForeignText(Sample.hostile))]
        try await compare("hostile", .success(sheet))
    }
}
