import TestSupport
import Testing

@testable import Layout

/// Expected texts are those of the charts of CLDR 47, not of the tables that are tested.
@Suite("Dates, numbers, lists and plurals of each language")
struct LanguagesTests {
    private static func phrases(_ code: String) throws -> Phrases { .of(try #require(Language(code: code), "\(code)")) }

    private func date(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

    @Test(
        "A date in full, with the weekday where the language has it",
        arguments: [
            ("en", "Saturday 3 October 2026"), ("de", "Samstag, 3. Oktober 2026"), ("fr", "samedi 3 octobre 2026"),
            ("es", "sábado, 3 de octubre de 2026"), ("uk", "субота, 3 жовтня 2026\u{202F}р."),
            ("pl", "sobota, 3 października 2026"), ("it", "sabato 3 ottobre 2026"),
            ("pt", "sábado, 3 de outubro de 2026"), ("he", "יום שבת, 3 באוקטובר 2026"), ("ja", "2026年10月3日土曜日"),
            ("zh", "2026年10月3日星期六"), ("tr", "3 Ekim 2026 Cumartesi"), ("ar", "السبت، 3 أكتوبر 2026"),
        ])
    func fullDates(language: String, text: String) throws {
        #expect(try Self.phrases(language).text(date("2026-10-03"), .full) == text)
    }

    @Test(
        "A month inside a date has its own case, and stands alone in the nominative",
        arguments: [
            ("uk", 1, "січня", "січень"), ("uk", 2, "лютого", "лютий"), ("uk", 3, "березня", "березень"),
            ("uk", 4, "квітня", "квітень"), ("uk", 5, "травня", "травень"), ("uk", 6, "червня", "червень"),
            ("uk", 7, "липня", "липень"), ("uk", 8, "серпня", "серпень"), ("uk", 9, "вересня", "вересень"),
            ("uk", 10, "жовтня", "жовтень"), ("uk", 11, "листопада", "листопад"), ("uk", 12, "грудня", "грудень"),
            ("pl", 1, "stycznia", "styczeń"),
            ("pl", 2, "lutego", "luty"),
            ("pl", 3, "marca", "marzec"),
            ("pl", 4, "kwietnia", "kwiecień"),
            ("pl", 5, "maja", "maj"),
            ("pl", 6, "czerwca", "czerwiec"),
            ("pl", 7, "lipca", "lipiec"),
            ("pl", 8, "sierpnia", "sierpień"),
            ("pl", 9, "września", "wrzesień"),
            ("pl", 10, "października", "październik"),
            ("pl", 11, "listopada", "listopad"),
            ("pl", 12, "grudnia", "grudzień"),
            ("it", 4, "aprile", "aprile"), ("pt", 3, "março", "março"), ("he", 10, "באוקטובר", "אוקטובר"),
            ("ja", 7, "7月9日", "7月"), ("de", 3, "März", "März"), ("fr", 8, "août", "août"),
            ("es", 1, "enero", "enero"),
        ])
    func months(language: String, month: Int, inDate: String, alone: String) throws {
        let phrases = try Self.phrases(language)
        let day = try date("2026-\(month < 10 ? "0" : "")\(month)-09")
        #expect(phrases.text(day, .day).contains(inDate) && phrases.month(month) == alone)
    }

    @Test("Every weekday has its name, from Monday on")
    func weekdays() throws {
        for (language, names) in [
            ("de", "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag"),
            ("fr", "lundi mardi mercredi jeudi vendredi samedi dimanche"),
            ("es", "lunes martes miércoles jueves viernes sábado domingo"),
            ("uk", "понеділок вівторок середа четвер пʼятниця субота неділя"),
        ] {
            let phrases = try Self.phrases(language)
            #expect(Weekday.allCases.map(phrases.weekday).joined(separator: " ") == names)
        }
    }

    @Test("A Hebrew range writes each of its days as a date alone")
    func hebrewRanges() throws {
        let hebrew = try Self.phrases("he")
        let days = try date("2026-12-25")...date("2026-12-27")
        #expect(hebrew.text(days) == "יום שישי, 25 בדצמבר – יום ראשון, 27 בדצמבר 2026")
        let turn = try date("2026-12-31")...date("2027-01-03")
        #expect(hebrew.text(turn) == "יום חמישי, 31 בדצמבר 2026 – יום ראשון, 3 בינואר 2027")
    }

    @Test("Days in a row repeat the month and the year only if they differ")
    func ranges() throws {
        let german = try Self.phrases("de")
        let christmas = try date("2026-12-25")...date("2026-12-27")
        #expect(german.text(christmas) == "Freitag, 25.\u{2009}–\u{2009}Sonntag, 27. Dezember 2026")
        #expect(german.textInYear(christmas) == "Freitag, 25.\u{2009}–\u{2009}Sonntag, 27. Dezember")
        let turn = try date("2026-12-31")...date("2027-01-03")
        #expect(german.text(turn) == "Donnerstag, 31. Dezember 2026\u{2009}–\u{2009}Sonntag, 3. Januar 2027")
        let english = try Self.phrases("en")
        #expect(english.text(turn) == "Thursday 31 December 2026 to Sunday 3 January 2027")
        #expect(english.text(christmas.lowerBound...christmas.lowerBound) == "Friday 25 December 2026")
    }

    @Test(
        "L3 Lists end with the language's own word; Spanish changes it before the same sound",
        arguments: [
            ("en", ["a", "b", "c"], "a, b and c"), ("de", ["a", "b", "c"], "a, b und c"),
            ("fr", ["a", "b", "c"], "a, b et c"), ("uk", ["a", "b", "c"], "a, b і c"),
            ("pl", ["a", "b", "c"], "a, b i c"), ("he", ["א", "ב", "ג"], "א, ב וג"), ("ja", ["a", "b"], "a、b"),
            ("ar", ["أ", "ب", "ج"], "أ وب وج"), ("zh", ["a", "b", "c"], "a、b和c"),
            ("es", ["a", "b"], "a y b"), ("es", ["Irlanda", "Italia"], "Irlanda e Italia"),
            ("es", ["Haití", "Hungría", "Irak"], "Haití, Hungría e Irak"), ("es", ["nieve", "hielo"], "nieve y hielo"),
            ("de", [], ""), ("de", ["a"], "a"),
        ])
    func lists(language: String, items: [String], text: String) throws {
        #expect(try Self.phrases(language).list(items) == text)
    }

    @Test("L3 Numbers have the language's separators and decimal mark")
    func numbers() throws {
        for (language, number, text) in [
            ("en", 1234, "1,234"), ("de", 1234, "1.234"), ("fr", 1234, "1\u{202F}234"), ("es", 1234, "1234"),
            ("pl", 1234, "1234"),
            ("es", 12_345, "12.345"), ("uk", 12_345_678, "12\u{A0}345\u{A0}678"), ("de", 999, "999"),
        ] {
            #expect(try Self.phrases(language).number(number) == text, "\(language)")
        }
        #expect(try Self.phrases("de").text(DayCount(halves: 13)) == "6,5")
        #expect(try Self.phrases("en").text(DayCount(halves: -13)) == "-6.5")
    }

    @Test(
        "A number has the form of a plural that the language's rule gives it",
        arguments: [
            ("en", "other one other other other other other other"),
            ("de", "other one other other other other other other"),
            ("fr", "one one other other other other other one"),
            ("es", "other one other other other other other other"),
            ("uk", "many one few many many one one other"), ("pl", "many one few many many many many other"),
            ("pt", "one one other other other other other one"),
            ("it", "other one other other other other other other"),
            ("he", "other one two other other other other other"),
            ("ar", "zero one two few many many other other"), ("tr", "other one other other other other other other"),
            ("zh", "other other other other other other other other"),
            ("nl", "other one other other other other other other"),
            ("hi", "one one other other other other other other"),
            ("ja", "other other other other other other other other"),
        ])
    func plurals(language: String, categories: String) throws {
        let facts = try #require(Language(code: language)).facts
        let numbers = [0, 1, 2, 5, 11, 21, 101].map { DayCount($0) } + [DayCount(halves: 3)]
        #expect(numbers.map { "\(facts.category(of: $0))" }.joined(separator: " ") == categories)
    }

    @Test("L2 A message counts in the forms of its language")
    func messages() throws {
        let ukrainian = LayoutWords(try #require(Language(code: "uk")))
        #expect(
            [0, 1, 2, 5, 21].map { ukrainian.distanceIn(days: $0).text }
                == ["через 0 днів", "через 1 день", "через 2 дні", "через 5 днів", "через 21 день"])
    }

    @Test("The languages begin with English, and each is found by its code")
    func all() {
        #expect(Language.all.first == .english && Language.english.facts.tag == "en")
        #expect(Set(Language.all.map(\.facts.code)).count == Language.all.count)
        for language in Language.all { #expect(Language(code: language.facts.code) == language) }
        #expect(Language(code: "xx") == nil && Language.at(99) == .english && Language.at(-1) == .english)
    }
}
