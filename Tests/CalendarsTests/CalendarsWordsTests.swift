import SnapshotSupport
import Testing

@testable import Calendars

@Suite("The words of calendars")
struct CalendarsWordsTests {
    private static let name = "بافاريا"
    private let isolated = "\u{2068}\(Self.name)\u{2069}"
    private let words = CalendarsWords()

    @Test("Days are counted in halves, and agree with their number")
    func counts() {
        #expect(words.count(working: 0, off: 31) == "No working days and 31 days off, weekends included.")
        #expect(words.count(working: 1, off: 1) == "1 working day and 1 day off, weekends included.")
        #expect(
            words.count(working: DayCount(halves: 3), off: DayCount(halves: 59))
                == "1.5 working days and 29.5 days off, weekends included.")
        #expect(words.more(1) == "and 1 more")
    }

    @Test("A title names the place with its article, or by its code")
    func titles() {
        let britain = NamedPlace.name(PlaceName(country: "United Kingdom"))
        let code = NamedPlace.code(Territory(Sample.code("DE"), Sample.region("BY")))
        #expect(words.title(britain, 2026) == "Calendar for the United Kingdom 2026")
        #expect(words.title(10, britain, 2026) == "October 2026 in the United Kingdom")
        #expect(
            words.title(code, 2026) == "Calendar for DE-BY 2026"
                && words.title(1, code, 2026) == "January 2026 in DE-BY")
    }

    @Test("A holiday’s notes are a list in one order; nothing to add is no note")
    func notes() {
        let day = Sample.day("2026-12-26")
        #expect(words.text([]) == nil && words.text([.observed(for: nil)]) == "observed")
        #expect(words.text([.observed(for: day), .estimated]) == "observed for Saturday 26 December, estimated")
        #expect(
            words.text([.day(2, of: 7), .exchanged(for: day)]) == "day 2 of 7, in exchange for Saturday 26 December")
        #expect(words.text([.type(.halfDay), .keepers(.sample([], count: 12))]) == "half day, in 12 of 16 regions")
        #expect(words.text([.keepers(.sample(["Bavaria", "Berlin"]))]) == "Bavaria and Berlin")
        #expect(words.text([.keepers(.sample([], isParts: true))]) == "in some places")
        #expect(words.text([.keepers(.sample([], count: 5, isParts: true))]) == "in parts of 5 regions")
        let found = RegionalHolidayType(
            type: .bank, country: Sample.code("DE"), regions: [], isLocal: false,
            place: .regions([ForeignText(Self.name)]))
        #expect(words.text([.regional(found)]) == "bank holiday in \(isolated)")
        #expect(words.text([.keepers(.sample([Self.name], isParts: true))]) == "in parts of \(isolated)")
    }

    @Test("A single day is a date, a run has its ends")
    func dates() {
        let (first, last) = (Sample.day("2026-02-16"), Sample.day("2026-02-23"))
        #expect(words.days(16, 16) == "16" && words.days(16, 23) == "16–23")
        #expect(words.dates(first, first) == "16 February" && words.dates(first, last) == "16 to 23 February")
    }

    @Test(
        "A run from the first of a month begins with an ordinal number where dates do",
        arguments: [
            ("fr", "du 1er au 3 mai", "du 2 au 3 mai"), ("it", "1º–3 maggio", "2–3 maggio"),
            ("pt", "1º a 3 de maio", "2 a 3 de maio"), ("es", "del 1 al 3 de mayo", "del 2 al 3 de mayo"),
        ])
    func first(language: String, first: String, second: String) throws {
        let words = CalendarsWords(try #require(Language(code: language)))
        let last = Sample.day("2026-05-03")
        #expect(words.dates(Sample.day("2026-05-01"), last) == first)
        #expect(words.dates(Sample.day("2026-05-02"), last) == second)
    }

    @Test("The French description of a month is right with every month: none of them follows “de”")
    func french() throws {
        let words = CalendarsWords(try #require(Language(code: "fr")))
        let france = NamedPlace.name(PlaceName(country: "France"))
        #expect(words.description(4, france, 2026).contains("avril 2026\u{A0}: le calendrier du mois, avec les jours"))
    }

    @Test("The legend says the weekend, and which week a row has")
    func legend() {
        #expect(words.note(weekend: [], start: .monday) == "Weeks have their ISO 8601 numbers.")
        #expect(
            words.note(weekend: [.friday, .saturday], start: .sunday)
                == "The weekend is Friday and Saturday. Weeks have their ISO 8601 numbers; a row has that of its Monday."
        )
    }

    @Test("A region with only an Arabic name is isolated in title, description, control and what is not known")
    func isolation() async throws {
        var sheet = CalendarSheet.sample()
        sheet.place = PlaceName(region: ForeignText(Self.name), country: "Germany")
        sheet.regions = [NamedRegion(code: Sample.region("BY"), name: ForeignText(Self.name))]
        sheet.knowledge = [YearKnowledge(types: [.school], state: .noData)]
        let year = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(region: Sample.region("BY")))
        let router = RecordingRouter<CalendarNavigation>()
        let ofYear = YearCalendarPresenter(
            interactor: CalendarInteractorDouble(result: .success(sheet)), router: router)
        let ofMonth = MonthCalendarPresenter(
            interactor: CalendarInteractorDouble(result: .success(sheet)), router: router)
        let calendar = try await ofYear.handle(.choseYear(year)).page
        let month = try await ofMonth.handle(.choseMonth(year, 1)).page
        let texts = [
            calendar.head.title, calendar.head.description, calendar.control.label, month.head.title,
            month.head.description, month.control.label, calendar.year?.content?.notices.first,
            month.month?.content?.notices.first, calendar.year?.content?.filter.regions?.choices.last?.name,
        ]
        for text in texts {
            let text = try #require(text)
            #expect(text.contains(isolated), "\(text)")
        }
    }
}
