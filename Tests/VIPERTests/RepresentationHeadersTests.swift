import HTML
import Testing
import VIPER

@Suite("Headers of a page")
struct RepresentationHeadersTests {
    @Test("A file name is ASCII letters, digits, hyphens, underscores and dots")
    func fileNames() throws {
        let name = try #require(FileName("holidays-DE_2026.json"))
        #expect(Disposition.attachment(name).description == "attachment; filename=\"holidays-DE_2026.json\"")
        #expect(Disposition.inline(name).description == "inline; filename=\"holidays-DE_2026.json\"")
        #expect(FileName(String(repeating: "a", count: 120)) != nil)
    }

    @Test(
        "A name that could end the field, leave the folder or hide the file is none",
        arguments: [
            "", ".json", "-a", "a b", "a\"b", "a\r\nSet-Cookie: x=1", "a\n", "a\0", "../a", "a/b", "a\\b", "a;b",
            "a%41",
            "é.json", "a\u{301}", String(repeating: "a", count: 121),
        ])
    func hostileNames(name: String) {
        #expect(FileName(name) == nil)
    }

    @Test("An alternate names an address and a media type")
    func alternates() throws {
        let alternate = try #require(Alternate(Link(segments: ["a>b"]), mediaType: "application/atom+xml"))
        #expect(alternate.field == "</a%3Eb>; rel=\"alternate\"; type=\"application/atom+xml\"")
    }

    @Test(
        "What is no media type makes no alternate",
        arguments: [
            "", "json", "a/", "/b", "a/b/c", "a/b; c=d", "a/b\"", "a/b\r\nX: y", "a b/c", "é/b", "a/b,", "text/html>",
        ])
    func hostileTypes(type: String) {
        #expect(Alternate(Link(segments: []), mediaType: type) == nil)
    }

    @Test("A status has the phrase of HTTP", arguments: [(Status.ok, "OK"), (.notFound, "Not Found")])
    func phrases(status: Status, phrase: String) {
        #expect(status.phrase == phrase)
    }

    /// A View whose page is its own name.
    private struct NamedView: View {
        let mediaType = "text/plain"

        func event(from visit: Visit<String>) -> String { visit.place }
        func headers(of page: String) -> RepresentationHeaders {
            RepresentationHeaders(disposition: FileName(page).map { .attachment($0) }, lastModified: 7)
        }
        func render(_ page: String) -> [UInt8] { Array(page.utf8) }
    }

    private struct Echo: Presenter {
        func handle(_ event: String) async -> Step<String, Never, Never> { .show(event) }
    }

    @Test("A module's rendering has the headers that its View gives the page")
    func module() async throws {
        guard case .page(let page) = await Module(view: NamedView(), presenter: Echo()).run(Visit("a.txt")) else {
            Issue.record("no page")
            return
        }
        let name = try #require(FileName("a.txt"))
        #expect(page.headers == RepresentationHeaders(disposition: .attachment(name), lastModified: 7))
    }
}
