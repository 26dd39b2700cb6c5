import TestSupport
import Testing

@testable import Upstreams

@Suite("The document cache on disk")
struct CacheDiskTests {
    @Test("After a restart documents are loaded from the disk with their age, once for all visitors")
    func restart() async throws {
        let shelf = ShelfDouble()
        let before = CacheStage(UpstreamDouble("one", tag: "1"), shelf: shelf)
        _ = try await before.visit()
        await before.settle()
        let loads = shelf.loads
        let after = CacheStage(UpstreamDouble(.down), shelf: shelf)
        after.clock.pass(.seconds(3599))
        let values = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<100 { group.addTask { (try? await after.visit())?.summary } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(values == Array(repeating: "one good fine", count: 100))
        #expect(after.upstream.calls.isEmpty)
        #expect(shelf.loads == loads + 1)
        after.clock.pass(.seconds(1))
        _ = try await after.visit()
        await after.settle()
        #expect(after.upstream.calls.first?.validators == Validators(entityTag: "1"))
        #expect(try await after.visit()?.age == .seconds(3600))
    }

    @Test(
        "Bytes that come again are dated by the day on which they first came, after a restart too; other bytes are not")
    func dates() async throws {
        let shelf = ShelfDouble()
        let stage = CacheStage(UpstreamDouble("one"), shelf: shelf)
        let start = stage.clock.seconds
        #expect(stage.cache.dates(of: .example("a"), as: String.self) == nil)
        func dates(_ stage: CacheStage) -> [Int64?] {
            let found = stage.cache.dates(of: .example("a"), as: String.self)
            return [found?.came, found?.age?.components.seconds]
        }
        _ = try await stage.visit()
        stage.clock.pass(.seconds(86_400))
        #expect(dates(stage) == [start, 86_400])
        _ = try await stage.visit(refresh: true)
        #expect(dates(stage) == [start, 0])
        await stage.settle()
        let after = CacheStage(UpstreamDouble(.down), shelf: shelf)
        after.clock.pass(.seconds(86_400))
        #expect(await after.cache.copy(.example("a"), as: .text("a"))?.value == "one")
        #expect(dates(after) == [start, 0])
        stage.clock.pass(.seconds(60))
        stage.upstream.answers(.document("two"))
        _ = try await stage.visit(refresh: true)
        #expect(dates(stage) == [start + 86_460, 0])
    }

    @Test("A document evicted from memory is loaded from the disk without a fetch")
    func memoryOverDisk() async throws {
        let stage = CacheStage(UpstreamDouble("one"), shelf: ShelfDouble(), memory: 0)
        for name in ["a", "b", "a", "b"] { #expect(try await stage.visit(name)?.summary == "one good fine") }
        #expect(stage.cache.statistics.entries == 1)
        #expect(stage.upstream.calls.count == 2)
        #expect(await stage.cache.copy(.example("a"), as: .text("a"))?.value == "one")
    }

    @Test("A file that is not read any more is removed, reported, and asked for anew; nobody is given it")
    func damaged() async throws {
        for text in ["!damaged", "-"] {
            let shelf = ShelfDouble()
            try shelf.store(
                ShelvedDocument(
                    bytes: Array(text.utf8), validators: Validators(entityTag: "1"), fetched: 1_800_000_000,
                    renewed: 1_800_000_000), for: .example("a"))
            let stage = CacheStage(UpstreamDouble("one"), shelf: shelf)
            #expect(try await stage.visit()?.summary == "one good fine")
            #expect(stage.upstream.calls.map(\.validators) == [nil])
            #expect(stage.events.texts.first?.hasPrefix("a: removed the copy on disk: ") == true)
            #expect(stage.cache.statistics.discarded == 1)
            await stage.settle()
            #expect(shelf.documents.values.map(\.bytes) == [Array("one".utf8)])
        }
    }

    @Test("A “not modified” answer about an older copy does not renew a newer file of another process")
    func replacedByAnother() async throws {
        let shelf = ShelfDouble()
        let stage = CacheStage(UpstreamDouble("one", tag: "1"), shelf: shelf)
        _ = try await stage.visit()
        await stage.settle()
        let others = ShelvedDocument(
            bytes: Array("two".utf8), validators: Validators(entityTag: "2"), fetched: 5, renewed: 5)
        try shelf.store(others, for: .example("a"))
        stage.clock.pass(.seconds(3600))
        stage.upstream.answers(.success(.notModified))
        _ = try await stage.visit()
        await stage.settle()
        #expect(Array(shelf.documents.values) == [others])
    }

    @Test("A failing disk is reported once an hour for each kind of failure, and visitors do not notice")
    func broken() async throws {
        let shelf = ShelfDouble()
        shelf.breaks(.system(operation: "write", path: "/cache", code: 28))
        let stage = CacheStage(UpstreamDouble("one"), shelf: shelf)
        for number in 0..<100 { #expect(try await stage.visit("\(number)")?.summary == "one good fine") }
        await stage.settle()
        #expect(stage.events.texts == [#"cache on disk: cannot use "/cache": No space left on device (write)"#])
        shelf.breaks(.system(operation: "fsync", path: "/cache", code: 5))
        _ = try await stage.visit("more")
        await stage.settle()
        #expect(stage.events.texts.count == 2)
        stage.clock.pass(.seconds(3600))
        _ = try await stage.visit("even more")
        await stage.settle()
        #expect(stage.events.texts.count == 3)
    }

    @Test("A visit waits for a silent disk for a quarter of a second")
    func hanging() async throws {
        let shelf = ShelfDouble()
        let stage = CacheStage(UpstreamDouble("one"), shelf: shelf)
        await stage.settle()
        shelf.hold()
        let visit = Task { try await stage.visit() }
        try await stage.clock.sleepers(1)
        stage.clock.pass(.milliseconds(250))
        #expect(try await visit.value?.summary == "one good fine")
        #expect(try await stage.visit()?.summary == "one good fine")
        shelf.release()
        await stage.settle()
    }

    @Test("If the upstream fails, a visit waits for a slow disk for the rest of the budget")
    func slow() async throws {
        let shelf = ShelfDouble()
        try shelf.store(
            ShelvedDocument(bytes: Array("one".utf8), validators: Validators(), fetched: 1, renewed: 1),
            for: .example("a"))
        for comesInTime in [true, false] {
            let stage = CacheStage(UpstreamDouble(.down), shelf: shelf)
            await stage.settle()
            shelf.hold()
            let visit = Task { try await stage.visit() }
            try await stage.clock.sleepers(1)
            stage.clock.pass(.milliseconds(250))
            try await stage.upstream.called(1)
            try await stage.clock.sleepers(1)
            if comesInTime { shelf.release() } else { stage.clock.pass(.milliseconds(1750)) }
            let supply = try? await visit.value
            #expect(supply?.value == (comesInTime ? "one" : nil))
            #expect(supply?.failure == (comesInTime ? .unavailable(retryAfter: .seconds(10)) : nil))
            shelf.release()
            await stage.settle()
        }
    }

    @Test("A file from the future is returned and revalidated, but not fresh", arguments: [61, 86_400, 1 << 40])
    func future(seconds: Int64) async throws {
        let shelf = ShelfDouble()
        try shelf.store(
            ShelvedDocument(
                bytes: Array("one".utf8), validators: Validators(), fetched: 1_800_000_000,
                renewed: 1_800_000_000 + seconds), for: .example("a"))
        let stage = CacheStage(UpstreamDouble(.down), shelf: shelf)
        #expect(try await stage.visit()?.summary == "one good fine")
        await stage.settle()
        #expect(try await stage.visit()?.summary == "one 0 s unavailable(retryAfter: Optional(10.0 seconds))")
        stage.clock.pass(.seconds(10))
        stage.upstream.answers(.document("two"))
        _ = try await stage.visit()
        await stage.settle()
        #expect(try await stage.visit()?.summary == "two good fine")
        #expect(shelf.documents.values.map(\.renewed) == [stage.clock.seconds])
    }

    @Test("A jump of the wall clock does not affect documents in memory", arguments: [-86_400, 86_400 * 365])
    func jumps(seconds: Int64) async throws {
        let stage = CacheStage(UpstreamDouble("one"), shelf: ShelfDouble())
        _ = try await stage.visit()
        stage.clock.jump(seconds)
        stage.clock.pass(.seconds(3599))
        #expect(try await stage.visit()?.summary == "one good fine")
        await stage.settle()
        #expect(stage.upstream.calls.count == 1)
        stage.clock.pass(.seconds(1))
        _ = try await stage.visit()
        await stage.settle()
        #expect(stage.upstream.calls.count == 2)
    }

    @Test(
        "A file up to a minute ahead, as from another machine, is fresh for its lifetime and that minute",
        arguments: [(59, 0), (60, 0), (61, 1)])
    func clocksDiffer(seconds: Int64, calls: Int) async throws {
        let shelf = ShelfDouble()
        try shelf.store(
            ShelvedDocument(
                bytes: Array("one".utf8), validators: Validators(), fetched: 1_800_000_000,
                renewed: 1_800_000_000 + seconds),
            for: .example("a"))
        let stage = CacheStage(UpstreamDouble("two"), shelf: shelf)
        #expect(try await stage.visit()?.summary == "one good fine")
        await stage.settle()
        #expect(stage.upstream.calls.count == calls)
        guard calls == 0 else { return }
        stage.clock.pass(.seconds(3599))
        #expect(try await stage.visit()?.summary == "one good fine")
        await stage.settle()
        #expect(stage.upstream.calls.isEmpty)
        stage.clock.pass(.seconds(1))
        _ = try await stage.visit()
        await stage.settle()
        #expect(try await stage.visit()?.summary == "two good fine")
    }
}
