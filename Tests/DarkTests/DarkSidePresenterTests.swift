import SnapshotSupport
import Testing

@testable import Dark

@Suite("Dark side: presenter")
struct DarkSidePresenterTests {
    private func presenter(_ interactor: DarkSideInteractorDouble) -> DarkSidePresenter<
        DarkSideInteractorDouble, RecordingRouter<DarkSideNavigation>
    > {
        DarkSidePresenter(interactor: interactor, router: RecordingRouter())
    }

    private func page(
        _ event: DarkSideEvent = .opened, _ interactor: DarkSideInteractorDouble = DarkSideInteractorDouble()
    ) async throws -> (DarkSidePage, Status) {
        return try await presenter(interactor).handle(event).shown
    }

    private func link(_ navigation: DarkSideNavigation) -> Link { .to(navigation) }

    @Test("S1 S9 It leads to the light side by a control, and to itself anew")
    func other() async throws {
        let controls = try await page().0.controls
        #expect(controls.map(\.label) == ["Light side", "Refresh"])
        #expect(controls.map(\.link) == [link(.lightSide), link(.refresh)])
    }

    @Test("S2 Its title is its welcome")
    func title() async throws {
        #expect(try await page(.opened).0.title == "Welcome to the dark side")
        #expect(try await page(.refreshed).0.title == "Welcome to the dark side")
    }

    @Test("S3 The code keeps its lines, with a break after each but the last")
    func code() async throws {
        let code = try #require(try await page().0.code)
        #expect(code.title == "The Sith code")
        #expect(code.lines.map(\.text) == ["Peace is a lie,", "there is only passion."])
        #expect(code.lines.map(\.isLast) == [false, true])
    }

    @Test("S5 A holocron's row has creator and powers, or says that they are unknown")
    func holocrons() async throws {
        let list = try #require(try await page().0.holocrons)
        #expect(list.title == "Sith holocrons")
        #expect(list.rows.map(\.name) == ["Holocron of Naga Sadow", "Telos holocron"])
        #expect(list.rows.map(\.lines) == [["Created by Naga Sadow"], ["Unknown creator", "Unknown powers"]])
        let powers = try #require(list.rows.first?.terms)
        #expect(powers.label == "Powers" && powers.items.map(\.text) == ["Dark rituals", "Sith alchemy"])
        #expect(powers.items.map(\.isLater) == [false, true] && list.rows.last?.terms == nil)
    }

    @Test("In another language, names and powers of holocrons are marked as English, and isolated")
    func language() async throws {
        func rows(_ code: String, _ holocron: DarkSideHolocron) async throws -> [Roster.Row] {
            let presenter = DarkSidePresenter(
                interactor: DarkSideInteractorDouble(holocrons: .loaded([holocron], age: nil)),
                router: RecordingRouter<DarkSideNavigation>(), words: DarkWords(try #require(Language(code: code))))
            let page = try await presenter.handle(.opened).shown.page
            return page.holocrons?.rows ?? []
        }
        let holocron = DarkSideHolocron(name: "Holocron of Heresies", creator: nil, powers: ["Sith history"])
        let german = try #require(try await rows("de", holocron).first)
        #expect(german.nameLanguage == "en" && german.terms?.label == "Kräfte")
        #expect(german.terms?.items.map(\.language) == ["en"])
        let arabic = try #require(try await rows("ar", holocron).first)
        #expect(arabic.terms?.items.map(\.text) == ["\u{2068}Sith history\u{2069}"])
        let english = try #require(try await rows("en", holocron).first)
        #expect(english.nameLanguage == nil && english.terms?.items.map(\.language) == [nil])
    }

    @Test("S5 An empty list hides its header")
    func empty() async throws {
        let empty = DarkSideInteractorDouble(holocrons: .loaded([], age: nil))
        #expect(try await page(.opened, empty).0.holocrons == nil)
    }

    @Test("S7 If one part fails, the other is shown with a notice for the failed one, and the page is not cached")
    func failures() async throws {
        let (page, status) = try await page(.opened, DarkSideInteractorDouble(code: .failed(.timedOut)))
        #expect(status == .gatewayTimeout)
        #expect(page.code?.title == "The Sith code")
        #expect(page.code?.notice?.title == "We could not show the code")
        #expect(page.code?.notice?.actions.map(\.link) == [link(.darkSide)])
        #expect(page.holocrons?.rows.count == 2)
        let noList = DarkSideInteractorDouble(holocrons: .failed(.unavailable(retryAfter: nil)))
        let (other, otherStatus) = try await self.page(.opened, noList)
        #expect(otherStatus == .unavailable(retryAfter: nil))
        #expect(other.holocrons?.notice?.title == "We could not show this list")
        #expect(other.code?.lines.count == 2)
    }

    @Test("S2 The loading page says so, in the frame of the final page")
    func loading() async throws {
        let presenter = presenter(DarkSideInteractorDouble())
        let opened = try #require(presenter.loading(.opened)).page
        #expect(opened.loading == "Loading" && opened.code == nil && opened.holocrons == nil)
        #expect(opened.head.title == (try await page().0.head.title))
        #expect(try #require(presenter.loading(.refreshed)).page.loading == "Refreshing")
    }

    @Test("S6 A stale part shows its age, and the page does not fail") func old() async throws {
        let old = DarkSideInteractorDouble(
            code: .loaded(DarkSideCode(title: "The Sith code", lines: ["Peace."]), age: .seconds(7200)))
        let (page, status) = try await page(.opened, old)
        #expect(status == .ok)
        #expect(page.code?.age == "This is our last good copy, as of 2 hours ago." && page.holocrons?.age == nil)
    }

    @Test("S6 A refresh asks for fresh data, opening does not", arguments: [DarkSideEvent.opened, .refreshed])
    func refresh(event: DarkSideEvent) async throws {
        let presenter = DarkSidePresenter(interactor: RefreshOnly(), router: RecordingRouter<DarkSideNavigation>())
        let page = try await presenter.handle(event).shown.page
        #expect(page.code?.title == (event == .refreshed ? "fresh" : "cached"))
    }

    private struct RefreshOnly: DarkSideInteracting {
        func content(refresh: Bool) async -> DarkSideContent {
            let code = DarkSideCode(title: refresh ? "fresh" : "cached", lines: [])
            return DarkSideContent(code: .loaded(code, age: nil), holocrons: .loaded([], age: nil))
        }
    }
}
