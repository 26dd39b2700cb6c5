import Synchronization
import Testing

@testable import Documents

/// A list of texts that collects what a test reports.
final class Told: Sendable {
    private let list = Mutex<[String]>([])

    var texts: [String] { list.withLock { $0 } }
    func append(_ text: String) { list.withLock { $0.append(text) } }
}

@Suite("Bounded caches and lazy values")
struct CacheTests {
    @Test("Over the limit, the least recently used entry is evicted")
    func leastRecentlyUsed() {
        let cache = BoundedCache<String, Int>(limit: 10)
        cache.insert(1, for: "a", cost: 4)
        cache.insert(2, for: "b", cost: 4)
        #expect(cache.value("a") == 1)
        cache.insert(3, for: "c", cost: 4)
        #expect(cache.value("b") == nil)
        #expect(cache.value("a") == 1 && cache.value("c") == 3)
        #expect(cache.cost == 8)
    }

    @Test("A replaced value is not counted twice; a value over the limit is not cached")
    func costs() {
        let cache = BoundedCache<String, Int>(limit: 10)
        cache.insert(1, for: "a", cost: 6)
        cache.insert(2, for: "a", cost: 7)
        #expect(cache.cost == 7 && cache.value("a") == 2)
        cache.insert(3, for: "b", cost: 11)
        #expect(cache.value("b") == nil && cache.value("a") == 2)
    }

    @Test("Concurrent use keeps the cache within its limit")
    func concurrency() async {
        let cache = BoundedCache<Int, Int>(limit: 50)
        await withTaskGroup { group in
            for number in 0..<200 {
                group.addTask {
                    cache.insert(number, for: number, cost: 3)
                    _ = cache.value(number / 2)
                }
            }
        }
        #expect(cache.cost <= 50 && cache.cost > 0)
    }

    @Test("A lazy value is computed once; a failure is retried")
    func lazyValue() throws {
        struct Failed: Error {}
        let told = Told()
        let value = LazyValue { () throws(Failed) -> Int in
            told.append("made")
            if told.texts.count == 1 { throw Failed() }
            return 7
        }
        #expect(throws: Failed.self) { try value.get() }
        #expect(try value.get() == 7)
        #expect(try value.get() == 7)
        #expect(told.texts.count == 2)
    }
}
