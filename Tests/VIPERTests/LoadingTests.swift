import HTML
import Synchronization
import Testing
import VIPER

@Suite("Loading")
struct LoadingTests {
    private func module(_ door: Door, page: String = "<html><main id=\"m\">\n<p>Loading</p>\n</main></html>") -> SlowModule {
        Module(view: PageView(), presenter: SlowPresenter(door: door, loadingPage: page), router: NumberRouter())
    }

    @Test("A page that is there in time goes out whole")
    func fast() async {
        let door = Door(isOpen: true)
        guard case .page(let rendering) = await module(door).run(Visit(1), patience: .seconds(20)) else {
            Issue.record("not a page")
            return
        }
        #expect(rendering.status == .notFound)
        #expect(String(decoding: rendering.bytes, as: UTF8.self) == "<html><main id=\"m\">\n<p>One</p>\n</main></html>")
    }

    @Test("A slow page's beginning has the loading state; the rest makes one document of it")
    func slow() async {
        let door = Door(isOpen: false)
        guard case .loading(let loading) = await module(door).run(Visit(1), patience: .milliseconds(10)) else {
            Issue.record("not loading")
            return
        }
        #expect(String(decoding: loading.opening, as: UTF8.self) == "<html><main id=\"m\">\n<p>Loading</p>\n")
        door.open()
        let rest = await loading.rest()
        #expect(String(decoding: rest, as: UTF8.self) == "\n<p>One</p>\n</main></html>")
    }

    @Test("A slow step that leads elsewhere becomes a link, since a redirect would come too late")
    func slowRedirect() async {
        let door = Door(isOpen: false)
        guard case .loading(let loading) = await module(door).run(Visit(10), patience: .milliseconds(10)) else {
            Issue.record("not loading")
            return
        }
        door.open()
        let rest = await loading.rest()
        #expect(String(decoding: rest, as: UTF8.self) == "<p><a href=\"/ten\">Continue</a></p>\n</main></html>")
    }

    @Test("A loading page without a main element waits and goes out whole")
    func noMain() async {
        let door = Door(isOpen: false)
        let module = module(door, page: "<p>Loading</p>")
        async let outcome = module.run(Visit(1), patience: .milliseconds(10))
        try? await Task.sleep(for: .milliseconds(50))
        door.open()
        guard case .page = await outcome else {
            Issue.record("not a page")
            return
        }
    }

    @Test("A7 After 1,000 slow visits no part of a module is alive")
    func lifetime() async {
        let counter = LiveCounter()
        for _ in 0..<1000 {
            let door = Door(isOpen: false)
            let presenter = SlowPresenter(door: door, loadingPage: "<main></main>", token: LiveToken(counter))
            let outcome = await Module(view: PageView(), presenter: presenter, router: NumberRouter())
                .run(Visit(1), patience: .zero)
            door.open()
            if case .loading(let loading) = outcome { _ = await loading.rest() }
        }
        #expect(counter.made == 1000)
        // The tasks that waited are ended, but the last of them may still be letting go.
        for _ in 0..<200 where counter.alive > 0 { try? await Task.sleep(for: .milliseconds(10)) }
        #expect(counter.alive == 0)
    }
}

private typealias SlowModule = Module<PageView, SlowPresenter, NumberRouter>

private struct PageView: View {
    let mediaType = "text/html"

    func event(from visit: Visit<Int>) -> NumberEvent { .asked(visit.place) }
    func render(_ page: String) -> [UInt8] { Array(page.utf8) }
}

/// Answers when its door is opened.
private struct SlowPresenter: Presenter {
    let door: Door
    let loadingPage: String
    var token: LiveToken?

    func loading(_: NumberEvent) -> String? { loadingPage }

    func handle(_ event: NumberEvent) async -> Step<String, NumberNavigation, Never> {
        await door.opened()
        return switch event {
        case .asked(10): .go(.ten)
        case .asked: .show("<html><main id=\"m\">\n<p>One</p>\n</main></html>", .notFound)
        }
    }
}

/// Holds up who comes before it is opened.
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
