import AlmanacValues
import Entities
import Testing

@testable import Search

@Suite("The keys of holidays' names")
struct HolidayKeysTests {
    private let keys = HolidayKeys()

    @Test("A holiday has its English name and its own, folded, each time that it is asked for")
    func names() {
        let kind = kind("Assumption Day", "Mariä Himmelfahrt")
        for _ in 0..<2 {
            #expect(
                keys.isNamed(kind, SearchKey("ASSUMPTION day")) && keys.isNamed(kind, SearchKey("maria himmelfahrt")))
            #expect(!keys.isNamed(kind, SearchKey("Assumption")) && !keys.isNamed(kind, SearchKey("")))
            #expect(keys.english(of: kind) == SearchKey("assumption day"))
        }
    }

    @Test("No holiday has the names of one that is gone, although its memory may be used again")
    func lifetime() {
        for number in 0..<1_000 {
            #expect(keys.isNamed(kind("Day \(number)", "Tag \(number)"), SearchKey("tag \(number)")))
        }
    }

    private func kind(_ english: String, _ own: String) -> HolidayKind {
        HolidayKind(
            names: [LocalizedText(english, language: "en"), LocalizedText(own, language: "de")], types: [.publicHoliday]
        )
    }
}
