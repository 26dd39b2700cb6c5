import Testing

@testable import Fetching

@Suite("Wire budget")
struct WireBudgetTests {
    /// The number of the first refused call, counted from 1; nil if none is refused.
    private func first(of calls: Int, that isAllowed: () -> Bool) -> Int? {
        (1...calls).first { _ in !isAllowed() }
    }

    @Test("Bytes: at most twice the size limit plus 256 KB")
    func bytes() {
        var budget = WireBudget(size: 1000)
        #expect(budget.byteLimit == 2000 + 262_144)
        let allowed = [budget.byteLimit - 1, 1, 1].map { budget.read($0) }
        #expect(allowed == [true, true, false])
    }

    @Test("Reads: 4,096, plus one for every 128 bytes", arguments: [(1, 4129), (64, 8193), (127, nil), (128, nil)])
    func reads(_ length: Int, _ refused: Int?) {
        // Reads of one byte each: read n is refused if n > 4096 + n / 128, first at 4129.
        var budget = WireBudget(size: 2_000_000)
        #expect(first(of: 30_000) { budget.read(length) } == refused)
    }

    @Test("Body pieces: 4,096, plus one for every 32 bytes read", arguments: [31, 32, 320])
    func pieces(_ bytes: Int) {
        var budget = WireBudget(size: 2_000_000)
        _ = budget.read(bytes)
        #expect(first(of: 10_000) { budget.piece() } == 4097 + bytes / 32)
    }

    @Test("Informational responses: eight")
    func informational() {
        var budget = WireBudget(size: 1)
        #expect(first(of: 20) { budget.informationalResponse() } == 9)
    }
}
