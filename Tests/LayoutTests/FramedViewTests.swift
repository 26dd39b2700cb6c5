import TestSupport
import Testing

@testable import Layout

@Suite("The frame")
struct FramedViewTests {
    /// A page whose content is one word, with marks around it.
    private struct WordPage: HeadedPage, HTMLPage {
        var head = PageHead(title: "Words & <more>")
        var look: Look?

        func write(into writer: inout HTMLWriter) {
            writer.mark(.loadingStart)
            writer.literal("<p>")
            writer.text("<word>")
            writer.literal("</p>\n")
            writer.mark(.loadingEnd)
        }
    }

    private struct WordView: FramedView {
        let part: Frame.Part? = .quotes
        let assets = Assets(
            styles: Link(segments: ["s.css"]), script: Link(segments: ["s.js"]), icon: Link(segments: ["i.svg"]))

        func event(from _: Visit<Int>) -> Int { 0 }

        func look(of page: WordPage) -> Look? { page.look }

        typealias Page = WordPage
    }

    private func text(_ page: WordPage) -> String { String(decoding: WordView().render(page), as: UTF8.self) }

    @Test("Each part of the site has one link, in the first row or in the foot; that of the page is the current one")
    func parts() {
        for part in Frame.Part.allCases {
            let frame = Frame(PageHead(title: "Words"), part: part, assets: WordView().assets)
            #expect(frame.sections.map(\.label) == ["Holidays", "World", "Quotes", "People", "Search"])
            #expect(
                frame.others.map(\.label) == [
                    "Options", "Occasions", "Working days", "Compare places", "Light side", "Dark side", "Greeting",
                    "For developers", "What is stored", "Accessibility",
                ])
            #expect((frame.sections + frame.others).map(\.link).count == Frame.Part.allCases.count)
            #expect((frame.sections + frame.others).filter(\.isCurrent).map(\.label) == [LayoutWords().name(of: part)])
        }
    }

    @Test("A section's style sheet is linked from its pages only")
    func sheet() {
        let link = Link(segments: ["w.css"])
        let assets = Assets(
            styles: Link(segments: ["s.css"]), script: Link(segments: ["s.js"]), icon: Link(segments: ["i.svg"]),
            sheets: [.world: link])
        #expect(Frame(PageHead(title: "Words", sheet: .world), part: nil, assets: assets).sheet == link)
        #expect(Frame(PageHead(title: "Words"), part: nil, assets: assets).sheet == nil)
    }

    @Test("The View writes its page where the frame says content, and both are escaped")
    func content() {
        let text = text(WordPage())
        #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
        #expect(text.contains("<title>Words &amp; &lt;more&gt; · Almanac</title>\n"))
        #expect(text.contains("<main id=\"main\" tabindex=\"-1\">\n<p>&lt;word&gt;</p>\n</main>\n"))
        #expect(text.contains("<li><a href=\"/quotes\" aria-current=\"true\">Quotes</a></li>"))
        #expect(text.contains("<link rel=\"stylesheet\" href=\"/s.css\">"))
    }

    @Test("The marks of the frame and of the content are those of one page, so that it can be sent in two parts")
    func marks() throws {
        let (bytes, marks) = WordView().marked(WordPage())
        #expect(bytes == WordView().render(WordPage()))
        let start = try #require(marks.contentStart)
        let end = try #require(marks.contentEnd)
        #expect(String(decoding: bytes[start..<end], as: UTF8.self) == "\n<p>&lt;word&gt;</p>\n")
        #expect(marks.loadingStart == start + 1 && marks.loadingEnd == end)
    }

    @Test("F1 The headers name the other formats too, except for a page that is not listed, such as a search")
    func headers() {
        var page = WordPage()
        #expect(WordView().headers(of: page) == RepresentationHeaders())
        let alternates = [Alternate(Link(segments: ["a.json"]), mediaType: "application/json")].compactMap(\.self)
        page.head = PageHead(title: "x", alternates: alternates)
        #expect(WordView().headers(of: page) == RepresentationHeaders(alternates: alternates))
        page.head = PageHead(title: "x", alternates: alternates, isListed: false)
        #expect(WordView().headers(of: page) == RepresentationHeaders())
    }

    @Test("What the head does not have is left out; a look of the page's own overrides the visitor's")
    func head() {
        #expect(!text(WordPage()).contains("canonical") && !text(WordPage()).contains("noindex"))
        var page = WordPage(look: .dark)
        page.head = PageHead(
            title: "x", description: "\"Quoted\"", canonical: Link(segments: ["a b"]),
            alternates: [Alternate(Link(segments: ["a b.json"]), mediaType: "application/json")].compactMap(\.self),
            isListed: false)
        let text = text(page)
        #expect(text.contains("<html lang=\"en\" class=\"dark\">"))
        #expect(text.contains("<meta name=\"description\" content=\"&quot;Quoted&quot;\">"))
        #expect(text.contains("<meta name=\"robots\" content=\"noindex\">"))
        #expect(text.contains("<link rel=\"canonical\" href=\"/a%20b\">\n<link rel=\"alternate\" "))
        #expect(text.contains("<link rel=\"alternate\" type=\"application/json\" href=\"/a%20b.json\">\n"))
    }
}
