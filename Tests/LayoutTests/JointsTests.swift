import AlmanacValues
import Testing

@testable import Layout

@Suite("What stands between parts of a text in each language")
struct JointsTests {
    private static func words(_ code: String) throws -> LayoutWords {
        LayoutWords(try #require(Language(code: code), "\(code)"))
    }

    @Test(
        "Sentences, a label, and items that are no sentence",
        arguments: [
            ("en", "A. B. C.", "X: A", "a, b, c", "a; b", "T."), ("de", "A. B. C.", "X: A", "a, b, c", "a; b", "T."),
            ("es", "A. B. C.", "X: A", "a, b, c", "a; b", "T."), ("it", "A. B. C.", "X: A", "a, b, c", "a; b", "T."),
            ("pt", "A. B. C.", "X: A", "a, b, c", "a; b", "T."), ("nl", "A. B. C.", "X: A", "a, b, c", "a; b", "T."),
            ("pl", "A. B. C.", "X: A", "a, b, c", "a; b", "T."), ("uk", "A. B. C.", "X: A", "a, b, c", "a; b", "T."),
            ("tr", "A. B. C.", "X: A", "a, b, c", "a; b", "T."), ("he", "A. B. C.", "X: A", "a, b, c", "a; b", "T."),
            ("fr", "A. B. C.", "X\u{A0}: A", "a, b, c", "a\u{A0}; b", "T."),
            ("ar", "A. B. C.", "X: A", "a، b، c", "a؛ b", "T."),
            ("hi", "A. B. C.", "X: A", "a, b, c", "a; b", "T।"),
            ("ja", "A.B.C.", "X：A", "a、b、c", "a；b", "T。"), ("zh", "A.B.C.", "X：A", "a、b、c", "a；b", "T。"),
        ])
    func joints(
        language: String, paragraph: String, labelled: String, items: String, apart: String, sentence: String
    ) throws {
        let words = try Self.words(language)
        #expect(words.paragraph("A.", nil, "B.", "C.") == paragraph && words.paragraph(["A."]) == "A.")
        #expect(words.paragraph([]).isEmpty && words.items([]).isEmpty)
        // From right to left, each letter is isolated.
        let plain = { (text: String) in text.replacing("\u{2068}", with: "").replacing("\u{2069}", with: "") }
        #expect(plain(words.labelled(ForeignText("X"), "A")) == labelled)
        #expect(plain(words.items(["a", "b", "c"])) == items && words.items(["a"]) == "a")
        #expect(plain(Fact.texts(["a", "b", "c"]).text(.items, words.phrases)) == items)
        #expect(plain(Fact.texts(["a", "b"]).text(.apart, words.phrases)) == apart)
        #expect(words.sentence("T") == sentence)
        #expect(words.phrases.sideBySide(["a", "b"]) == "a · b")
    }

    @Test(
        "Several codes are isolated where a language is written from right to left, so that the list reads from there",
        arguments: [
            ("ar", "\u{2068}DE-BY\u{2069}، \u{2068}PL\u{2069}", "\u{2068}DE-BY\u{2069} · \u{2068}PL\u{2069}"),
            ("he", "\u{2068}DE-BY\u{2069}, \u{2068}PL\u{2069}", "\u{2068}DE-BY\u{2069} · \u{2068}PL\u{2069}"),
            ("de", "DE-BY, PL", "DE-BY · PL"),
        ])
    func codes(language: String, items: String, sideBySide: String) throws {
        let words = try Self.words(language)
        #expect(words.items(["DE-BY", "PL"]) == items && words.items(["DE-BY"]) == "DE-BY")
        #expect(Fact.codes(["DE-BY", "PL"]).text(.sideBySide, words.phrases) == sideBySide)
        #expect(Fact.codes(["DE-BY"]).text(.plain, words.phrases) == "DE-BY")
    }

    @Test(
        "A year has the language's era, and its own word in Japanese and Chinese",
        arguments: [
            ("en", "1859", "c. 399 BCE", "3 October 106 BCE", "1867–1934", "c. 470–399 BCE", "4 BCE – 65"),
            (
                "de", "1859", "ca. 399 v.\u{A0}Chr.", "3. Oktober 106 v.\u{A0}Chr.", "1867–1934",
                "ca. 470–399 v.\u{A0}Chr.", "4 v.\u{A0}Chr. – 65"
            ),
            (
                "uk", "1859", "бл. 399 до н. е.", "3 жовтня 106\u{202F}р. до н. е.", "1867–1934",
                "бл. 470–399 до н. е.", "4 до н. е. – 65"
            ),
            ("tr", "1859", "MÖ 399 civarı", "MÖ 3 Ekim 106", "1867–1934", "MÖ 470 civarı–399", "MÖ 4 – 65"),
            ("ja", "1859年", "紀元前399年頃", "紀元前106年10月3日", "1867年～1934年", "紀元前470年頃～紀元前399年", "紀元前4年～65年"),
            ("zh", "1859年", "约公元前399年", "公元前106年10月3日", "1867年–1934年", "公元前约470年–公元前399年", "公元前4年–65年"),
        ])
    func years(
        language: String, year: String, circa: String, day: String, life: String, before: String, across: String
    ) throws {
        let phrases = try Self.words(language).phrases
        func date(_ text: String, isApproximate: Bool = false) throws -> PartialDate {
            try #require(PartialDate(text, isApproximate: isApproximate))
        }
        #expect(try phrases.date(date("1859")) == year)
        #expect(try phrases.date(date("-0398", isApproximate: true)) == circa)
        #expect(try phrases.date(date("-0105-10-03")) == day)
        #expect(try phrases.life(Lifetime(date("1867"), date("1934"))) == life)
        #expect(try phrases.life(Lifetime(date("-0469", isApproximate: true), date("-0398"))) == before)
        #expect(try phrases.life(Lifetime(date("-0003"), date("0065"))) == across)
    }

    @Test("The name of a day or a month has a capital at the beginning of a message or on its own, not inside one")
    func capitals() throws {
        let french = try Self.words("fr")
        let day = try #require(CivilDate("2026-10-03"))
        #expect(french.month(8) == "Août" && french.weekday(.monday) == "Lundi")
        #expect(french.text(day, .full) == "Samedi 3 octobre 2026" && french.text(day, .month) == "Octobre 2026")
        #expect(french.text(day, .long) == "3 octobre 2026")
        #expect(french.text(day...day.adding(days: 1)).hasPrefix("Samedi 3"))
        #expect(try Self.words("uk").month(7) == "Липень")
        // A message of a fact in its plain style, and of text before one.
        let table = MessageTable("\u{1}\u{20}\u{20} x\u{0}x \u{1}\u{20}\u{20}\u{0}")
        #expect(table.text(0, [.weekday(.saturday)], french.phrases) == "Samedi x")
        #expect(table.text(1, [.weekday(.saturday)], french.phrases) == "x samedi")
        #expect(table.sentence(0, [.weekday(.saturday)], french.phrases).text == "samedi x")
        #expect(table.text(0, [.code("de")], french.phrases) == "de x")
    }

    @Test("A name that ends with a full stop ends its sentence")
    func fullStop() throws {
        let spanish = try Self.words("es").phrases
        let table = MessageTable("Para \u{1}\u{20}\u{20}. Y.\u{0}")
        #expect(table.text(0, [.text("EE. UU.")], spanish) == "Para EE. UU. Y.")
        #expect(table.text(0, [.text("Chile")], spanish) == "Para Chile. Y.")
    }

    @Test("Weekdays of narrow columns differ from each other where the language has names for them")
    func weekdays() throws {
        for (language, names) in [
            ("en", "Mo Tu We Th Fr Sa Su"), ("de", "Mo Di Mi Do Fr Sa So"), ("fr", "Lu Ma Me Je Ve Sa Di"),
            ("he", "ב׳ ג׳ ד׳ ה׳ ו׳ ש׳ א׳"), ("ar", "ن ث ر خ ج س ح"), ("ja", "月 火 水 木 金 土 日"),
        ] {
            let words = try Self.words(language)
            #expect(Weekday.allCases.map(words.shortestWeekday).joined(separator: " ") == names)
        }
    }

    @Test("Hindi has names for the first ordinals")
    func ordinals() throws {
        let hindi = try Self.words("hi").phrases
        #expect([1, 2, 3, 4, 5, 6, 7, 19].map(hindi.ordinal) == ["पहली", "दूसरी", "तीसरी", "चौथी", "5वीं", "छठी", "7वीं", "19वीं"])
    }
}
