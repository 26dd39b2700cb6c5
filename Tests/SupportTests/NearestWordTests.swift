import Testing

@testable import Support

@Suite("The word that was probably meant")
struct NearestWordTests {
    @Test(
        "Edits are insertions, removals, replacements, and swaps of neighbours",
        arguments: [
            ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "ab", 1),
            ("abc", "abcd", 1), ("abc", "xabc", 1), ("abc", "acb", 1), ("abc", "bac", 1), ("abc", "cba", 2),
            ("abcdef", "badcfe", 3), ("kitten", "sitting", 3), ("ca", "abc", 3), ("aab", "aba", 1), ("é", "e", 2),
        ])
    func edits(first: String, second: String, count: Int) {
        #expect(NearestWord.edits(from: Array(first.utf8), to: Array(second.utf8)) == count)
        #expect(NearestWord.edits(from: Array(second.utf8), to: Array(first.utf8)) == count)
    }

    @Test("The number of edits is that of the shortest way, found by trying all ways")
    func bruteForce() {
        /// Returns the texts that are one edit away and at most four letters long. Neighbours that were swapped are not
        /// edited again, which only matters for longer texts than these.
        func neighbours(_ text: [UInt8]) -> [[UInt8]] {
            let letters = Array("ab".utf8)
            var found: [[UInt8]] = []
            for index in 0...text.count {
                if text.count < 4 { found += letters.map { text[..<index] + [$0] + text[index...] } }
                guard index < text.count else { continue }
                found.append(Array(text[..<index] + text[(index + 1)...]))
                found += letters.map { text[..<index] + [$0] + text[(index + 1)...] }
            }
            return found
        }
        // Without swaps, the number of edits is at most twice that with swaps, and never less.
        var distances: [[UInt8]: Int] = [[UInt8]("ab".utf8): 0]
        var edge = [[UInt8]("ab".utf8)]
        while let text = edge.first {
            edge.removeFirst()
            for next in neighbours(text) where distances[next] == nil {
                distances[next] = (distances[text] ?? 0) + 1
                edge.append(next)
            }
        }
        #expect(distances.count == 31)
        for (text, distance) in distances {
            let edits = NearestWord.edits(from: Array("ab".utf8), to: text)
            #expect(edits <= distance && distance <= 2 * edits, "\(text)")
        }
    }

    @Test(
        "The nearest word is given if few of its bytes differ; the first of several",
        arguments: [
            ("conections", "connections"), ("visist", "visits"), ("visitz", "visits"), ("prot", "port"), ("", nil),
            ("poet", "port"), ("pxxt", nil), ("host", "host"), ("elephant", nil), ("hort", "port"),
        ] as [(String, String?)])
    func word(text: String, word: String?) {
        #expect(NearestWord.of(text, in: ["visits", "port", "host", "connections"]) == word)
    }

    @Test("A text of more than 64 bytes is nobody’s slip")
    func length() {
        let word = String(repeating: "a", count: 65)
        #expect(NearestWord.of(String(repeating: "a", count: 64), in: [word]) == word)
        #expect(NearestWord.of(word, in: [word]) == nil)
        #expect(NearestWord.of("a", in: []) == nil)
    }
}
