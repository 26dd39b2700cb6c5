import TestSupport
import Testing

@testable import Layout

@Suite("Phrases")
struct PhrasesTests {
    private let phrases = Phrases.of(.english)
    private let day = CivilDate("2026-10-03") ?? CivilDate(dayNumber: 0)

    @Test("A date reads the same on every page")
    func dates() {
        #expect(phrases.text(day, .full) == "Saturday 3 October 2026")
        #expect(phrases.text(day, .day) == "3 October")
        #expect(phrases.month(13) == "13")
        #expect((1...12).map(phrases.shortMonth) == (1...12).map { String(phrases.month($0).prefix(3)) })
    }

    @Test(
        "L4 In a language from right to left, letters and figures of any script are isolated",
        arguments: [
            ("ar", "Zurich (city)", true), ("ar", "2027-02-30", true), ("he", "東京", true), ("ar", "بافاريا", true),
            ("de", "Zurich (city)", false), ("de", "بافاريا", true), ("he", "«", false),
        ])
    func isolatedFromRight(code: String, text: String, isIsolated: Bool) throws {
        let words = LayoutWords(try #require(Language(code: code)))
        #expect(words.text(ForeignText(text)) == (isIsolated ? "\u{2068}\(text)\u{2069}" : text))
    }

    @Test("Right-to-left text is isolated from its sentence; other text stays unchanged")
    func isolated() {
        for text in ["Ada", "Zoë O’Neill", "日本", "Ελλάδα", "“…”", "Côte d’Ivoire", ""] {
            #expect(Phrases.isolated(text).unicodeScalars.elementsEqual(text.unicodeScalars))
        }
        #expect(Phrases.isolated("ليلى") == "\u{2068}ليلى\u{2069}")
        #expect(Phrases.isolated("שלום 1") == "\u{2068}שלום 1\u{2069}")
        // A direction mark within the text cannot end the isolation.
        #expect(Phrases.isolated("a\u{2069}\u{202E}b") == "\u{2068}ab\u{2069}")
    }

    @Test(
        "Distances are counted in days",
        arguments: [
            (0, "today"), (1, "tomorrow"), (-1, "yesterday"), (12, "in 12 days"), (-40, "40 days ago"),
        ])
    func distances(days: Int, text: String) {
        #expect(phrases.text(Distance(to: day.adding(days: days), from: day)) == text)
    }

    @Test(
        "H4 An age is given in the largest suitable unit",
        arguments: [
            (30, "as of a moment ago"), (3000, "as of 50 minutes ago"), (3 * 3600 + 59, "as of 3 hours ago"),
            (5 * 86_400, "as of 5 days ago"),
        ])
    func ages(seconds: Int, text: String) {
        #expect(LayoutWords().stale(.copy(.seconds(seconds))) == "This is our last good copy, \(text).")
    }

    @Test(
        "U1 A date is written with the precision it is known to",
        arguments: [
            ("1859-11-24", false, "24 November 1859"), ("0415-03", false, "March 415"), ("0180", true, "c. 180"),
            ("-0398", true, "c. 399 BCE"), ("0000", false, "1 BCE"), ("0001", false, "1"),
        ])
    func partialDates(text: String, isApproximate: Bool, phrase: String) throws {
        #expect(phrases.date(try #require(PartialDate(text, isApproximate: isApproximate))) == phrase)
    }

    @Test("Lists and counts")
    func lists() {
        #expect(phrases.list([]) == "")
        #expect(phrases.list(["a"]) == "a")
        #expect(phrases.list(["a", "b", "c"]) == "a, b and c")
    }

    @Test(
        "Some countries' names take an article",
        arguments: [
            ("Germany", "Germany"), ("United Kingdom", "the United Kingdom"), ("Netherlands", "the Netherlands"),
            ("Cook Islands", "the Cook Islands"), ("Dominican Republic", "the Dominican Republic"),
            ("Isle of Man", "the Isle of Man"), ("Iceland", "Iceland"),
        ])
    func articles(name: String, text: String) {
        #expect(phrases.inSentence(country: ForeignText(name)) == text)
    }

    @Test("Every type has a unique label")
    func labels() {
        #expect(Set(HolidayType.allCases.map(\.label)).count == HolidayType.allCases.count)
        #expect(HolidayType.vlach.label == "Vlach")
    }

    @Test("H4 Each failure has a status, and its notice says what is missing and what to do")
    func failures() {
        #expect(Status(ServiceFailure.invalid).code == 502)
        #expect(Status(ServiceFailure.unavailable(retryAfter: .seconds(9))).code == 503)
        #expect(Status(ServiceFailure.timedOut).code == 504)
        let notice = LayoutWords().notice(
            .timedOut, title: "We could not show the holidays in Germany", retry: Link(.start))
        #expect(notice.title == "We could not show the holidays in Germany")
        #expect(notice.explanation.contains("Try again"))
        #expect(notice.actions.map(\.label) == ["Try again"])
    }

    @Test(
        "B5 What regions make of a holiday is a sentence, with their names or their number",
        arguments: [
            (HolidayType.publicHoliday, .some(9, of: 13), false, "Public holiday in 9 of 13 regions"),
            (.optional, .regions(["Alberta", "Ontario"]), false, "Optional holiday in Alberta and Ontario"),
            (.bank, .allBut(["Hesse"]), false, "Bank holiday in all regions but Hesse"),
            (.government, .everywhere, false, "Government holiday in all regions"),
            (.halfDay, .regions(["Tyrol"]), true, "Half day in parts of Tyrol"),
            (.workday, .some(5, of: 9), true, "Working day in parts of 5 of 9 regions"),
            (.observance, .everywhere, true, "Observance in some places"),
            (.optionalWomen, .regions(["Goa"]), false, "Optional for women in Goa"),
        ] as [(HolidayType, RegionalHolidayType.Place, Bool, String)])
    func regionalTypes(type: HolidayType, place: RegionalHolidayType.Place, isLocal: Bool, text: String) throws {
        let found = RegionalHolidayType(
            type: type, country: try #require(CountryCode("DE")), regions: [], isLocal: isLocal, place: place)
        #expect(LayoutWords().holiday(of: found) == text)
    }
}
