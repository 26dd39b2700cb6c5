import Almanac
import Entities
import Layout
import TestSupport
import Testing
import VIPER
import VIPERTesting

@testable import Sides

@Suite("Side: presenter")
struct SidePresenterTests {
    private func presenter(_ interactor: SideInteractorDouble) -> SidePresenter<
        SideInteractorDouble, RecordingRouter<SideNavigation>
    > {
        SidePresenter(interactor: interactor, router: RecordingRouter())
    }

    private func page(
        _ event: SideEvent, _ interactor: SideInteractorDouble = SideInteractorDouble()
    ) async throws -> (SidePage, Status) {
        let step = await presenter(interactor).handle(event)
        guard case .show(let page, let status) = step else {
            Issue.record("\(step)")
            throw ServiceFailure.invalid
        }
        return (page, status)
    }

    private func link(_ navigation: SideNavigation) -> Link { .to(navigation) }

    @Test("S1 Each side leads to the other, by name")
    func other() async throws {
        let light = try await page(.opened(.light)).0
        #expect(light.other.label == "Dark side" && light.other.link == link(.side(.dark)))
        let dark = try await page(.opened(.dark), .dark).0
        #expect(dark.other.label == "Light side" && dark.other.link == link(.side(.light)))
        #expect(dark.refresh.link == link(.refresh(.dark)))
    }

    @Test("S2 Each side has its welcome as title")
    func title() async throws {
        #expect(try await page(.opened(.light)).0.title == "Welcome to the light side")
        #expect(try await page(.refreshed(.dark), .dark).0.title == "Welcome to the dark side")
    }

    @Test("S3 The code keeps its lines, with a break after each but the last")
    func code() async throws {
        let code = try #require(try await page(.opened(.light)).0.code)
        #expect(code.title == "The Jedi code")
        #expect(code.lines.map(\.text) == ["There is no emotion,", "there is peace."])
        #expect(code.lines.map(\.isLast) == [false, true])
    }

    @Test("S4 A master's row has the known parts of the name, and the apprentices or <Unknown>")
    func masters() async throws {
        let list = try #require(try await page(.opened(.light)).0.list)
        #expect(list.title == "Jedi masters of the light")
        #expect(list.rows.map(\.name) == ["Luke Skywalker", "Windu"])
        #expect(list.rows.map(\.lines) == [["Apprentices: Ben Solo, Rey"], ["Apprentices: <Unknown>"]])
    }

    @Test("S5 A holocron's row has creator and powers, or says that they are unknown")
    func holocrons() async throws {
        let list = try #require(try await page(.opened(.dark), .dark).0.list)
        #expect(list.title == "Sith holocrons")
        #expect(
            list.rows.map(\.lines) == [
                ["Created by Naga Sadow", "Powers: Dark rituals, Sith alchemy"], ["Unknown creator", "Unknown powers"],
            ])
    }

    @Test("S4 S5 An empty list hides its header")
    func empty() async throws {
        #expect(
            try await page(.opened(.light), SideInteractorDouble(list: .loaded(.masters([]), age: nil))).0.list == nil)
        let dark = SideInteractorDouble(list: .loaded(.holocrons([]), age: nil))
        #expect(try await page(.opened(.dark), dark).0.list == nil)
    }

    @Test("S7 If one part fails, the other is shown with a notice for the failed one, and the page is not cached")
    func failures() async throws {
        let noCode = SideInteractorDouble(code: .failed(.timedOut))
        let (page, status) = try await page(.opened(.light), noCode)
        #expect(status == .gatewayTimeout)
        #expect(page.code?.title == "The Jedi code")
        #expect(page.code?.notice?.title == "We could not show the code")
        #expect(page.code?.notice?.actions.map(\.link) == [link(.side(.light))])
        #expect(page.list?.rows.count == 2)
        let noList = SideInteractorDouble(list: .failed(.unavailable(retryAfter: nil)))
        #expect(try await self.page(.opened(.light), noList).1 == .unavailable(retryAfter: nil))
        #expect(try await self.page(.opened(.light), noList).0.code?.lines.count == 2)
    }

    @Test("S8 Each page has its side's look")
    func look() async throws {
        #expect(try await page(.opened(.light)).0.look == .light)
        #expect(try await page(.opened(.dark), .dark).0.look == .dark)
    }

    @Test("S2 The loading page says so, in the frame of the final page")
    func loading() async throws {
        let presenter = presenter(SideInteractorDouble())
        let opened = try #require(presenter.loading(.opened(.light))).page
        #expect(opened.loading == "Loading" && opened.code == nil && opened.list == nil)
        #expect(opened.head.title == (try await page(.opened(.light)).0.head.title))
        let refreshed = try #require(presenter.loading(.refreshed(.dark))).page
        #expect(refreshed.loading == "Refreshing")
    }

    @Test("S6 stale, with its age") func old() async throws {
        var old = SideInteractorDouble()
        old.code = .loaded(.init(title: "The Jedi code", lines: ["Peace."]), age: .seconds(7200))
        old.list = .loaded(
            .masters([.init(Master(name: PartedName(given: "Yoda"), apprentices: []))]), age: .seconds(600))
        #expect(try await page(.opened(.light), old).1 == .ok)
    }
}
