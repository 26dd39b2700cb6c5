import HTTPMessages
import HTTPTypes
import Synchronization
import TestSupport
import Testing

@testable import Site

@Suite("Pages in two parts", .timeLimit(.minutes(30)))
struct StreamingTests {
    private let gate = Gate()

    /// Visits that take until the gate opens.
    private func visits(_ rendering: Rendering = .marked("content")) -> VisitsDouble {
        VisitsDouble { [gate] _, _, _ in
            LoadingStage.current?.offer { .sample() }
            await gate.pass()
            return .page(rendering)
        }
    }

    private func site(_ visits: VisitsDouble, patience: Duration = .zero) -> Site {
        Site.double(visits, Moment().configuration(), patience: patience)
    }

    private func navigation(_ target: String) -> Request { Request(target: target, isNavigation: true) }

    @Test("H6 A browser that navigates gets the loading state, then the content", arguments: ["/people", "/"])
    func navigates(target: String) async throws {
        let response = await site(visits()).respond(to: navigation(target))
        #expect(response.status == .ok && response.text == "<main>loading")
        #expect(response.headers[.cacheControl]?.contains("no-store") == true)
        #expect(response.headers[.contentLength] == nil && response.headers[.eTag] == nil)
        #expect(response.headers[.vary] == (target == "/" ? "Cookie" : nil))
        await gate.open()
        let rest = try #require(response.rest)
        #expect(await rest() == Array("content</main>".utf8))
    }

    @Test("H6 Everybody else gets the whole answer with its own status", arguments: ["/people", "/"])
    func others(target: String) async throws {
        let visits = visits(.marked("down", status: .unavailable(retryAfter: .seconds(7))))
        let site = site(visits)
        let requests = [
            Request(target: target), Request(target: target, fetchSite: "none"),
            Request(method: .head, target: target, isNavigation: true),
        ]
        let answers = requests.map { request in Task { await site.respond(to: request) } }
        try await eventually("a visit has begun") { visits.count > 0 }
        await gate.open()
        for answer in answers {
            let response = await answer.value
            #expect(response.status == .serviceUnavailable && response.rest == nil)
            #expect(response.text == "<main>down</main>" && response.headers[.retryAfter] == "7")
        }
    }

    @Test("H6 A failure that is known at once is a 503 for all, without a loading state")
    func down() async {
        let visits = VisitsDouble { _, _, _ in
            LoadingStage.current?.offer { .sample() }
            return .page(.marked("down", status: .unavailable(retryAfter: nil)))
        }
        for request in [navigation("/people"), Request(target: "/people"), navigation("/")] {
            let response = await site(visits, patience: .seconds(60)).respond(to: request)
            #expect(response.status == .serviceUnavailable && response.rest == nil)
        }
    }

    @Test("A browser and a program that wait for the same page share its visit; the page is then kept")
    func shared() async throws {
        let visits = visits()
        let site = site(visits)
        let program = Task { await site.get("/people") }
        try await eventually("the visit has begun") { visits.count > 0 }
        let browser = await site.respond(to: navigation("/people"))
        #expect(browser.text == "<main>loading")
        await gate.open()
        #expect(await program.value.text == "<main>content</main>")
        #expect(await browser.rest?() == Array("content</main>".utf8))
        #expect(visits.count == 1)
        let kept = await site.respond(to: navigation("/people"))
        #expect(kept.text == "<main>content</main>" && kept.rest == nil && visits.count == 1)
    }

    @Test("H6 A visit that leads elsewhere after its opening was sent shows the page to which it leads")
    func arrives() async throws {
        let target = "/holidays/DE"
        for (last, expected) in [
            (Link(segments: ["holidays", "DE", "2026"]), "content</main>"),
            (Link(segments: ["holidays", "DE"]), "<p><a href=\"\(target)\">Continue</a></p>\n</main>"),
        ] {
            let gate = Gate()
            let visits = VisitsDouble { place, _, _ in
                guard target == Link(place.place).description else { return .page(.marked("content")) }
                LoadingStage.current?.offer { .sample() }
                await gate.pass()
                return .redirect(last)
            }
            let response = await site(visits).respond(to: navigation(target))
            #expect(response.text == "<main>loading")
            await gate.open()
            #expect(await response.rest?() == Array(expected.utf8))
        }
    }

    @Test("A browser waits for a page without a loading state")
    func withoutState() async throws {
        let visits = VisitsDouble { [gate] _, _, _ in
            await gate.pass()
            return .page(.text("whole"))
        }
        let site = site(visits)
        let response = Task { await site.respond(to: navigation("/people")) }
        try await eventually("the visit has begun") { visits.count > 0 }
        await gate.open()
        #expect(await response.value.text == "whole")
    }

    /// Visits that end only when they are cancelled.
    private func endless(_ ended: Flag) -> VisitsDouble {
        VisitsDouble { _, _, _ in
            LoadingStage.current?.offer { .sample() }
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(600)) }
            ended.set()
            return .page(.marked("cancelled"))
        }
    }

    @Test("The visit ends when its visitor leaves before the opening", arguments: ["/people", "/"])
    func leaves(target: String) async throws {
        for isNavigation in [false, true] {
            let ended = Flag()
            let visits = endless(ended)
            let site = site(visits, patience: .seconds(60))
            let visitor = Task { await site.respond(to: Request(target: target, isNavigation: isNavigation)) }
            try await eventually("the visit has begun") { visits.count > 0 }
            visitor.cancel()
            _ = await visitor.value
            #expect(ended.isSet, "it has ended when the visitor's task has")
        }
    }

    @Test("The visit ends when nobody waits for the rest, or for the response", arguments: ["/people", "/"])
    func leavesLater(target: String) async throws {
        let ended = [Flag(), Flag()]
        let response = await site(endless(ended[0])).respond(to: navigation(target))
        let rest = try #require(response.rest)
        let server = Task { await rest() }
        server.cancel()
        #expect(await server.value == Array("</main>".utf8))
        #expect(ended[0].isSet)
        _ = await site(endless(ended[1])).respond(to: navigation(target))
        try await eventually("the dropped visit has ended") { ended[1].isSet }
    }

    @Test("A visit that everybody has left is not given to the next visitor, and its page is not kept")
    func next() async throws {
        let visits = VisitsDouble { _, _, number in
            if number > 0 { return .page(.marked("new")) }
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(600)) }
            return .page(.marked("cancelled"))
        }
        let site = site(visits)
        let first = Task { await site.get("/people") }
        try await eventually("the visit has begun") { visits.count > 0 }
        first.cancel()
        _ = await first.value
        for _ in 0..<2 { #expect(await site.get("/people").text == "<main>new</main>") }
    }
}

/// A flag that several tasks share.
private final class Flag: Sendable {
    private let flag = Atomic(false)

    var isSet: Bool { flag.load(ordering: .acquiring) }

    func set() { flag.store(true, ordering: .releasing) }
}
