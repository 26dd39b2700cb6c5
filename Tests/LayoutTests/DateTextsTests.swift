import AlmanacValues
import Foundation
import Testing

@testable import Layout

/// Compares with dates as Babel formats them, which `Tests/Generator/date_texts.py` writes.
@Suite("Dates of each language are those of CLDR")
struct DateTextsTests {
    /// By language and style.
    private static func texts() throws -> [String: [String: [String]]] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/dates.json")
        return try JSONDecoder().decode([String: [String: [String]]].self, from: Data(contentsOf: file))
    }

    /// The first week of each month, which has each weekday.
    private static let days = (1...12).flatMap { month in
        (1...7).compactMap { CivilDate(year: 2026, month: month, day: $0) }
    }
    private static let months = (1...12).compactMap { CivilDate(year: 2026, month: $0, day: $0) }

    @Test(
        "L3 Each month with each weekday",
        arguments: [
            (DateStyle.full, "full", days), (.long, "long", months), (.day, "day", months), (.month, "month", months),
            (.weekday, "weekday", Array(days.prefix(7))), (.shortWeekday, "shortWeekday", Array(days.prefix(7))),
        ] as [(DateStyle, String, [CivilDate])])
    func dates(style: DateStyle, name: String, dates: [CivilDate]) throws {
        let expected = try Self.texts()
        for language in Language.all {
            let phrases = Phrases.of(language)
            // English is written without a comma after the weekday. CLDR does not know that French has "1er janvier".
            let hasDay = [.full, .long, .day].contains(style)
            let texts = try zip(dates, #require(expected[language.facts.code]?[name])).map { date, text in
                guard language != .english else { return text.replacing(",", with: "") }
                return hasDay && date.day == 1
                    ? text.replacing("1", with: language.facts.firstDay, maxReplacements: 1) : text
            }
            #expect(dates.map { phrases.text($0, style) } == texts, "\(language.facts.code)")
        }
        #expect(expected.count == Language.all.count)
    }
}
