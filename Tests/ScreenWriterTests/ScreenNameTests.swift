import Testing

@testable import ScreenWriter

@Suite("new-screen: names")
struct ScreenNameTests {
    @Test(
        "A name in its spellings",
        arguments: [
            ("Compare", "compare", "compare", "Compare"), ("YearList", "year-list", "yearList", "Year list"),
            ("Top10", "top10", "top10", "Top10"), ("PlanB", "plan-b", "planB", "Plan b"), ("X", "x", "x", "X"),
        ])
    func spellings(name: String, file: String, enumCase: String, title: String) throws {
        let name = try ScreenName(name)
        #expect(name.file == file && name.enumCase == enumCase && name.title == title)
    }

    @Test(
        "A name that is not a Swift type's name in ASCII is refused, in one line without control characters",
        arguments: [
            "", "compare", "2Compare", "Year-List", "Year List", "Compare.swift", "../Compare", "Über", "Compare\n",
            "Comparé", "_Compare", "-h", String(repeating: "A", count: 500), "A\u{1B}[2J",
        ])
    func refused(name: String) throws {
        let error = #expect(throws: ScreenError.self) { try ScreenName(name) }
        let line = try #require(error?.lines.first)
        #expect(error?.lines.count == 1 && error?.status == 1)
        #expect(line.hasPrefix("error: “") && line.contains("” cannot name a screen: "))
        #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control } && line.count < 300)
    }

    @Test("Two capitals in a row are refused, since the template's name would belong to another type")
    func capitals() {
        for name in ["HTTPLog", "ABTest"] { #expect(throws: ScreenError.self) { try ScreenName(name) } }
    }

    @Test("The longest name, and one letter more")
    func length() throws {
        let longest = "A" + String(repeating: "b", count: ScreenName.maximumLength - 1)
        #expect(try ScreenName(longest).file.count == ScreenName.maximumLength)
        #expect(throws: ScreenError.self) { try ScreenName(longest + "b") }
    }
}
