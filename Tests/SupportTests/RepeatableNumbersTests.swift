import Support
import Testing

@Suite("Numbers that are the same on every machine")
struct RepeatableNumbersTests {
    @Test("The generator is SplitMix64: it gives the reference values for seed 0")
    func generator() {
        var numbers = SplitMix64(seed: 0)
        #expect(numbers.next() == 0xE220_A839_7B1D_CDAF)
        #expect(numbers.next() == 0x6E78_9E6A_A1B9_65F4)
    }

    @Test("The hash is FNV-1a")
    func hash() {
        #expect(StableHash.value(of: "a".utf8) == 0xAF63_DC4C_8601_EC8C)
        var hash = StableHash()
        for part in ["foo", "", "bar"] { hash.add(part.utf8) }
        #expect(hash.value == 0x8594_4171_F739_67E8)
    }

    @Test("A digest of files tells paths and contents apart, and their order")
    func digest() {
        func digest(_ files: [(String, String)]) -> String {
            var digest = FileDigest()
            for (path, contents) in files { digest.add(path.utf8, contents.utf8) }
            return digest.hexadecimal
        }
        let others: [[(String, String)]] = [
            [], [("", "")], [("a", "bc")], [("ab", "c")], [("a", "b"), ("c", "")], [("a", "b"), ("", "c")],
            [("c", ""), ("a", "b")],
        ]
        let digests = others.map(digest)
        #expect(Set(digests).count == others.count)
        for text in digests { #expect(text.wholeMatch(of: /[0-9a-f]{16}/) != nil) }
        #expect(digests[0] == "cbf29ce484222325")
    }
}
