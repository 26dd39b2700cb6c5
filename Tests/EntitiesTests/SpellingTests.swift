import AlmanacValues
import Testing

@testable import Entities

@Suite("Slips of a finger")
struct SpellingTests {
    private func slips(_ one: String, _ other: String, _ limit: Int = 2) -> Int? {
        var costs = Spelling.Costs()
        return costs.slips(from: Array(one.utf8), to: Array(other.utf8)[...], limit: limit)
    }

    @Test("J1 Letters too few, too many, wrong or exchanged are one slip each")
    func counts() {
        #expect(slips("germany", "germany") == 0 && slips("grmany", "germany") == 1 && slips("germnay", "germany") == 1)
        #expect(
            slips("germmany", "germany") == 1 && slips("hermany", "germany") == 1 && slips("grmnay", "germany") == 2)
        #expect(
            slips("france", "germany") == nil && slips("", "ab") == 2 && slips("ab", "") == 2 && slips("", "abc") == nil
        )
    }

    @Test("J1 The count is that of the definition, for random words")
    func random() {
        var generator = SystemRandomNumberGenerator()
        func word() -> [UInt8] {
            (0..<Int.random(in: 0...7, using: &generator)).map { _ in UInt8.random(in: 97...99, using: &generator) }
        }
        // One table for all: what a comparison leaves in it must not change the next.
        var costs = Spelling.Costs()
        for _ in 0..<3_000 {
            let (one, other) = (word(), word())
            let expected = definition(one, other)
            for limit in 1...2 {
                let slips = costs.slips(from: one, to: other[...], limit: limit)
                #expect(slips == (expected <= limit ? expected : nil))
            }
        }
    }

    /// Optimal string alignment, as it is defined.
    private func definition(_ one: [UInt8], _ other: [UInt8]) -> Int {
        var table = [[Int]](repeating: [Int](repeating: 0, count: other.count + 1), count: one.count + 1)
        for i in 0...one.count { table[i][0] = i }
        for j in 0...other.count { table[0][j] = j }
        for i in 1..<(one.count + 1) where !one.isEmpty {
            for j in 1..<(other.count + 1) where !other.isEmpty {
                var cost = min(
                    table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + (one[i - 1] == other[j - 1] ? 0 : 1)
                )
                if i > 1, j > 1, one[i - 1] == other[j - 2], one[i - 2] == other[j - 1] {
                    cost = min(cost, table[i - 2][j - 2] + 1)
                }
                table[i][j] = cost
            }
        }
        return table[one.count][other.count]
    }
}
