import TestSupport
import Testing
import VIPERTesting

@testable import Layout

/// Snapshots of the frame in each of its states. The snapshots of pages leave it out (`SnapshotSupport`).
@Suite("The frame: snapshots", .noOrphanedSnapshots(prefix: "frame-"))
struct FrameSnapshotTests {
    private struct WordPage: HeadedPage, HTMLPage {
        let head: PageHead

        func write(into writer: inout HTMLWriter) { writer.literal("<p>Content</p>\n") }
    }

    private struct LoadingWordPage: HeadedPage, HTMLLoadingPage {
        let head = PageHead(title: "Words")

        func write(into writer: inout HTMLWriter) {
            writer.literal("<h1>Words</h1>\n")
            writer.mark(.loadingStart)
            writer.literal("<p class=\"loading\" role=\"status\">Loading</p>\n")
            writer.mark(.loadingEnd)
        }
    }

    private struct WordView<Page: HeadedPage & HTMLPage>: FramedView {
        var part: Frame.Part?
        var assets = Sample.assets
        var look: Look?

        func event(from _: Visit<Int>) -> Int { 0 }

        func look(of _: Page) -> Look? { look }
    }

    private func compare<Page>(_ name: String, _ page: Page, in view: WordView<Page>) throws {
        let (bytes, marks) = view.marked(page)
        let rendering = Rendering(
            status: .ok, mediaType: MediaType.html, bytes: bytes, headers: view.headers(of: page), marks: marks)
        try expectSnapshot(PageState(rendering, opening: marks.loadingEnd), named: "frame-\(name)")
    }

    private func alternate(_ name: String, _ mediaType: String) throws -> Alternate {
        try #require(Alternate(Link(segments: [name]), mediaType: mediaType))
    }

    @Test("A listed page that has only a title, and belongs to no part: the look is the visitor's")
    func plain() throws {
        try compare("plain", WordPage(head: PageHead(title: "Words")), in: WordView())
    }

    @Test("A page that says everything of itself, in a part of the header, with a sheet of its own and a dark look")
    func full() throws {
        let head = PageHead(
            title: "Words & <more>", description: "“Quoted” & \"quoted\"", canonical: Link(segments: ["words"]),
            alternates: [try alternate("words.json", "application/json"), try alternate("words.csv", "text/csv")],
            feed: try alternate("words.atom", "application/atom+xml"), sheet: .world)
        let assets = Assets(
            styles: Sample.assets.styles, script: Sample.assets.script, icon: Sample.assets.icon,
            sheets: [.world: Link(segments: ["assets", "world.test.css"])])
        try compare("full", WordPage(head: head), in: WordView(part: .world, assets: assets, look: .dark))
    }

    @Test("A page that is not listed, in a part of the foot, with a light look")
    func unlisted() throws {
        let head = PageHead(
            title: "Words", canonical: Link(segments: ["words"]),
            alternates: [try alternate("words.json", "application/json")], isListed: false)
        try compare("unlisted", WordPage(head: head), in: WordView(part: .greeting, look: .light))
    }

    @Test("The foot credits upstreams with hostile names, and a site in development links to the trace of the visit")
    func foot() throws {
        let origins = Origins(
            holidays: .upstream(.init(service: "Enrico", host: "kayaposoft.com")),
            quotes: .upstream(.init(service: Sample.hostile, host: "en.wikiquote.org", terms: "under CC BY-SA")),
            sides: .upstream(.init(host: nil)))
        var assets = Assets(
            styles: Sample.assets.styles, script: Sample.assets.script, icon: Sample.assets.icon,
            credits: Credits(origins))
        assets.trace = Link(segments: ["trace", "1"])
        try compare("foot", WordPage(head: PageHead(title: "Words")), in: WordView(assets: assets))
    }

    @Test("L1 L4 A page in one of several languages, from right to left, on a site of files and on one with a server")
    func languages() throws {
        let head = PageHead(title: "Words", canonical: Link(segments: ["words"], hasLanguages: true))
        var assets = Sample.assets.speaking(try #require(Language(code: "ar")))
        assets.languages = Language.all.filter { ["en", "ar", "he", "zh"].contains($0.facts.code) }
        assets.page = Link(segments: ["words"], query: [("q", "a&b")], hasLanguages: true)
        assets.base = Link(external: "https://almanac.example")
        try compare("languages", WordPage(head: head), in: WordView(part: .world, assets: assets))
        assets.isServed = false
        try compare("languages-files", WordPage(head: head), in: WordView(part: .world, assets: assets))
    }

    @Test("A page that is still loading ends its opening before the foot")
    func loading() throws {
        try compare("loading", LoadingWordPage(), in: WordView(part: .quotes))
    }
}
