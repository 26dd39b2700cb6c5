import Support
import Testing

@Suite("Least recently used")
struct LeastRecentlyUsedTests {
    /// A simple reference implementation: a list with the most recently used entry last.
    private struct Model {
        var entries: [(key: Int, value: Int, cost: Int)] = []
        let limit: Int
        var countLimit = Int.max

        var cost: Int { entries.reduce(0) { $0 + $1.cost } }

        mutating func value(_ key: Int) -> Int? {
            guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
            entries.append(entries.remove(at: index))
            return entries.last?.value
        }

        mutating func insert(_ value: Int, for key: Int, cost: Int) -> [Int] {
            entries.removeAll { $0.key == key }
            entries.append((key, value, cost))
            var gone: [Int] = []
            while self.cost > limit || entries.count > countLimit, entries.count > 1 {
                gone.append(entries.removeFirst().key)
            }
            return gone
        }

        mutating func remove(_ key: Int) -> Int? {
            guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
            return entries.remove(at: index).value
        }
    }

    @Test(
        "It gives the same results as a plain list for random operations", arguments: [0, 1, 20, 100, .max],
        [1, 5, .max])
    func likeAList(limit: Int, countLimit: Int) {
        var model = Model(limit: limit, countLimit: countLimit)
        var values = LeastRecentlyUsed<Int, Int>(costLimit: limit, countLimit: countLimit)
        for step in 0..<5000 {
            let key = Int.random(in: 0..<12)
            switch Int.random(in: 0..<5) {
            case 0, 1: #expect(values.value(key) == model.value(key))
            case 2, 3:
                let cost = Int.random(in: 0...15)
                #expect(values.insert(step, for: key, cost: cost) == model.insert(step, for: key, cost: cost))
            default: #expect(values.remove(key) == model.remove(key))
            }
            #expect(values.cost == model.cost)
            #expect(values.count == model.entries.count)
            #expect(values.count { $0.isMultiple(of: 2) } == model.entries.count { $0.value.isMultiple(of: 2) })
        }
    }
}
