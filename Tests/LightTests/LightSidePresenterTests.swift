import SnapshotSupport
import Testing

@testable import Light

@Suite("Light side: presenter")
struct LightSidePresenterTests {
    private func presenter(_ interactor: LightSideInteractorDouble) -> LightSidePresenter<
        LightSideInteractorDouble, RecordingRouter<LightSideNavigation>
    > {
        LightSidePresenter(interactor: interactor, router: RecordingRouter())
    }

    private func page(
        _ event: LightSideEvent = .opened, _ interactor: LightSideInteractorDouble = LightSideInteractorDouble()
    ) async throws -> (LightSidePage, Status) {
        return try await presenter(interactor).handle(event).shown
    }

    private func link(_ navigation: LightSideNavigation) -> Link { .to(navigation) }

    @Test("S1 S9 It leads to the dark side by a control, and to itself anew")
    func other() async throws {
        let controls = try await page().0.controls
        #expect(controls.map(\.label) == ["Dark side", "Refresh"])
        #expect(controls.map(\.link) == [link(.darkSide), link(.refresh)])
    }

    @Test("S2 Its title is its welcome")
    func title() async throws {
        #expect(try await page(.opened).0.title == "Welcome to the light side")
        #expect(try await page(.refreshed).0.title == "Welcome to the light side")
    }

    @Test("S3 The code keeps its lines, with a break after each but the last")
    func code() async throws {
        let code = try #require(try await page().0.code)
        #expect(code.title == "The Jedi code")
        #expect(code.lines.map(\.text) == ["There is no emotion,", "there is peace."])
        #expect(code.lines.map(\.isLast) == [false, true])
    }

    @Test("S4 A master's row has the known parts of the name, and the apprentices or <Unknown>")
    func masters() async throws {
        let list = try #require(try await page().0.masters)
        #expect(list.title == "Jedi masters of the light")
        #expect(list.rows.map(\.name) == ["Luke Skywalker", "Windu"])
        #expect(list.rows.map(\.lines) == [["Apprentices: Ben Solo, Rey"], ["Apprentices: <Unknown>"]])
    }

    @Test("S4 An empty list hides its header")
    func empty() async throws {
        let empty = LightSideInteractorDouble(masters: .loaded([], age: nil))
        #expect(try await page(.opened, empty).0.masters == nil)
    }

    @Test("S7 If one part fails, the other is shown with a notice for the failed one, and the page is not cached")
    func failures() async throws {
        let (page, status) = try await page(.opened, LightSideInteractorDouble(code: .failed(.timedOut)))
        #expect(status == .gatewayTimeout)
        #expect(page.code?.title == "The Jedi code")
        #expect(page.code?.notice?.title == "We could not show the code")
        #expect(page.code?.notice?.actions.map(\.link) == [link(.lightSide)])
        #expect(page.masters?.rows.count == 2)
        let noList = LightSideInteractorDouble(masters: .failed(.unavailable(retryAfter: nil)))
        let (other, otherStatus) = try await self.page(.opened, noList)
        #expect(otherStatus == .unavailable(retryAfter: nil))
        #expect(other.masters?.notice?.title == "We could not show this list")
        #expect(other.code?.lines.count == 2)
    }

    @Test("S2 The loading page says so, in the frame of the final page")
    func loading() async throws {
        let presenter = presenter(LightSideInteractorDouble())
        let opened = try #require(presenter.loading(.opened)).page
        #expect(opened.loading == "Loading" && opened.code == nil && opened.masters == nil)
        #expect(opened.head.title == (try await page().0.head.title))
        #expect(try #require(presenter.loading(.refreshed)).page.loading == "Refreshing")
    }

    @Test("S6 A stale part shows its age, and the page does not fail") func old() async throws {
        let old = LightSideInteractorDouble(
            code: .loaded(LightSideCode(title: "The Jedi code", lines: ["Peace."]), age: .seconds(7200)))
        let (page, status) = try await page(.opened, old)
        #expect(status == .ok)
        #expect(page.code?.age == "This is our last good copy, as of 2 hours ago." && page.masters?.age == nil)
    }

    @Test("S6 A refresh asks for fresh data, opening does not", arguments: [LightSideEvent.opened, .refreshed])
    func refresh(event: LightSideEvent) async throws {
        let presenter = LightSidePresenter(interactor: RefreshOnly(), router: RecordingRouter<LightSideNavigation>())
        let page = try await presenter.handle(event).shown.page
        #expect(page.code?.title == (event == .refreshed ? "fresh" : "cached"))
    }

    private struct RefreshOnly: LightSideInteracting {
        func content(refresh: Bool) async -> LightSideContent {
            let code = LightSideCode(title: refresh ? "fresh" : "cached", lines: [])
            return LightSideContent(code: .loaded(code, age: nil), masters: .loaded([], age: nil))
        }
    }
}
