import Documents
import TestSupport
import Testing

@testable import Adapters

@Suite("Enrico: rejected answers")
struct EnricoRefusalTests {
    private typealias Enrico = EnricoHolidaysTests

    private func refused(_ text: String) -> String? {
        refusal { () throws(DocumentFailure) in
            try EnricoDocument.holidays(Array(text.utf8), in: 2022, label: Enrico.label)
        }
    }

    @Test("Dates that do not exist or are out of range are rejected, with line and place in the list")
    func dates() {
        let cases = [
            (Enrico.holiday(2, 30, "A"), "has an invalid date: 2022-2-30"),
            (Enrico.holiday(0, 1, "A"), "has an invalid date: 2022-0-1"),
            (Enrico.holiday(1, 1, "A", year: 2021), "is on 2021-01-01, which is not in 2022"),
            (
                Enrico.holiday(1, 1, "A", extra: Enrico.date("dateTo", 2021, 12, 31)),
                "lasts from 2022-01-01 to 2021-12-31"
            ),
            (
                Enrico.holiday(1, 1, "A", extra: Enrico.date("dateTo", 2022, 12, 31)),
                "lasts from 2022-01-01 to 2022-12-31"
            ),
            (
                Enrico.holiday(1, 1, "A", extra: Enrico.date("observedOn", 2023, 1, 1)),
                "is on 2022-01-01, but observed on 2023-01-01"
            ),
            (
                "<holiday><name><lang>en</lang><text>A</text></name><holidayType>x</holidayType></holiday>",
                "has no date"
            ),
            ("<holiday>\(Enrico.date("date", 2022, 1, 1))<holidayType>x</holidayType></holiday>", "has no name"),
            (
                "<holiday>\(Enrico.date("date", 2022, 1, 1))<name><lang>en</lang><text>A</text></name></holiday>",
                "has no type"
            ),
            (Enrico.holiday(1, 1, " \n "), "has an empty name"),
        ]
        for (content, reason) in cases {
            let text = Enrico.answer(Enrico.holiday(1, 1, "Sound") + "\n" + content)
            #expect(refused(text) == "invalid document gbr 2022 (Enrico): line 5: holiday 2 \(reason)")
        }
    }

    @Test("A holiday has up to 50 names: 2,000 names are rejected before they are compared with each other")
    func names() {
        func holiday(_ count: Int) -> String {
            let names = (0..<count).map { "<name><lang>de</lang><text>N\($0)</text></name>" }.joined()
            return Enrico.holiday(1, 1, "A").replacing("<holidayType>", with: names + "<holidayType>")
        }
        #expect(refused(Enrico.answer(holiday(49))) == nil)
        #expect(refused(Enrico.answer(holiday(2_000)))?.contains("more than 50 names") == true)
    }

    @Test(
        "A violation of the schema is rejected, with the line",
        arguments: [
            EnricoHolidaysTests.holiday(1, 1, "A").replacing("<day>1", with: "<day>one"),
            EnricoHolidaysTests.holiday(1, 1, "A").replacing("<day>1", with: "<day>-1"),
            EnricoHolidaysTests.holiday(1, 1, "A").replacing("<day>1</day>", with: ""),
            EnricoHolidaysTests.holiday(1, 1, "A").replacing("<day>1</day>", with: "<day>1</day><day>2</day>"),
            EnricoHolidaysTests.holiday(1, 1, "A").replacing("<year>2022", with: "<year>99999999999999999999"),
            EnricoHolidaysTests.holiday(1, 1, String(repeating: "a", count: 301)),
            EnricoHolidaysTests.holiday(1, 1, "A", type: "two words"),
            EnricoHolidaysTests.holiday(1, 1, "A", extra: "text"),
            "<holiday/>", "<stranger/>", "text", "<error>a</error><error>b</error>",
        ])
    func schema(content: String) throws {
        let message = try #require(refused(Enrico.answer(content)))
        #expect(message.contains("line 4") || message.contains("line 3"), "\(message)")
    }

    @Test("Every hostile document is rejected", arguments: Samples.hostile.map(\.text))
    func hostile(text: String) {
        #expect(refused(text) != nil)
        #expect(refused(Enrico.answer(text)) != nil || text.isEmpty)
    }

    @Test("The result of another operation is rejected")
    func otherAnswer() throws {
        let message = try #require(refused(Samples.text("enrico_countries.xml")))
        #expect(message.hasSuffix("not a response to the request for holidays"))
    }

    @Test("5,000 holidays are accepted; more are rejected, counted in days or in items")
    func many() throws {
        func year(_ count: Int) -> String {
            (0..<count).map { Enrico.holiday(1, 1, "A\($0)") }.joined(separator: "\n")
        }
        #expect(refused(Enrico.answer(year(5000))) == nil)
        let message = try #require(refused(Enrico.answer(year(5001))))
        #expect(message.hasSuffix("line 5004: more than 5000 holidays"))
        let range = Enrico.date("dateTo", 2022, 4, 30)
        let long = (0..<50).map { Enrico.holiday(1, 1, "A\($0)", type: "school_holiday", extra: range) }
        #expect(refused(Enrico.answer(long.joined(separator: "\n"))) != nil)
    }

    @Test("Hostile text comes through as it is, or is refused; nothing else happens")
    func naughty() throws {
        var refusals = 0
        for text in try Samples.naughtyStrings() {
            let bytes = Array(Enrico.answer(Enrico.holiday(1, 1, Samples.escaped(text))).utf8)
            guard case .holidays(let holidays)? = try? EnricoDocument.holidays(bytes, in: 2022, label: Enrico.label)
            else {
                refusals += 1
                continue
            }
            #expect(holidays.first?.kind.name.text == ProseText.collapsed(text))
        }
        #expect(refusals < 20, "the empty and the long ones")
    }
}
