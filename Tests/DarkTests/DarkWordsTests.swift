import AlmanacValues
import Testing

@testable import Dark

@Suite("The words of the dark side")
struct DarkWordsTests {
    @Test("S5 A holocron says who made it, with names isolated if they read from the right")
    func holocrons() {
        let words = DarkWords()
        #expect(words.creator(nil) == "Unknown creator" && words.creator("King Adas") == "Created by King Adas")
        #expect(words.creator("ليلى") == "Created by \u{2068}ليلى\u{2069}")
    }
}
