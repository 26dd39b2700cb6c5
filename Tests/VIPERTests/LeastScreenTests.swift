import HTML
import Testing
import VIPER

@Suite("Screens with few parts")
struct LeastScreenTests {
    private struct TextView: View {
        let mediaType = "text/plain"

        func event(from visit: Visit<String>) -> String { visit.place }
        func render(_ page: String) -> [UInt8] { Array(page.utf8) }
    }

    /// Asks nothing and leads nowhere, so it declares neither an Interactor nor a Router.
    private struct EchoPresenter: Presenter {
        func handle(_ event: String) async -> Step<String, Never, Never> { .show("You said \(event)") }
    }

    @Test("A screen that asks nothing and leads nowhere needs a View and a Presenter")
    func least() async {
        guard case .page(let page) = await Module(view: TextView(), presenter: EchoPresenter()).run(Visit("hello"))
        else { Issue.record("no page"); return }
        #expect(String(decoding: page.bytes, as: UTF8.self) == "You said hello")
    }

    /// Shows the link to where it would go, and goes there if there is nothing to show.
    private struct LinkPresenter<I: CountInteracting, R: Router<Int>>: Presenter {
        let interactor: I
        let router: R

        func handle(_: String) async -> Step<String, Int, Never> {
            let count = await interactor.count()
            return count == 0 ? .go(count) : .show(router.link(to: count).description)
        }
    }

    private struct CountInteractorDouble: CountInteracting {
        let value: Int

        func count() async -> Int { value }
    }

    private struct NumberedRouter: Router {
        let folder: String

        func link(to navigation: Int) -> Link { Link(segments: [folder, String(navigation)]) }
    }

    @Test("The links of a page and the redirect come from the same Router", arguments: ["one", "other"])
    func router(folder: String) async {
        func outcome(_ count: Int) async -> Outcome<Never> {
            let presenter = LinkPresenter(
                interactor: CountInteractorDouble(value: count), router: NumberedRouter(folder: folder))
            return await Module(view: TextView(), presenter: presenter).run(Visit(""))
        }
        guard case .page(let page) = await outcome(7), case .redirect(let link) = await outcome(0) else {
            Issue.record("no page, or no redirect")
            return
        }
        #expect(String(decoding: page.bytes, as: UTF8.self) == "/\(folder)/7" && link.description == "/\(folder)/0")
    }
}

private protocol CountInteracting: Interactor {
    func count() async -> Int
}
