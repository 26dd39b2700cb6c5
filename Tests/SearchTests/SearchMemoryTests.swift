import AlmanacValues
import Entities
import Testing

@testable import Search

@Suite("Search: what is found once for a query")
struct SearchMemoryTests {
    private let memory = SearchMemory()

    @Test("A holiday has its English name and its own, folded, each time that it is asked for")
    func names() {
        let kind = kind("Assumption Day", "Mariä Himmelfahrt")
        for _ in 0..<2 {
            #expect(
                memory.isNamed(kind, SearchKey("ASSUMPTION day"))
                    && memory.isNamed(kind, SearchKey("maria himmelfahrt")))
            #expect(!memory.isNamed(kind, SearchKey("Assumption")) && !memory.isNamed(kind, SearchKey("")))
            #expect(memory.english(of: kind) == SearchKey("assumption day"))
        }
    }

    @Test("No holiday has the names of one that is gone, although its memory may be used again")
    func lifetime() {
        for number in 0..<1_000 {
            #expect(memory.isNamed(kind("Day \(number)", "Tag \(number)"), SearchKey("tag \(number)")))
        }
    }

    private func kind(_ english: String, _ own: String) -> HolidayKind {
        HolidayKind(
            names: [LocalizedText(english, language: "en"), LocalizedText(own, language: "de")], types: [.publicHoliday]
        )
    }
}
