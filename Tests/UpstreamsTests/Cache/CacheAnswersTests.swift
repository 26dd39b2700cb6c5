import Adapters
import TestSupport
import Testing

@testable import Upstreams

@Suite("How the document cache handles answers")
struct CacheAnswersTests {
    @Test("That there is no such document is believed for a while, whether the status or the document says so")
    func absent() async throws {
        for answer in [.success(.absent), .document("-")] as [Result<UpstreamAnswer, UpstreamFailure>] {
            let stage = CacheStage(UpstreamDouble(answer))
            #expect(try await stage.visit() == nil)
            stage.clock.pass(.seconds(59))
            #expect(try await stage.visit() == nil)
            #expect(stage.upstream.calls.count == 1)
            stage.upstream.answers(.document("one"))
            stage.clock.pass(.seconds(1))
            #expect(try await stage.visit()?.summary == "one good fine")
        }
    }

    @Test("An absent document is reported once for each fetch, with the reason; a required one is a missing failure")
    func absentIsReported() async throws {
        let stage = CacheStage(UpstreamDouble(.success(.absent)))
        for _ in 1...3 { _ = try await stage.visit() }
        #expect(stage.events.texts == ["a: the upstream has no such document (status 404 or 410)"])
        stage.clock.pass(.seconds(60))
        stage.upstream.answers(.document("-"))
        await #expect(throws: ServiceFailure.missing) {
            try await stage.cache.required(.example("a"), as: .text("a"), lifetimes: CacheStage.lifetimes)
        }
        #expect(stage.events.texts.last == "a: the upstream reports that the document does not exist")
        stage.clock.pass(.seconds(60))
        stage.upstream.answers(.document("one"))
        let supply = try await stage.cache.required(.example("a"), as: .text("a"), lifetimes: CacheStage.lifetimes)
        #expect(supply.summary == "one good fine" && stage.events.texts.count == 3)
    }

    @Test("A status that a request lists as absent means absent for that request only")
    func absentStatus() async throws {
        let stage = CacheStage(UpstreamDouble(.failure(.status(402, host: "h", retryAfter: nil))))
        var request = UpstreamRequest.example("a")
        await #expect(throws: ServiceFailure.unavailable(retryAfter: .seconds(10))) {
            try await stage.cache.document(request, as: .text("a"), lifetimes: CacheStage.lifetimes)
        }
        request.absentStatuses = [402]
        #expect(try await stage.cache.document(request, as: .text("a"), lifetimes: CacheStage.lifetimes) == nil)
        #expect(stage.events.texts.last?.contains("h returned status 402") == true)
    }

    @Test("A visitor waits only for the given time; the answer is cached for the next visitor")
    func within() async throws {
        let stage = CacheStage(UpstreamDouble("one"))
        stage.upstream.hold()
        func visit(within time: Duration) async throws(ServiceFailure) -> Supply<String>? {
            try await stage.cache.document(
                .example("a"), as: .text("a"), lifetimes: CacheStage.lifetimes, within: time)
        }
        let late = Task { try await visit(within: .seconds(1)) }
        try await stage.clock.sleepers(1)
        stage.clock.pass(.seconds(1))
        await #expect(throws: ServiceFailure.timedOut) { try await late.value }
        await #expect(throws: ServiceFailure.timedOut) { try await visit(within: .seconds(-1)) }
        stage.upstream.release()
        await stage.settle()
        #expect(try await visit(within: .zero)?.summary == "one good fine")
        #expect(stage.upstream.calls.count == 1)
    }

    @Test("Neither an absent answer nor a refused one takes the place of a good document")
    func keepsGood() async throws {
        for (answer, failure) in [
            (.success(.absent), "unavailable(retryAfter: Optional(60.0 seconds))"),
            (.document("-"), "unavailable(retryAfter: Optional(60.0 seconds))"),
            (.document("!"), "invalid"), (.failure(.mediaType("text/html", host: "h")), "invalid"),
        ] as [(Result<UpstreamAnswer, UpstreamFailure>, String)] {
            let shelf = ShelfDouble()
            let stage = CacheStage(UpstreamDouble("one"), shelf: shelf)
            _ = try await stage.visit()
            stage.clock.pass(CacheStage.old)
            stage.upstream.answers(answer)
            #expect(try await stage.visit()?.summary == "one 90000 s \(failure)")
            await stage.settle()
            #expect(shelf.documents.values.map(\.bytes) == [Array("one".utf8)])
        }
    }

    @Test("A rejected document is reported with its line, and kept aside")
    func refused() async throws {
        let shelf = ShelfDouble()
        let stage = CacheStage(UpstreamDouble("!wrong"), shelf: shelf)
        await #expect(throws: ServiceFailure.invalid) { try await stage.visit("Page/é") }
        await stage.settle()
        let file = try #require(shelf.aside.first)
        #expect(file.value == Array("!wrong".utf8))
        #expect(file.key.contains(#/^page----[0-9a-f]{16}$/#), "\(file.key)")
        #expect(
            stage.events.texts == [
                "invalid document Page/é (upstream): line 3: it is “!wrong” (saved as \"refused/\(file.key)\")"
            ])
        #expect(shelf.documents.isEmpty)
        #expect(stage.cache.statistics.refused == 1)
    }

    @Test("Revalidation sends the validators; a “not modified” answer only updates the time")
    func notModified() async throws {
        let shelf = ShelfDouble()
        let stage = CacheStage(UpstreamDouble("one", tag: "\"1\""), shelf: shelf)
        _ = try await stage.visit()
        stage.clock.pass(.seconds(3600))
        stage.upstream.answers(.success(.notModified))
        _ = try await stage.visit()
        await stage.settle()
        stage.clock.pass(.seconds(3599))
        #expect(try await stage.visit()?.summary == "one good fine")
        await stage.settle()
        #expect(stage.upstream.calls.map(\.validators) == [nil, Validators(entityTag: "\"1\"")])
        let document = try #require(shelf.documents.values.first)
        #expect(document.renewed - document.fetched == 3600)
        #expect(document.bytes == Array("one".utf8))
    }

    @Test("A “not modified” answer is invalid without a cached copy")
    func notModifiedUnasked() async throws {
        let stage = CacheStage(UpstreamDouble(.success(.notModified)))
        await #expect(throws: ServiceFailure.invalid) { try await stage.visit() }
    }

    @Test("An unasked “not modified” answer is invalid: the copy is returned with its age and the failure")
    func notModifiedWithoutValidators() async throws {
        let stage = CacheStage(UpstreamDouble("one"))
        _ = try await stage.visit()
        stage.clock.pass(.seconds(60))
        stage.upstream.answers(.success(.notModified))
        #expect(try await stage.visit(refresh: true)?.summary == "one 60 s invalid")
        #expect(stage.upstream.calls.map(\.validators) == [nil, nil])
    }

    @Test("A refresh waits for the new document; if the fetch fails, it returns the copy with its age")
    func refresh() async throws {
        let stage = CacheStage(UpstreamDouble("one"))
        _ = try await stage.visit()
        stage.clock.pass(.seconds(60))
        stage.upstream.answers(.document("two"))
        #expect(try await stage.visit(refresh: true)?.summary == "two good fine")
        stage.clock.pass(.seconds(60))
        stage.upstream.answers(.down)
        let failed = "two 60 s unavailable(retryAfter: Optional(10.0 seconds))"
        #expect(try await stage.visit(refresh: true)?.summary == failed)
        #expect(try await stage.visit(refresh: true)?.summary == failed)
        #expect(stage.upstream.calls.count == 3)
        #expect(try await stage.visit()?.summary == "two good fine")
    }

    @Test("A refresh returns the copy if the upstream is silent for the whole budget")
    func refreshSilent() async throws {
        let stage = CacheStage(UpstreamDouble("one"))
        _ = try await stage.visit()
        stage.upstream.hold()
        async let visit = stage.visit(refresh: true)
        try await stage.clock.sleepers(1)
        stage.clock.pass(.seconds(2))
        #expect(try await visit?.summary == "one 2 s timedOut")
        stage.upstream.release()
    }

    @Test("The cached copy is returned without a fetch; nil if nothing was fetched yet")
    func copy() async throws {
        let stage = CacheStage(UpstreamDouble("one"))
        #expect(await stage.cache.copy(.example("a"), as: .text("a")) == nil)
        _ = try await stage.visit()
        stage.clock.pass(CacheStage.old)
        #expect(await stage.cache.copy(.example("a"), as: .text("a"))?.summary == "one good fine")
        #expect(stage.upstream.calls.count == 1)
    }

    @Test("The revision grows with each changed document, and when an upstream starts or stops failing")
    func revision() async throws {
        let stage = CacheStage(UpstreamDouble("one", tag: "1"))
        var last: UInt64 = 0
        func hasGrown(after time: Duration, _ answer: Result<UpstreamAnswer, UpstreamFailure>) async -> Bool {
            stage.clock.pass(time)
            stage.upstream.answers(answer)
            _ = try? await stage.visit()
            await stage.settle()
            defer { last = stage.cache.revision }
            return stage.cache.revision > last
        }
        #expect(await hasGrown(after: .zero, .document("one", tag: "1")))
        #expect(await !hasGrown(after: .zero, .down))
        #expect(await !hasGrown(after: .seconds(3600), .success(.notModified)))
        #expect(await !hasGrown(after: .seconds(3600), .document("one", tag: "1")))
        #expect(await hasGrown(after: .seconds(3600), .document("two", tag: "2")))
        #expect(await hasGrown(after: .seconds(3600), .down))
        #expect(await !hasGrown(after: .seconds(10), .down))
        #expect(await hasGrown(after: .seconds(10), .success(.notModified)))
        #expect(await hasGrown(after: CacheStage.old, .success(.notModified)))
    }

    @Test("A request for a document that never existed does not change the revision")
    func revisionOfAbsent() async throws {
        let stage = CacheStage(UpstreamDouble(.success(.absent)))
        for number in 0..<10 { _ = try await stage.visit("\(number)") }
        stage.upstream.answers(.down)
        for number in 10..<20 { _ = try? await stage.visit("\(number)") }
        #expect(stage.cache.revision == 0)
    }

    @Test("Two readings of one document are two values")
    func readings() async throws {
        let stage = CacheStage(UpstreamDouble("one"))
        let length = Reading<Int>(name: "length") { $0.count }
        _ = try await stage.visit()
        let supply = try await stage.cache.document(.example("a"), as: length, lifetimes: CacheStage.lifetimes)
        #expect(supply?.value == 3)
        #expect(try await stage.visit()?.value == "one")
    }

    @Test("Memory is bounded by the bytes of the documents; the least recently used one is evicted")
    func memory() async throws {
        let text = String(repeating: "x", count: 2000)
        let stage = CacheStage(UpstreamDouble(text), memory: 6000)
        for name in ["a", "b", "c", "a", "d"] { _ = try await stage.visit(name) }
        #expect(stage.cache.statistics.entries == 3)
        #expect(stage.cache.statistics.bytes == 6000)
        #expect(stage.upstream.calls.count == 4)
        _ = try await stage.visit("a")
        #expect(stage.upstream.calls.count == 4)
        _ = try await stage.visit("b")
        #expect(stage.upstream.calls.count == 5)
    }

    @Test("A refusal by the circuit is not the document's failure: the upstream is asked again at once")
    func refusedByCircuit() async throws {
        let refusal = Result<UpstreamAnswer, UpstreamFailure>.failure(
            .suspended(host: "holidays.example", retryAfter: .seconds(7)))
        let stage = CacheStage(UpstreamDouble(refusal))
        await #expect(throws: ServiceFailure.unavailable(retryAfter: .seconds(7))) { try await stage.visit() }
        await #expect(throws: ServiceFailure.unavailable(retryAfter: .seconds(7))) { try await stage.visit() }
        #expect(stage.upstream.calls.count == 2)
        #expect((stage.cache.statistics.failing, stage.cache.statistics.failures) == (0, 0))
        stage.upstream.answers(.document("one"))
        #expect(try await stage.visit()?.summary == "one good fine")
    }

    @Test("While the circuit refuses, a copy says its age; the first good answer takes that away")
    func refusedWithCopy() async throws {
        let stage = CacheStage(UpstreamDouble("one"))
        _ = try await stage.visit()
        stage.clock.pass(.seconds(3600))
        stage.upstream.answers(.failure(.suspended(host: "holidays.example", retryAfter: .seconds(7))))
        let marked = try await stage.visit(refresh: true)
        #expect(marked?.summary == "one 3600 s unavailable(retryAfter: Optional(7.0 seconds))")
        #expect(stage.cache.revision == 2)
        _ = try await stage.visit()
        await stage.settle()
        #expect(stage.upstream.calls.count == 3)
        stage.upstream.answers(.document("one"))
        #expect(try await stage.visit(refresh: true)?.summary == "one good fine")
        #expect(stage.cache.revision == 3, "pages that say the age are out of date")
    }

    @Test("A refusal by the circuit does not replace the document's own failure")
    func refusedAfterFailure() async throws {
        let stage = CacheStage(UpstreamDouble(.down))
        _ = try? await stage.visit()
        stage.clock.pass(.seconds(10))
        stage.upstream.answers(.failure(.suspended(host: "holidays.example", retryAfter: .seconds(7))))
        for _ in 0..<3 { _ = try? await stage.visit() }
        #expect(stage.upstream.calls.count == 4)
        #expect(stage.cache.statistics.failing == 1, "the last word about the document itself")
    }

    @Test("The statistics count each visit once")
    func statistics() async throws {
        let stage = CacheStage(UpstreamDouble("one"))
        _ = try await stage.visit()
        _ = try await stage.visit()
        stage.clock.pass(.seconds(3600))
        stage.upstream.answers(.down)
        _ = try await stage.visit()
        await stage.settle()
        let statistics = stage.cache.statistics
        #expect((statistics.misses, statistics.hits, statistics.stale) == (1, 1, 1))
        #expect((statistics.fetches, statistics.refreshes, statistics.failures) == (2, 1, 1))
        #expect((statistics.failing, statistics.entries) == (1, 1))
    }
}
