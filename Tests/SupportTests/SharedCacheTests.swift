import Support
import Testing

@Suite("A cache for several threads")
struct SharedCacheTests {
    @Test("The first value that is kept is everybody's, until another one is put in its place")
    func kept() {
        let cache = SharedCache<Int, String>(countLimit: 2)
        #expect(cache.value(1) == nil)
        #expect(cache.value(1, orKeep: "a") == "a" && cache.value(1, orKeep: "b") == "a")
        cache.keep("c", for: 1)
        #expect(cache.value(1) == "c")
    }

    @Test("Beyond the limit, the least recently used value is evicted")
    func evicted() {
        let cache = SharedCache<Int, Int>(countLimit: 2)
        for number in 1...2 { cache.keep(number, for: number) }
        #expect(cache.value(1) == 1)
        cache.keep(3, for: 3)
        #expect(cache.value(2) == nil && cache.value(1) == 1 && cache.value(3) == 3)
    }

    @Test("Callers at the same time get the same value")
    func concurrent() async {
        let cache = SharedCache<Int, Int>(countLimit: 1)
        let found = await withTaskGroup(of: Int.self, returning: Set<Int>.self) { group in
            for number in 0..<50 { group.addTask { cache.value(0, orKeep: number) } }
            return await group.reduce(into: []) { $0.insert($1) }
        }
        #expect(found.count == 1)
    }
}
