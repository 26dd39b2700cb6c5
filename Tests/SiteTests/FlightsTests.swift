import HTTPMessages
import HTTPTypes
import Synchronization
import TestSupport
import Testing
import VIPER
import VIPERTesting

@testable import Site

@Suite("Pages with several waiting visitors", .patient)
struct FlightsTests {
    private let moment = Moment()

    /// A gate that holds tasks until it opens.
    private actor Gate {
        private var isOpen = false
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func pass() async {
            if !isOpen { await withCheckedContinuation { waiting.append($0) } }
        }

        func open() {
            isOpen = true
            for one in waiting { one.resume() }
            waiting = []
        }
    }

    @Test("1,000 simultaneous misses of one page make it once")
    func thousand() async {
        let gate = Gate()
        let visits = VisitsDouble { _, _, number in
            await gate.pass()
            return .page(.text("\(number)"))
        }
        let site = Site.double(visits, moment.configuration())
        let texts = await withTaskGroup(of: String.self) { group in
            for _ in 0..<1000 { group.addTask { await site.get("/holidays").text } }
            group.addTask {
                await gate.open()
                return "0"
            }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(texts == ["0"])
        #expect(visits.count == 1)
    }

    @Test("A visitor who leaves does not cancel the page for the others")
    func cancelled() async throws {
        let gate = Gate()
        let visits = VisitsDouble { _, _, _ in
            await gate.pass()
            return .page(.text(Task.isCancelled ? "cancelled" : "whole"))
        }
        let site = Site.double(visits, moment.configuration())
        let first = Task { await site.get("/holidays").text }
        try await eventually("the first visit has begun") { visits.count > 0 }
        first.cancel()
        let second = Task { await site.get("/holidays").text }
        await gate.open()
        #expect(await second.value == "whole")
        #expect(visits.count == 1)
    }

    @Test("A visitor who arrives while a page is loading gets the same beginning and the same rest")
    func loading() async throws {
        let gate = Gate()
        let visits = VisitsDouble { _, _, number in
            .loading(
                Loading(mediaType: MediaType.html, opening: Array("loading ".utf8)) {
                    await gate.pass()
                    return Array("rest \(number)".utf8)
                })
        }
        let site = Site.double(visits, moment.configuration())
        let first = await site.get("/holidays")
        let second = await site.get("/holidays")
        #expect(first.text == "loading " && second.text == "loading ")
        #expect(first.headers[.cacheControl] == "no-store" && first.headers[.contentLength] == nil)
        #expect(visits.count == 1)
        await gate.open()
        for response in [first, second] {
            #expect(await response.rest?() == Array("rest 0".utf8))
        }
        try await eventually("it has landed, and the next is another one") {
            await site.get("/holidays").rest != nil && visits.count > 1
        }
    }

    @Test("A visitor who arrives after a document changed does not get the page begun before the change")
    func revision() async throws {
        let gate = Gate()
        let visits = VisitsDouble { _, _, number in
            if number == 0 { await gate.pass() }
            return .page(.text("\(number)"))
        }
        let site = Site.double(visits, moment.configuration())
        let first = Task { await site.get("/holidays").text }
        try await eventually("the first visit has begun") { visits.count > 0 }
        moment.revision += 1
        #expect(await site.get("/holidays").text == "1")
        await gate.open()
        #expect(await first.value == "0")
        #expect(await site.get("/holidays").text == "1", "the older page does not take the newer one's place")
    }
}
