import HTML
import Testing
import VIPER

@testable import VIPERTesting

/// A screen with every end of a visit: 0 answers, 1 leads elsewhere, 2 is missing, every other number is shown.
private struct CountPresenter: Presenter {
    let gate: Gate?
    let hasLoading: Bool
    let router: RecordingRouter<String>

    func loading(_: Int) -> LoadingState<CountPage>? {
        hasLoading ? LoadingState(CountPage(text: "…", isLoading: true)) : nil
    }

    func handle(_ number: Int) async -> Step<CountPage, String, Int> {
        await gate?.pass()
        return switch number {
        case 0: .answer(42)
        case 1: .go("one")
        case 2: .show(CountPage(text: "none"), .notFound)
        default: .show(CountPage(text: "\(number)"))
        }
    }
}

/// A page as a compiled template would write it.
private struct CountPage: HTMLLoadingPage {
    let text: String
    var isLoading = false

    func write(into writer: inout HTMLWriter) {
        writer.literal("<!DOCTYPE html><title>x</title><main>")
        writer.mark(.contentStart)
        if isLoading { writer.mark(.loadingStart) }
        writer.literal("<p class=\"")
        writer.attribute(isLoading ? "loading" : "number")
        writer.literal("\">")
        writer.text(text)
        writer.literal("</p>")
        if isLoading { writer.mark(.loadingEnd) }
        writer.mark(.contentEnd)
        writer.literal("</main>")
    }
}

private struct CountView: HTMLView {
    func event(from visit: Visit<Int>) -> Int { visit.place }

    typealias Page = CountPage
}

@Suite("Recorded visits")
struct VisitTests {
    private let router = RecordingRouter<String>()

    private func module(_ gate: Gate? = nil, hasLoading: Bool = false) -> Module<CountView, CountPresenter> {
        let presenter = CountPresenter(gate: gate, hasLoading: hasLoading, router: router)
        return Module(view: CountView(), presenter: presenter)
    }

    @Test("A page has its status, media type and text")
    func page() async {
        let visit = await module().recorded(Visit(2))
        #expect(visit.status == .notFound && visit.mediaType == MediaType.html)
        #expect(visit.text?.contains("<p class=\"number\">none</p>") == true)
        #expect(visit.redirect == nil && visit.answer == nil && visit.loading == nil)
        #expect(visit.description == "a page, 404, text/html; charset=utf-8, 70 bytes")
    }

    @Test("A redirect has its link, an answer its value, and neither has a page")
    func others() async {
        let redirect = await module().recorded(Visit(1))
        #expect(redirect.redirect == router.address(of: "one") && router.navigations == ["one"])
        #expect(redirect.rendering == nil && redirect.status == nil && redirect.answer == nil)
        #expect(redirect.description == "a redirect to /navigation/one")
        let answer = await module().recorded(Visit(0))
        #expect(answer.answer == 42 && answer.text == nil && answer.redirect == nil && answer.mediaType == nil)
        #expect(answer.description == "the answer 42")
    }

    @Test("A screen with a loading state is sent whole, unless the test holds its Interactor at a gate")
    func loading() async throws {
        let whole = await module(hasLoading: true).recorded(Visit(7))
        #expect(whole.loading == nil && whole.text?.contains("<p class=\"number\">7</p>") == true)

        let gate = Gate()
        let visit = await module(gate, hasLoading: true).recorded(Visit(7), loadingUntil: gate)
        let parts = try #require(visit.loading)
        #expect(String(decoding: parts.opening, as: UTF8.self).hasSuffix("<p class=\"loading\">…</p>"))
        #expect(String(decoding: parts.rest, as: UTF8.self) == "<p class=\"number\">7</p></main>")
        #expect(visit.rendering?.bytes == parts.opening + parts.rest && visit.status == .ok)
        #expect(visit.description == "a page in two parts, text/html; charset=utf-8, 63 and 30 bytes")
        #expect(PageState(visit, headers: [])?.opening == 63)
    }

    @Test("The content of a page in two parts is its loading state and what followed, also of a page sent whole")
    func content() async throws {
        let gate = Gate()
        let visits = [
            await module(gate, hasLoading: true).recorded(Visit(7), loadingUntil: gate),
            await module().recorded(Visit(7)),
        ]
        let contents = try visits.map { visit in
            let page = try #require(PageState(visit, headers: []))
            return String(decoding: page.bytes[try #require(page.content)], as: UTF8.self)
        }
        #expect(contents == ["<p class=\"loading\">…</p><p class=\"number\">7</p>", "<p class=\"number\">7</p>"])
    }

    @Test("A late redirect is part of the page")
    func lateRedirect() async {
        let gate = Gate()
        let visit = await module(gate, hasLoading: true).recorded(Visit(1), loadingUntil: gate)
        #expect(visit.redirect == nil && visit.text?.contains("href=\"/navigation/one\"") == true)
    }

    @Test("A visit that ended without a page cannot be compared with a snapshot")
    func noPage() async {
        #expect(PageState(await module().recorded(Visit(0)), headers: []) == nil)
        #expect(PageState(await module().recorded(Visit(1)), headers: []) == nil)
    }

    @Test("A patient test gets whole pages from a coordinator too", .patient)
    func patient() async {
        #expect(Patience.current == .whole)
        let visit = RecordedVisit(await module(hasLoading: true).run(Visit(7)))
        #expect(visit.loading == nil && visit.status == .ok)
    }
}
