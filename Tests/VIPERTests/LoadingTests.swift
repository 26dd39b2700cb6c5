import HTML
import Synchronization
import Testing
import VIPER

@Suite("Loading")
struct LoadingTests {
    private static let page = "<html><main id=\"m\">\n<h1>1</h1>\n<p class=\"loading\">Loading</p>\n</main></html>"

    private func module(_ door: Door, page: String = Self.page) -> SlowModule {
        Module(view: PageView(), presenter: SlowPresenter(door: door, loadingPage: page))
    }

    @Test("Q3 A page that is ready in time is sent as a whole")
    func fast() async {
        let door = Door(isOpen: true)
        let outcome = await Patience.$current.withValue(.seconds(600)) { await module(door).run(Visit(1)) }
        guard case .page(let rendering) = outcome else {
            Issue.record("not a page")
            return
        }
        #expect(rendering.status == .notFound)
        #expect(
            String(decoding: rendering.bytes, as: UTF8.self)
                == "<html><main id=\"m\">\n<h1>1</h1>\n<p>One</p>\n</main></html>")
    }

    @Test("Q3 A slow page begins with the loading state; the rest completes the same document")
    func slow() async {
        let door = Door(isOpen: false)
        let outcome = await Patience.$current.withValue(.milliseconds(10)) { await module(door).run(Visit(1)) }
        guard case .loading(let loading) = outcome else {
            Issue.record("not loading")
            return
        }
        #expect(
            String(decoding: loading.opening, as: UTF8.self)
                == "<html><main id=\"m\">\n<h1>1</h1>\n<p class=\"loading\">Loading</p>")
        door.open()
        let rest = await loading.rest()
        #expect(String(decoding: rest, as: UTF8.self) == "<p>One</p>\n</main></html>")
    }

    @Test("A slow step that navigates becomes a link, because a redirect would come too late")
    func slowRedirect() async {
        let door = Door(isOpen: false)
        let outcome = await Patience.$current.withValue(.milliseconds(10)) { await module(door).run(Visit(10)) }
        guard case .loading(let loading) = outcome else {
            Issue.record("not loading")
            return
        }
        door.open()
        let rest = await loading.rest()
        #expect(String(decoding: rest, as: UTF8.self) == "<p><a href=\"/ten\">Continue</a></p>\n</main></html>")
    }

    @Test("Q3 A page that begins differently, such as a failure, replaces the expected content")
    func slowFailure() async {
        let door = Door(isOpen: false)
        let page = "<html><main id=\"m\">\n<h1>Other</h1>\n<p class=\"loading\">Loading</p>\n</main></html>"
        let module = module(door, page: page)
        let outcome = await Patience.$current.withValue(.milliseconds(10)) { await module.run(Visit(1)) }
        guard case .loading(let loading) = outcome else {
            Issue.record("not loading")
            return
        }
        door.open()
        let rest = String(decoding: await loading.rest(), as: UTF8.self)
        #expect(rest == "\n<h1>1</h1>\n<p>One</p>\n</main></html>")
    }

    @Test("A page without a loading state is sent as a whole when it is ready")
    func noMain() async {
        let door = Door(isOpen: false)
        let module = module(door, page: "<p>Loading</p>")
        async let outcome = Patience.$current.withValue(.milliseconds(10)) { await module.run(Visit(1)) }
        try? await Task.sleep(for: .milliseconds(50))
        door.open()
        guard case .page = await outcome else {
            Issue.record("not a page")
            return
        }
    }

    @Test("A7 After 1,000 slow visits every part of a module is deallocated")
    func lifetime() async {
        let counter = LiveCounter()
        for _ in 0..<1000 {
            let door = Door(isOpen: false)
            let presenter = SlowPresenter(
                door: door, loadingPage: "<main><p class=\"loading\"></p></main>", token: LiveToken(counter))
            let module = Module(view: PageView(), presenter: presenter)
            let outcome = await Patience.$current.withValue(.zero) { await module.run(Visit(1)) }
            door.open()
            if case .loading(let loading) = outcome { _ = await loading.rest() }
        }
        #expect(counter.made == 1000)
        // The waiting tasks have ended, but the last ones may not have released their references yet.
        for _ in 0..<30_000 where counter.alive > 0 { try? await Task.sleep(for: .milliseconds(10)) }
        #expect(counter.alive == 0)
    }
}

private typealias SlowModule = Module<PageView, SlowPresenter>

private struct PageView: View {
    let mediaType = "text/html"

    func event(from visit: Visit<Int>) -> NumberEvent { .asked(visit.place) }
    func render(_ page: String) -> [UInt8] { Array(page.utf8) }
}

/// A Presenter that answers when a test opens its door.
private struct SlowPresenter: Presenter {
    let door: Door
    let loadingPage: String
    let router = NumberRouter()
    var token: LiveToken?

    func loading(_: NumberEvent) -> String? { loadingPage }

    func handle(_ event: NumberEvent) async -> Step<String, NumberNavigation, Never> {
        await door.opened()
        return switch event {
        case .asked(10): .go(.ten)
        case .asked: .show("<html><main id=\"m\">\n<h1>1</h1>\n<p>One</p>\n</main></html>", .notFound)
        }
    }
}

/// A gate that suspends its callers until a test opens it.
final class Door: Sendable {
    private struct State {
        var isOpen: Bool
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Mutex<State>

    init(isOpen: Bool) {
        state = Mutex(State(isOpen: isOpen))
    }

    func opened() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        waiting.forEach { $0.resume() }
    }
}
