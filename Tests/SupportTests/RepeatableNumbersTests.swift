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
    }
}
