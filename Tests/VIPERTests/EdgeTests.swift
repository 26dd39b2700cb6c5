import HTML
import Testing
import VIPER

@Suite("Edges of modules")
struct EdgeTests {
    @Test("The first of several fields with the same name counts; a missing field has no value")
    func fields() {
        let form = Form([.init("a", "1"), .init("b", "2"), .init("a", "3")])
        #expect(form.value("a") == "1" && form.value("b") == "2" && form.value("c") == nil)
    }

    @Test("Each status has the code of its name")
    func codes() {
        let statuses: [(Status, Int)] = [
            (.ok, 200), (.badRequest, 400), (.forbidden, 403), (.notFound, 404), (.methodNotAllowed(allowed: []), 405),
            (.contentTooLarge, 413), (.unsupportedMediaType, 415), (.misdirectedRequest, 421),
            (.unprocessableContent, 422), (.internalError, 500), (.badGateway, 502),
            (.unavailable(retryAfter: nil), 503), (.gatewayTimeout, 504),
        ]
        for (status, code) in statuses { #expect(status.code == code) }
    }

    @Test("A page and its loading page have the media type that the View gives them")
    func mediaTypes() async {
        let module = Module(view: DrawingView(), presenter: DrawingPresenter())
        guard case .page(let page) = await module.run(Visit(1)) else { Issue.record("not a page"); return }
        #expect(page.mediaType == "image/png" && page.status == .notFound)
        let bytes = page.bytes
        var marks = PageMarks()
        #expect(Opening(Rendering(status: .ok, mediaType: "image/svg+xml", bytes: bytes, marks: marks)) == nil)
        var writer = HTMLWriter()
        for mark in [PageMark.contentStart, .loadingStart, .loadingEnd, .contentEnd] { writer.mark(mark) }
        marks = writer.marks
        let opening = Opening(Rendering(status: .ok, mediaType: "image/svg+xml", bytes: bytes, marks: marks))
        #expect(opening?.mediaType == "image/svg+xml" && opening?.bytes == [])
    }
}

/// A View whose media type depends on the page: PNG for a photograph, SVG otherwise.
private struct DrawingView: View {
    let mediaType = "image/svg+xml"

    func mediaType(of page: String) -> String { page == "photograph" ? "image/png" : mediaType }
    func event(from visit: Visit<Int>) -> NumberEvent { .asked(visit.place) }
    func render(_ page: String) -> [UInt8] { Array(page.utf8) }
}

private struct DrawingPresenter: Presenter {
    let router = NumberRouter()

    func handle(_: NumberEvent) async -> Step<String, NumberNavigation, Never> { .show("photograph", .notFound) }
}
