import SnapshotSupport
import Testing

@testable import Holidays

@Suite("Holiday detail: view and snapshots", .noOrphanedSnapshots(prefix: "detail-"))
struct HolidayDetailViewTests {
    private let view = HolidayDetailView(assets: Sample.assets)

    /// The real Router prints the links, so a snapshot shows the addresses that visitors get.
    private func compare(_ name: String, _ result: Result<HolidayDetail, HolidayDetailFailure>) async throws {
        let presenter = HolidayDetailPresenter(
            interactor: HolidayDetailInteractorDouble(result: result), router: HolidayDetailRouter())
        let page = try await presenter.handle(
            view.event(from: Visit(ListedHoliday(HolidayDetail.sample().id)))
        ).shown.page
        try expectSnapshot(of: page, in: view, named: "detail-\(name)")
    }

    @Test("A1 The view decodes its place into an event")
    func events() {
        let holiday = ListedHoliday(HolidayDetail.sample().id, in: HolidayFilter(types: .all))
        #expect(view.event(from: Visit(holiday)) == .opened(holiday))
    }

    @Test("D3 loading") func loading() throws {
        let presenter = HolidayDetailPresenter(
            interactor: HolidayDetailInteractorDouble(result: .failure(.unknownCountry)), router: HolidayDetailRouter())
        let reference = HolidayDetail.sample().id
        let page = try #require(presenter.loading(.opened(ListedHoliday(reference)))).page
        #expect(page.loading == "Loading" && page.head.title == "Holiday in DE 2026")
        #expect(page.head.canonical == HolidayDetailRouter().link(to: .day(ListedHoliday(reference))))
        try expectSnapshot(of: page, in: view, named: "detail-loading")
    }

    @Test("D1 normal") func normal() async throws {
        let local = LocalizedText("Tag der Deutschen Einheit", language: "de")
        try await compare("normal", .success(.sample(local: local)))
    }

    @Test("N9 corrected") func corrected() async throws {
        try await compare("corrected", .success(.corrected))
    }

    @Test("mapped") func mapped() async throws {
        try await compare("mapped", .success(.mapped))
    }

    @Test("N8 feast") func feast() async throws {
        try await compare("feast", .success(.feast))
    }

    @Test("With its story") func story() async throws {
        var detail = HolidayDetail.feast
        detail.story = Sample.hostileStory
        try await compare("story", .success(detail))
    }

    @Test("B5 types of regions") func regionalTypes() async throws {
        var detail = HolidayDetail.sample(types: [.government], isPublic: true)
        detail.regionalTypes = [
            .sample(), .sample(.optional, .regions(["New Brunswick", ForeignText(Sample.hostile)])),
        ]
        try await compare("regional-types", .success(detail))
    }

    @Test("D1 everything") func everything() async throws {
        try await compare(
            "everything",
            .success(
                .sample(
                    regions: ["Bavaria", "Berlin"], observed: "2026-10-05", movedFrom: "2026-10-10", isEstimated: true,
                    types: [.publicHoliday, .bank], age: .seconds(600))))
    }

    @Test("D2 unknown day") func unknownDay() async throws {
        let other = HolidayDetailFailure.SameDay(name: "German Unity Day", id: HolidayDetail.sample().id)
        try await compare("unknown-day", .failure(.unknownDay(country: "Germany", sameDay: [other])))
    }

    @Test("D2 unknown year") func unknownYear() async throws {
        try await compare("unknown-year", .failure(.unknownYear(country: "Germany", known: 2027...2035)))
    }

    @Test("D2 unknown country") func unknownCountry() async throws {
        try await compare("unknown-country", .failure(.unknownCountry))
    }

    @Test("D2 uncovered country") func uncovered() async throws {
        try await compare("uncovered", .failure(.uncovered(country: "United Kingdom")))
    }

    @Test("H4 error") func error() async throws {
        try await compare("error", .failure(.service(.timedOut)))
    }

    @Test("D1 long text") func longText() async throws {
        try await compare("long-text", .success(.sample(name: Sample.long)))
    }

    @Test("D1 right-to-left") func rightToLeft() async throws {
        try await compare("right-to-left", .success(.sample(local: LocalizedText(Sample.rightToLeft, language: "ar"))))
    }

    @Test("D1 hostile text") func hostile() async throws {
        try await compare(
            "hostile",
            .success(
                .sample(
                    name: Sample.hostile, local: LocalizedText(Sample.hostile, language: "\"><script>"),
                    exceptions: [Sample.hostile], country: Sample.hostile)))
    }
}
