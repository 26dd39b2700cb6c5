import TestSupport
import Testing

@testable import Layout

@Suite("A date beside the number of its day")
struct BesideDayTests {
    @Test(
        "The month has the form that it has in a date, on the side that the language writes it",
        arguments: [
            ("en", nil, "December"), ("de", nil, "Dezember"), ("pl", nil, "grudnia"), ("uk", nil, "грудня"),
            ("es", nil, "de diciembre"), ("he", nil, "בדצמבר"), ("ja", "12月", "日"), ("zh", "12月", "日"),
        ] as [(String, String?, String)])
    func month(code: String, before: String?, after: String) throws {
        let words = LayoutWords(try #require(Language(code: code)))
        let beside = words.beside(dayOf: Sample.day("2026-12-24"), withYear: false)
        #expect(beside == BesideDay(before: before, after: after))
    }

    @Test(
        "With the year of another list",
        arguments: [("en", nil, "December 2025"), ("ja", "2025年12月", "日")] as [(String, String?, String)])
    func year(code: String, before: String?, after: String) throws {
        let words = LayoutWords(try #require(Language(code: code)))
        let beside = words.beside(dayOf: Sample.day("2025-12-22"), withYear: true)
        #expect(beside == BesideDay(before: before, after: after))
    }

    @Test(
        "Below the number of its day, a month has the form of a date",
        arguments: [("en", "December"), ("pl", "grudnia"), ("ja", "12月"), ("de", "Dezember")])
    func below(code: String, text: String) throws {
        let words = LayoutWords(try #require(Language(code: code)))
        #expect(words.monthBesideDay(of: Sample.day("2026-12-26")) == text)
    }

    @Test(
        "The first of a month is an ordinal number in French, Italian and Portuguese",
        arguments: [
            ("fr", "1er mai 2026"), ("it", "1º maggio 2026"), ("pt", "1º de maio de 2026"), ("es", "1 de mayo de 2026"),
        ])
    func first(code: String, text: String) throws {
        let words = LayoutWords(try #require(Language(code: code)))
        #expect(words.text(Sample.day("2026-05-01"), .long) == text)
        #expect(words.dayOfMonth(1) == "1")
    }

    @Test(
        "In a strip of days, the first day has its month in the order, the case and with the signs of a date",
        arguments: [
            ("en", nil, "1", "Jan"), ("de", nil, "1.", "Jan"), ("fr", nil, "1er", "janv."), ("pl", nil, "1", "sty"),
            ("pt", nil, "1º", "de jan."), ("he", nil, "1", "בינו׳"), ("ja", "1月", "1日", nil), ("zh", "1月", "1日", nil),
        ] as [(String, String?, String, String?)])
    func strip(code: String, before: String?, day: String, after: String?) throws {
        let words = LayoutWords(try #require(Language(code: code)))
        let cell = BreakCell(Sample.day("2027-01-01"), isFirst: true, kind: "holiday", mark: "", words: words)
        #expect(cell.monthBefore == before && cell.day == day && cell.month == after)
        let second = BreakCell(Sample.day("2027-01-02"), isFirst: false, kind: "weekend", mark: "", words: words)
        #expect(second.monthBefore == nil && second.day == "2" && second.month == nil)
    }
}
