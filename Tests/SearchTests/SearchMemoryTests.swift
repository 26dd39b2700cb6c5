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
                memory.isNamed(kind, [SearchKey("ASSUMPTION day")])
                    && memory.isNamed(kind, [SearchKey("other"), SearchKey("maria himmelfahrt")]))
            #expect(!memory.isNamed(kind, [SearchKey("Assumption"), SearchKey("")]) && !memory.isNamed(kind, []))
            #expect(memory.english(of: kind) == SearchKey("assumption day"))
        }
    }

    @Test("No holiday has the names of one that is gone, although its memory may be used again")
    func lifetime() {
        for number in 0..<1_000 {
            #expect(memory.isNamed(kind("Day \(number)", "Tag \(number)"), [SearchKey("tag \(number)")]))
        }
    }

    @Test("A holiday has the names of its regions, too")
    func regional() {
        let kind = HolidayKind(
            names: [LocalizedText("National Day", language: "en"), LocalizedText("Bundesfeier", language: "de")],
            regionalNames: [LocalizedText("Fête nationale", language: "fr")], types: [.publicHoliday])
        for name in ["national day", "bundesfeier", "fete nationale"] {
            #expect(memory.isNamed(kind, [SearchKey(name)]), "\(name)")
        }
    }

    @Test("A name has its words, and ends with the last of them")
    func words() {
        let kind = kind("Auckland Anniversary Day", "Geburtstag")
        #expect(memory.hasName(kind, with: [SearchKey("anniversary")]))
        #expect(memory.hasName(kind, with: [SearchKey("x"), SearchKey("geburts")]))
        #expect(!memory.hasName(kind, with: [SearchKey("versary day"), SearchKey("tag")]))
        #expect(!memory.hasName(kind, with: []) && !memory.hasName(kind, endingWith: []))
        #expect(memory.hasName(kind, endingWith: [SearchKey("x"), SearchKey("anniversary day")]))
        for name in ["auckland anniversary day", "anniversary", "versary day", "big auckland anniversary day"] {
            #expect(!memory.hasName(kind, endingWith: [SearchKey(name)]), "\(name)")
        }
    }

    private func kind(_ english: String, _ own: String) -> HolidayKind {
        HolidayKind(
            names: [LocalizedText(english, language: "en"), LocalizedText(own, language: "de")], types: [.publicHoliday]
        )
    }
}
