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

    @Test("Y3 F3 A calendar has no date of its data while the source of school breaks of one of its years fails")
    func outage() async throws {
        func school(_ first: String, _ last: String) -> HolidayKnowledge.Fact {
            HolidayKnowledge.Fact(types: [.school], basis: .announced, days: Sample.day(first)...Sample.day(last))
        }
        func date(_ request: HolidayFeedRequest, isOut: Bool = true) async throws -> Int? {
            let entry = SecondKnowledge.Entry(years: [2026], fact: school("2026-01-01", "2026-12-31"))
            let calendar = HolidayCalendar(
                country: Sample.code("DE"), years: 2020...2035, weekends: Weekends([.saturday, .sunday]), regions: [],
                holidays: [Self.own], revisedAt: RevisionTime(Sample.day("2026-08-01")),
                knowledge: HolidayKnowledge([school("2027-01-01", "2035-12-31")]),
                second: SecondKnowledge(
                    source: Self.source, entries: [entry],
                    outage: isOut ? SourceOutage(service: "OpenHolidays", tried: nil) : nil))
            return try await HolidayFeedInteractor(
                countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([calendar]),
                clock: ClockDouble(Sample.day("2026-09-21"))
            ).feed(request).lastModified
        }
        let (germany, schools) = (Sample.code("DE"), HolidayFilter(types: .only(.school)))
        let revised = Sample.day("2026-08-01").dayNumber * 86_400
        #expect(try await date(.rolling(germany, schools)) == nil)
        #expect(try await date(.rolling(germany, schools), isOut: false) == revised)
        #expect(try await date(.rolling(germany, HolidayFilter())) == revised, "public holidays are our own")
        #expect(try await date(.year(HolidayYear(germany, 2026, schools))) == nil)
        #expect(try await date(.year(HolidayYear(germany, 2027, schools))) == revised, "our own data have that year")
    }
}
