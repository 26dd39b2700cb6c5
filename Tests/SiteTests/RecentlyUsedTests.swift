import Testing

@testable import Site

@Suite("LRU cache")
struct RecentlyUsedTests {
    @Test("Behaves like a slow and simple model for 10,000 random steps")
    func model() {
        var random = SystemRandomNumberGenerator()
        var values = RecentlyUsed<Int, Int>(limit: 80)
        var model: [(key: Int, value: Int, cost: Int)] = []
        for step in 0..<10_000 {
            let key = Int.random(in: 0..<30, using: &random)
            let place = model.firstIndex { $0.key == key }
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                values.remove(key)
                if let place { model.remove(at: place) }
            case 1:
                let cost = Int.random(in: 0...11, using: &random)
                _ = values.insert(step, for: key, cost: cost)
                if let place { model.remove(at: place) }
                if cost <= 10 { model.append((key, step, cost)) }
                while model.reduce(0, { $0 + $1.cost }) > 80 { model.removeFirst() }
            default:
                #expect(values.value(key) == place.map { model[$0].value })
                if let place { model.append(model.remove(at: place)) }
            }
            #expect(values.count == model.count)
            #expect(values.cost == model.reduce(0) { $0 + $1.cost })
        }
    }
}
