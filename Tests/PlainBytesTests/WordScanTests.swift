import PlainBytes
import Testing

@Suite("Scan in words")
struct WordScanTests {
    /// Texts with one byte of interest at each place of three words.
    static let texts: [[UInt8]] = (0..<27).flatMap { place in
        (0...UInt8.max).map { byte in
            var text = [UInt8](repeating: UInt8(ascii: "a"), count: 27)
            text[place] = byte
            return text
        }
    }

    @Test("Before the index that is returned, there are visible characters and spaces only")
    func visible() {
        for text in Self.texts {
            let count = text.withUnsafeBufferPointer(WordScan.countOfVisible)
            #expect(text[..<count].allSatisfy { (0x20...0x7E).contains($0) })
            #expect(count == Self.expected(text) { (0x20...0x7E).contains($0) })
        }
    }

    @Test("An excluded character, a space or a control is never before the index")
    func visibleExcept() {
        for text in Self.texts {
            let count = text.withUnsafeBufferPointer { WordScan.countOfVisible(in: $0, except: UInt8(ascii: "#")) }
            #expect(count == Self.expected(text) { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "#") })
        }
    }

    /// All whole words before the first byte that does not belong, and never the last, unfinished word.
    private static func expected(_ text: [UInt8], _ belongs: (UInt8) -> Bool) -> Int {
        min((text.firstIndex { !belongs($0) } ?? text.count) / 8 * 8, 24)
    }
}

@Suite("Comparison in words")
struct WordComparisonTests {
    @Test("Text is ASCII if every byte is, wherever another one stands")
    func ascii() {
        for text in WordScanTests.texts {
            #expect(text.withUnsafeBytes(WordScan.isASCII) == text.allSatisfy { $0 < 0x80 })
        }
        #expect([UInt8]().withUnsafeBytes(WordScan.isASCII))
    }

    @Test("Texts of every length differ if one byte does", arguments: 0...27)
    func same(count: Int) {
        let text = (0..<count).map { UInt8($0) }
        let isSame = { (other: [UInt8]) in
            text.withUnsafeBytes { bytes in other.withUnsafeBytes { WordScan.isSame(bytes, as: $0) } }
        }
        #expect(isSame(text))
        for index in text.indices {
            var other = text
            other[index] ^= 0x80
            #expect(!isSame(other))
        }
    }
}
