import HTTPMessages
import HTTPTypes
import SnapshotSupport
import Synchronization
import Testing

@testable import Site

@Suite("Pages with several waiting visitors", .patient)
struct FlightsTests {
    private let moment = Moment()

    @Test("1,000 simultaneous misses of one page make it once")
    func thousand() async {
        let gate = Gate()
        let visits = VisitsDouble { _, _, number in
            await gate.pass()
            return .page(.text("\(number)"))
        }
        let site = Site.double(visits, moment.configuration())
        let texts = await withTaskGroup(of: String.self) { group in
            for _ in 0..<1000 { group.addTask { await site.get("/people").text } }
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
        let tasks = (0..<2).map { _ in Task { await site.get("/people").text } }
        // Both wait: the first to ask has begun the visit, and a third joins it.
        try await eventually("the visit has begun") { visits.count > 0 }
        let third = Task { await site.get("/people").text }
        for _ in 0..<1000 { await Task.yield() }
        tasks[0].cancel()
        for _ in 0..<1000 { await Task.yield() }
        await gate.open()
        #expect(await tasks[1].value == "whole")
        #expect(await third.value == "whole")
    }

    @Test("A visitor who arrives after a document changed does not get the page begun before the change")
    func revision() async throws {
        let gate = Gate()
        let visits = VisitsDouble { _, _, number in
            if number == 0 { await gate.pass() }
            return .page(.text("\(number)"))
        }
        let site = Site.double(visits, moment.configuration())
        let first = Task { await site.get("/people").text }
        try await eventually("the first visit has begun") { visits.count > 0 }
        moment.revision += 1
        #expect(await site.get("/people").text == "1")
        await gate.open()
        #expect(await first.value == "0")
        #expect(await site.get("/people").text == "1", "the older page does not take the newer one's place")
    }
}
