import TestSupport
import Testing

@testable import Holidays

/// A break of schools from a second source says so in every form: its licence demands it.
@Suite("Holidays of a second source")
struct SecondSourceTests {
    private static let source = HolidaySource.openHolidays(revised: Sample.day("2026-01-21"))
    private static let kind = HolidayKind(
        names: [LocalizedText("Autumn Break", language: "en")], types: [.school], source: source)
    private static let own = Sample.holiday("2026-10-26", "National Day")
    private static let calendar = Sample.calendar(
        "DE",
        [
            own,
            Holiday(
                date: Sample.day("2026-10-27"), kind: kind,
                id: HolidayID(date: Sample.day("2026-10-27"), slug: kind.slug)),
        ])
    private let selection = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(types: .all))
    private let listing: Listing = {
        Listing(
            Sample.germany, Self.calendar, HolidayYear(Sample.code("DE"), 2026, HolidayFilter(types: .all)),
            today: Sample.day("2026-09-21"), age: nil)
    }()

    @Test("Y3 A row has its source, and one of our own data has none")
    func rows() {
        #expect(listing.rows.map(\.source) == [nil, Self.source])
    }

    @Test("Y3 Records say what the licence demands, JSON, XML and CSV alike, and nothing of our own days")
    func records() throws {
        let holidays = listing.rows.map {
            HolidayRecord.Holiday($0, key: "key", page: HolidayListRouter().link(to: .year(selection)))
        }
        #expect(holidays.map(\.source) == [nil, Self.source.notice])
        #expect(
            Self.source.notice.hasPrefix(
                "Contains information from OpenHolidays API Data, which is made available here under the Open Database License (ODbL)"
            ))
    }

    @Test("Y3 Each event says it in the page's language, and what two sources have together, too")
    func events() async throws {
        let interactor = HolidayFeedInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([Self.calendar]),
            clock: ClockDouble(Sample.day("2026-09-21")))
        let feed = try await interactor.feed(.year(selection))
        for language in [Language.english] + Language.all {
            let words = HolidayFeedPresentation(feed: feed, words: HolidaysWords(language))
            let texts = feed.events.map { words.words(of: $0).description ?? "" }
            #expect(texts.map { $0.contains("OpenHolidays API Data") } == [false, true], "\(language)")
            #expect(texts[1].contains("Open Database License (ODbL)"), "\(language)")
        }
    }
}
