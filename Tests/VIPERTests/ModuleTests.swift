import HTML
import Testing
import VIPER

@Suite("Modules")
struct ModuleTests {
    @Test("A visit becomes an event, the event becomes a page, and the page becomes bytes")
    func show() async throws {
        let outcome = await module().run(Visit(3))
        guard case .page(let rendering) = outcome else { Issue.record("\(outcome)"); return }
        #expect(rendering == Rendering(status: .ok, mediaType: "text/plain", bytes: Array("<three>".utf8)))
    }

    @Test("Navigation becomes the Router's address")
    func navigate() async {
        let outcome = await module().run(Visit(10))
        guard case .redirect(let link) = outcome else { Issue.record("\(outcome)"); return }
        #expect(link.description == "/ten")
    }

    @Test("C4 A sub-flow ends with exactly one answer, which the coordinator turns into the link back")
    func answer() async {
        let outcome = await module().run(Visit(0)).resuming { answer in Link(segments: ["back", answer]) }
        guard case .redirect(let link) = outcome else { Issue.record("\(outcome)"); return }
        #expect(link.description == "/back/nothing")
    }

    @Test("An outcome without an answer passes the coordinator unchanged")
    func noAnswer() async {
        let outcome = await module().run(Visit(3)).resuming { _ in
            Issue.record("nobody answered")
            return Link(segments: [])
        }
        guard case .page(let rendering) = outcome else { Issue.record("\(outcome)"); return }
        #expect(rendering.status == .ok)
    }

    @Test("A7 After 1,000 visits every part of a module is deallocated")
    func lifetime() async {
        let counter = LiveCounter()
        for _ in 0..<1000 {
            let presenter = NumberPresenter(token: LiveToken(counter))
            _ = await Module(view: NumberView(), presenter: presenter).run(Visit(3))
        }
        #expect(counter.made == 1000)
        #expect(counter.alive == 0)
    }

    private func module() -> Module<NumberView, NumberPresenter> {
        Module(view: NumberView(), presenter: NumberPresenter(token: nil))
    }
}

@Suite("Statuses")
struct StatusTests {
    @Test("Each status has the right HTTP code")
    func codes() {
        let all: [(Status, Int)] = [
            (.ok, 200), (.badRequest, 400), (.forbidden, 403), (.notFound, 404),
            (.methodNotAllowed(allowed: ["GET"]), 405), (.contentTooLarge, 413), (.unsupportedMediaType, 415),
            (.unprocessableContent, 422),
            (.internalError, 500), (.badGateway, 502), (.unavailable(retryAfter: nil), 503), (.gatewayTimeout, 504),
        ]
        for (status, code) in all { #expect(status.code == code) }
    }
}
