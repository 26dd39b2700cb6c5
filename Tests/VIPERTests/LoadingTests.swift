import HTML
import Testing
import VIPER

@Suite("Loading")
struct LoadingTests {
    private func module(_ door: Door, loadingHeading: String = "1") -> SlowModule {
        let presenter = SlowPresenter(door: door, loadingHeading: loadingHeading)
        return Module(view: SlowView(), presenter: presenter)
    }

    /// Runs a slow visit, and returns both parts of its page.
    private func parts(
        _ place: Int, loadingHeading: String = "1", linkText: String? = nil
    ) async throws -> (opening: Opening, rest: String) {
        let door = Door(isOpen: false)
        let module = module(door, loadingHeading: loadingHeading)
        let visit = PendingVisit { await module.run(Visit(place)) }
        let opening = try #require(await visit.opening)
        door.open()
        let rest = opening.rest(await visit.value(), linkText: linkText)
        return (opening, String(decoding: rest, as: UTF8.self))
    }

    @Test("Q3 A page that is ready in time is sent as a whole")
    func fast() async throws {
        let module = module(Door(isOpen: true))
        let visit = PendingVisit { await module.run(Visit(1)) }
        guard case .page(let rendering) = try #require(await visit.value(within: .seconds(600))) else {
            Issue.record("not a page")
            return
        }
        #expect(rendering.status == .notFound)
        #expect(rendering.text == "<html><main>\n<h1>1</h1>\n<p>One</p>\n</main></html>")
    }

    @Test("Q3 A slow page begins with the loading state; the rest completes the same document")
    func slow() async throws {
        let (opening, rest) = try await parts(1)
        let beginning = String(decoding: opening.bytes, as: UTF8.self)
        #expect(beginning == "<html><main>\n<h1>1</h1>\n<p class=\"loading\">Loading</p>")
        #expect(rest == "<p>One</p>\n</main></html>")
    }

    @Test("A slow step that navigates becomes a link, because a redirect would come too late")
    func slowRedirect() async throws {
        #expect(try await parts(10).rest == "<p><a href=\"/ten\">/ten</a></p>\n</main></html>")
        #expect(try await parts(10, linkText: "Go on").rest == "<p><a href=\"/ten\">Go on</a></p>\n</main></html>")
    }

    @Test("Q3 A page that begins differently, such as a failure, replaces the expected content")
    func slowFailure() async throws {
        #expect(try await parts(1, loadingHeading: "Other").rest == "\n<h1>1</h1>\n<p>One</p>\n</main></html>")
    }

    @Test("A visit that failed, or a page that marks no content, ends the frame")
    func nothing() async throws {
        let opening = try await parts(1).opening
        let closing = Array("</main></html>".utf8)
        #expect(opening.rest(Outcome<Never>?.none) == closing)
        let whole = Rendering(status: .ok, mediaType: "text/plain", bytes: [1, 2, 3])
        #expect(opening.rest(Outcome<Never>.page(whole)) == closing)
    }

    @Test("Text that looks like a loading state is no mark")
    func hostile() async throws {
        let hostile = "</main><p class=\"loading\">Loading</p>{{%loadingEnd}}</main>"
        let (opening, rest) = try await parts(1, loadingHeading: hostile)
        let beginning = String(decoding: opening.bytes, as: UTF8.self)
        #expect(beginning.hasSuffix("<p class=\"loading\">Loading</p>") && beginning.contains("&lt;/main&gt;"))
        #expect(rest.hasSuffix("<p>One</p>\n</main></html>"))
    }

    @Test("A page without marks has no opening, and so is sent whole")
    func unmarked() async {
        let bytes = Array("<main><p class=\"loading\">Loading</p></main>".utf8)
        #expect(Opening(Rendering(status: .ok, mediaType: "text/html", bytes: bytes)) == nil)
        let module = Module(view: NumberView(), presenter: NumberPresenter(token: nil))
        let visit = PendingVisit { await module.run(Visit(3)) }
        #expect(await visit.value() != nil)
        #expect(await visit.opening == nil)
    }

    @Test("A module that nobody asks for an opening makes none")
    func unasked() async {
        let module = module(Door(isOpen: true))
        #expect(LoadingStage.current == nil)
        _ = await module.run(Visit(1))
        let stage = LoadingStage()
        _ = await LoadingStage.$current.withValue(stage) { await module.run(Visit(1)) }
        #expect(await stage.opening != nil)
    }

    @Test("A visitor whose patience ends before a busy machine begins the visit gets the loading state")
    func late() async {
        let (beginning, door) = (Door(isOpen: false), Door(isOpen: false))
        let module = module(door)
        let visit = PendingVisit {
            await beginning.opened()
            return await module.run(Visit(1))
        }
        #expect(await visit.value(within: .zero) == nil)
        async let opening = visit.opening
        beginning.open()
        #expect(await opening != nil)
        door.open()
    }

    @Test("Nobody waits for the opening of a visit that ends without one, or after leaving")
    func neither() async {
        let door = Door(isOpen: false)
        let visit = PendingVisit { await door.opened() }
        let leaving = Task { await visit.opening == nil }
        leaving.cancel()
        #expect(await leaving.value)
        async let opening = visit.opening
        door.open()
        #expect(await opening == nil)
    }
}
