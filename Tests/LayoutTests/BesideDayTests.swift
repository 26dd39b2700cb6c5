import TestSupport
import Testing

@testable import Layout

@Suite("A date beside the number of its day")
struct BesideDayTests {
    @Test(
        "The month has the form that it has in a date, on the side that the language writes it",
        arguments: [
            ("en", nil, "December"), ("de", nil, "Dezember"), ("pl", nil, "grudnia"), ("uk", nil, "грудня"),
            ("es", nil, "de diciembre"), ("he", nil, "בדצמבר"), ("ja", "12月", ""), ("zh", "12月", ""),
        ] as [(String, String?, String)])
    func month(code: String, before: String?, after: String) throws {
        let words = LayoutWords(try #require(Language(code: code)))
        let beside = words.beside(dayOf: Sample.day("2026-12-24"), withYear: false)
        #expect(beside.before == before && beside.after == after)
    }

    @Test(
        "The number has the sign of a date: of each day, or of the first of a month only",
        arguments: [
            ("en", nil, nil), ("de", ".", "."), ("fr", nil, "er"), ("it", nil, "º"), ("pt", nil, "º"), ("es", nil, nil),
            ("ja", "日", "日"), ("zh", "日", "日"), ("he", nil, nil), ("uk", nil, nil),
        ] as [(String, String?, String?)])
    func sign(code: String, other: String?, first: String?) throws {
        let words = LayoutWords(try #require(Language(code: code)))
        let beside = words.beside(dayOf: Sample.day("2026-05-01"), withYear: false)
        #expect(beside.sign(of: 1) == first && beside.sign(of: 2) == other && beside.sign(of: 31) == other)
    }

    @Test(
        "With the year of another list",
        arguments: [("en", nil, "December 2025"), ("ja", "2025年12月", "")] as [(String, String?, String)])
    func year(code: String, before: String?, after: String) throws {
        let words = LayoutWords(try #require(Language(code: code)))
        let beside = words.beside(dayOf: Sample.day("2025-12-22"), withYear: true)
        #expect(beside.before == before && beside.after == after)
    }

    @Test(
        "Below the number of its day, a month has the form of a date, apart from the word before it",
        arguments: [
            ("en", nil, "December 2026"), ("pl", nil, "grudnia 2026"), ("de", nil, "Dezember 2026"),
            ("es", "de ", "diciembre de 2026"), ("pt", "de ", "dezembro de 2026"), ("he", "ב", "דצמבר 2026"),
            ("uk", nil, "грудня 2026\u{202F}р."), ("ja", nil, ""),
        ] as [(String, String?, String)])
    func below(code: String, joint: String?, month: String) throws {
        let words = LayoutWords(try #require(Language(code: code)))
        let beside = words.beside(dayOf: Sample.day("2026-12-26"), withYear: true)
        #expect(beside.joint == joint && beside.month == month)
    }

    @Test("A weekday inside a date has a capital only where the language writes it so")
    func weekday() throws {
        for (code, name) in [("en", "Friday"), ("de", "Freitag"), ("fr", "vendredi"), ("pl", "piątek")] {
            let words = LayoutWords(try #require(Language(code: code)))
            #expect(words.weekdayInDate(.friday) == name)
        }
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
