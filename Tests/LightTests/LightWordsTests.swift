import AlmanacValues
import Testing

@testable import Light

@Suite("The words of the light side")
struct LightWordsTests {
    @Test("S4 Apprentices are listed, each isolated if it reads from the right; without any they are unknown")
    func apprentices() {
        let words = LightWords()
        #expect(words.apprentices([]) == "Apprentices: <Unknown>")
        #expect(words.apprentices(["Rey"]) == "Apprentices: Rey")
        #expect(words.apprentices(["Ben Solo", "ليلى"]) == "Apprentices: Ben Solo, \u{2068}ليلى\u{2069}")
    }
}
