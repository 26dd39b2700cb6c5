import PlainBytes
import Testing

@Suite("Percent-encoding")
struct PercentCodingTests {
    private func decoded(_ text: String, plusIsSpace: Bool = false, keeping: Bool = false) -> String? {
        PercentCoding.decoded(Array(text.utf8).span, plusIsSpace: plusIsSpace, broken: keeping ? .keep : .reject)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("Everything but unreserved characters is encoded, with upper-case digits")
    func encoded() {
        #expect(PercentCoding.encoded("azAZ09-._~") == "azAZ09-._~")
        #expect(PercentCoding.encoded(" /?#&=+%ü\u{7F}") == "%20%2F%3F%23%26%3D%2B%25%C3%BC%7F")
        let (percent, high, low) = PercentCoding.encoded(0xAF)
        #expect([percent, high, low] == Array("%AF".utf8))
    }

    @Test("Decoding what was encoded gives the same text")
    func roundTrip() {
        let text = String((0..<300).compactMap { Unicode.Scalar($0).map(Character.init) })
        #expect(decoded(PercentCoding.encoded(text)) == text)
    }

    @Test("Digits of both cases are decoded; a plus sign is a space only where it is asked for")
    func digits() {
        #expect(decoded("%2f%2F+") == "//+" && decoded("a+b%2B", plusIsSpace: true) == "a b+")
    }

    @Test("Text is encoded if decoding would change it", arguments: ["", "a", "a b", "+", "%41", "a%", "ü", "a+b"])
    func isEncoded(text: String) {
        for plusIsSpace in [false, true] {
            let isChanged = decoded(text, plusIsSpace: plusIsSpace) != text
            #expect(PercentCoding.isEncoded(text.utf8.span, plusIsSpace: plusIsSpace) == isChanged)
        }
    }

    @Test("Broken encoding is rejected or kept", arguments: ["%", "%4", "a%", "%4g", "%g4", "%%41", "% 41"])
    func broken(text: String) {
        #expect(decoded(text) == nil)
        #expect(decoded(text, keeping: true) == (text == "%%41" ? "%A" : text))
    }
}
