import PlainBytes
import Testing

/// Compares what is tested for eight bytes together with the same test of each byte.
@Suite("Eight bytes")
struct EightBytesTests {
    /// Words with each pair of bytes side by side, at the lower end and at the upper.
    private static func words(_ body: (EightBytes, [UInt8]) -> Void) {
        for first in UInt8.min...UInt8.max {
            for second in UInt8.min...UInt8.max {
                for place in [0, 3, 6] {
                    var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 8)
                    (bytes[place], bytes[place + 1]) = (first, second)
                    bytes.withUnsafeBytes { body(EightBytes(of: $0, at: 0), bytes) }
                }
            }
        }
    }

    @Test("Harmless are visible characters and spaces, except those that have a meaning in HTML")
    func harmless() {
        let unusual = Set("\"#&'<>".utf8)
        var wrong = 0
        Self.words { word, bytes in
            let isHarmless = bytes.allSatisfy { 0x20..<0x7F ~= $0 && !unusual.contains($0) }
            wrong += word.areHarmless == isHarmless ? 0 : 1
        }
        #expect(wrong == 0)
    }

    @Test("Plain are letters, digits, the hyphen and the full stop")
    func plain() {
        var wrong = 0
        Self.words { word, bytes in
            let isPlain = bytes.allSatisfy {
                $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
            }
            wrong += word.arePlain == isPlain ? 0 : 1
        }
        #expect(wrong == 0)
    }

    @Test("Ordinary are visible characters and spaces, except three marks")
    func ordinary() {
        let marks: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: "\\"), UInt8(ascii: "\"")]
        let words = (EightBytes.all(marks[0]), EightBytes.all(marks[1]), EightBytes.all(marks[2]))
        var wrong = 0
        Self.words { word, bytes in
            let isOrdinary = bytes.allSatisfy { 0x20..<0x7F ~= $0 && !marks.contains($0) }
            wrong += word.areOrdinary(without: words) == isOrdinary ? 0 : 1
        }
        #expect(wrong == 0)
    }

    @Test("The last eight bytes of a short text are its own bytes, or letters", arguments: 0...20)
    func last(count: Int) {
        let text = (0..<count).map { UInt8(0x30 + $0) }
        let word = text.withUnsafeBytes { EightBytes(lastOf: $0).word }
        let bytes = (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(8 * $0)) }
        #expect(Set(bytes).subtracting([UInt8(ascii: "a")]) == Set(text.suffix(8)))
    }
}
