import SnapshotSupport
import Testing

@testable import Holidays

@Suite("Holiday feed: iCalendar, JSON, QR code and snapshots", .noOrphanedSnapshots(prefix: "feed-"))
struct HolidayFeedViewTests {
    private let edition = Edition(base: "https://almanac.example")

    private func state<V: View>(_ view: V, _ feed: HolidayFeed) async throws -> Rendering
    where V.Place == HolidayFeedRequest, V.Event == HolidayFeedRequest, V.Page == Recorded<HolidayFeedRecord> {
        let presenter = HolidayFeedPresenter(
            interactor: HolidayFeedInteractorDouble(result: .success(feed)), router: HolidayFeedRouter())
        return try await Module(view: view, presenter: presenter).run(Visit(feed.request)).shown
    }

    private var feed: HolidayFeed {
        .sample(
            events: [
                .sample("DE-2026-new-years-day", .sample("2026-01-01", "New Year’s Day, or so; \\ really")),
                .sample(
                    "DE-2026-eid-al-fitr", .sample("2026-03-20", "Eid al-Fitr", until: "2026-03-22", isEstimated: true)),
                .sample(
                    "DE-2026-german-unity-day",
                    .sample(local: LocalizedText("Tag der Deutschen Einheit", language: "de"))),
                .sample(
                    "DE-2026-thanksgiving",
                    .sample("2026-10-12", "Thanksgiving", types: [.government], regionalTypes: [.sample()])),
                .sample("DE-2026-boxing-day", .sample("2026-12-26", "Boxing Day", observedOn: "2026-12-28")),
                .sample("DE-2026-boxing-day-observed", .sample("2026-12-28", "Boxing Day", observedFor: "2026-12-26")),
            ], revised: "2026-08-01")
    }

    private var places: HolidayFeed {
        .sample(
            .places([Territory(Sample.code("DE")), Territory(Sample.code("GB"))], .only(.publicHoliday)),
            places: [HolidayFeed.germany, HolidayFeed.britain],
            events: [
                .sample(
                    "DE-2026-christmas-day", .sample("2026-12-25", "Christmas Day"), places: [0, 1],
                    otherNames: ["Christmas"], revised: "2026-08-01"),
                .sample("GB-2026-boxing-day", .sample("2026-12-26", "Boxing Day"), places: [1], revised: "2026-08-02"),
            ])
    }

    @Test("The request is the event, in each format")
    func event() {
        let request = HolidayFeedRequest.rolling(Sample.code("DE"), HolidayFilter())
        #expect(HolidayFeedView(edition: edition).event(from: Visit(request)) == request)
        #expect(HolidayFeedJSONView().event(from: Visit(request)) == request)
        #expect(HolidayFeedAtomView(edition: edition).event(from: Visit(request)) == request)
        #expect(HolidayCodeView(edition: edition).event(from: Visit(request)) == request)
    }

    @Test("F3 a rolling calendar") func rolling() async throws {
        try expectSnapshot(PageState(try await state(HolidayFeedView(edition: edition), feed)), named: "feed-rolling")
    }

    @Test("a rolling calendar as news") func news() async throws {
        try expectSnapshot(PageState(try await state(HolidayFeedAtomView(edition: edition), feed)), named: "feed-news")
    }

    @Test("F3 without a public address, and with data of unknown revision") func nowhere() async throws {
        let feed = HolidayFeed.sample(events: [.sample()])
        try expectSnapshot(PageState(try await state(HolidayFeedView(edition: Edition()), feed)), named: "feed-nowhere")
    }

    @Test("F4 several places") func several() async throws {
        try expectSnapshot(PageState(try await state(HolidayFeedView(edition: edition), places)), named: "feed-places")
        try expectSnapshot(PageState(try await state(HolidayFeedJSONView(), places)), named: "feed-places-json")
    }

    @Test("one holiday") func day() async throws {
        let row = Listing.Row.sample()
        let feed = HolidayFeed.sample(
            .day(row.id), years: 2026...2026, events: [.sample("DE-2026-german-unity-day", row)])
        try expectSnapshot(PageState(try await state(HolidayFeedView(edition: edition), feed)), named: "feed-day")
    }

    @Test("F3 hostile text") func hostile() async throws {
        let name = "END:VEVENT\r\n\u{0}BEGIN:VEVENT,;\\ \u{202E}שלום " + String(repeating: "👨‍👩‍👧‍👦", count: 9)
        let row = Listing.Row.sample("2026-10-03", name, local: LocalizedText(Sample.hostile, language: "he"))
        let feed = HolidayFeed.sample(events: [.sample("DE-2026-hostile", row)])
        try expectSnapshot(PageState(try await state(HolidayFeedView(edition: edition), feed)), named: "feed-hostile")
    }

    @Test("Y1 F3 Calendar and feed have the moment of a revision: two of one day differ")
    func moment() async throws {
        let revised = RevisionTime(seconds: Sample.day("2026-08-01").dayNumber * 86_400 + 45_296)
        var event = HolidayFeed.Event.sample()
        event.revised = revised
        let feed = HolidayFeed(
            request: .rolling(Sample.code("DE"), HolidayFilter()), places: [HolidayFeed.germany], years: 2025...2029,
            events: [event], revised: revised, lastModified: revised.seconds, age: nil)
        let calendar = try await state(HolidayFeedView(edition: edition), feed)
        let text = String(decoding: calendar.bytes, as: UTF8.self)
        #expect(text.matches(of: #/LAST-MODIFIED:20260801T123456Z/#).count == 2)
        #expect(text.contains("DTSTAMP:20260801T123456Z"))
        let news = try await state(HolidayFeedAtomView(edition: edition), feed)
        let entries = String(decoding: news.bytes, as: UTF8.self)
        #expect(entries.matches(of: #/<updated>2026-08-01T12:34:56Z</#).count == 2)
        let record = try await state(HolidayFeedJSONView(), feed)
        #expect(String(decoding: record.bytes, as: UTF8.self).contains("\"revised\":\"2026-08-01\""))
    }

    @Test("the code of a calendar's address") func code() async throws {
        try expectSnapshot(PageState(try await state(HolidayCodeView(edition: edition), feed)), named: "feed-code")
    }

    @Test("F3 The file has a telling name, and says when the data last changed")
    func headers() async throws {
        let page = try await state(HolidayFeedView(edition: edition), feed)
        #expect(page.mediaType == "text/calendar; charset=utf-8")
        #expect(page.headers.disposition?.description == "inline; filename=\"holidays-DE.ics\"")
        #expect(page.headers.lastModified == 1_785_542_400)
        #expect(page.headers.alternates.map(\.field) == ["</holidays/DE>; rel=\"alternate\"; type=\"text/html\""])
    }
}
