import HTML
import Markup
import Testing
import VIPER

@testable import VIPERTesting

@Suite("Omissions")
struct OmissionTests {
    private let workshop = SnapshotWorkshop()

    /// A content in a frame with the marks that a template of a frame has.
    private struct FramedPage: HTMLPage {
        var title = "Ships"
        var footer = "Foot"
        var content = "<ul>\n<li>Pinta</li>\n</ul>\n"

        func write(into writer: inout HTMLWriter) {
            writer.literal("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>")
            writer.text(title)
            writer.literal("</title>\n</head>\n<body>\n<header><a href=\"/\">Home</a></header>\n<main>")
            writer.mark(.contentStart)
            // Markup comes only from literals.
            for scalar in content.unicodeScalars {
                switch scalar {
                case "<": writer.literal("<")
                case ">": writer.literal(">")
                default: writer.text(String(scalar))
                }
            }
            writer.mark(.contentEnd)
            writer.literal("</main>\n<footer>")
            writer.text(footer)
            writer.literal("</footer>\n</body>\n</html>\n")
        }
    }

    private func state(_ page: FramedPage, opening: Int? = nil) -> PageState {
        let (bytes, marks) = HTMLWriter.write(capacity: 512) { page.write(into: &$0) }
        return PageState(
            Rendering(status: .ok, mediaType: MediaType.html, bytes: bytes, marks: marks), opening: opening)
    }

    private let frame: [Omission] = [
        .element("/html/head/meta[@charset]", named: "charset"),
        .tags("/html/head", named: "head"),
        .element("/html/body/*[1][self::header]", named: "header"),
        .tags("/html/body[count(*) = 3]/*[2][self::main]", named: "main"),
        .element("/html/body/*[3][self::footer]", named: "footer"),
        .tags("/html/body", named: "body"),
        .tags("/html", named: "html"),
    ]

    @Test("The tree has what no omission names, and the head is about the bytes of the content")
    func files() throws {
        _ = try workshop.problem(state(FramedPage(), opening: 130), omissions: frame, isRecording: true)
        #expect(
            try workshop.text("page.html") == """
                <!DOCTYPE html>
                <title>Ships</title>
                <ul>
                  <li>Pinta</li>
                </ul>

                """)
        let content = Array("<ul>\n<li>Pinta</li>\n</ul>\n".utf8)
        let before = try #require(state(FramedPage()).content).lowerBound
        #expect(
            try workshop.text("page.head") == """
                VIPER snapshot 1
                status: 200
                media type: text/html; charset=utf-8
                loading: the first \(130 - before) bytes of the content
                content: \(content.count) bytes, digest \(Digest.text(of: content))

                """)
    }

    @Test("Another frame changes nothing; another title, or white space in the content, does")
    func frames() throws {
        _ = try workshop.problem(state(FramedPage()), raw: .kept, omissions: frame, isRecording: true)
        #expect(try workshop.text("page.raw") == "<ul>\n<li>Pinta</li>\n</ul>\n")
        let other = state(FramedPage(footer: "Another, and longer"))
        #expect(try workshop.problem(other, raw: .kept, omissions: frame) == nil)
        let title = try workshop.problem(state(FramedPage(title: "Boats")), raw: .kept, omissions: frame)
        #expect(title?.contains("+ 2: <title>Boats</title>") == true)
        let space = try workshop.problem(
            state(FramedPage(content: "<ul> <li>Pinta</li>\n</ul>\n")), raw: .kept, omissions: frame)
        #expect(space?.contains("page.raw: the bytes differ from byte 5 on") == true)
        #expect(space?.contains("page.html") == false)
    }

    @Test("Content that ends an element of the frame fails")
    func broken() {
        let page = state(FramedPage(content: "<p>Pinta</p>\n</main>\n<p>Niña</p>\n"))
        let error = #expect(throws: SnapshotError.self) { try workshop.problem(page, omissions: frame) }
        #expect(error?.description.contains("the omission “main” selects nothing in the page") == true)
    }

    @Test("An omission that selects nothing is an error that names it, also if only the tree is compared")
    func nothing() {
        let omissions: [Omission] = [.element("//aside", named: "aside")]
        for problem in [
            #expect(throws: SnapshotError.self) { try workshop.problem(state(FramedPage()), omissions: omissions) },
            #expect(throws: SnapshotError.self) {
                try workshop.problem(tree: state(FramedPage()).bytes, omissions: omissions)
            },
        ] { #expect(problem?.description.contains("omission “aside” selects nothing") == true) }
    }

    @Test("An expression for anything but elements, and a page without a tree, are errors")
    func wrong() {
        for omission in [
            Omission.element("//title/text()", named: "x"), .tags("/html/@lang", named: "x"),
            .tags("count(//p)", named: "x"), .element("//p[", named: "x"),
        ] {
            #expect(throws: MarkupError.self) { try workshop.problem(state(FramedPage()), omissions: [omission]) }
        }
        let error = #expect(throws: SnapshotError.self) { try workshop.problem(.plain("x"), omissions: frame) }
        #expect(error?.description == "the omission “charset” has an XPath, but the page is neither HTML nor XML")
    }

    @Test("Without marks in the page only the tree is compared, and other headers and a status as ever")
    func unmarked() throws {
        let page = PageState(Rendering(status: .ok, mediaType: MediaType.html, bytes: state(FramedPage()).bytes))
        _ = try workshop.problem(page, raw: .kept, omissions: frame, isRecording: true)
        #expect(try workshop.text("page.head")?.contains("digest") == false)
        #expect(try workshop.text("page.raw") == nil)
    }

    @Test("Elements of XML are left out too, with a namespace")
    func xml() throws {
        let page = PageState.plain(
            "<feed xmlns=\"urn:a\"><id>1</id><entry><title>x</title></entry></feed>", mediaType: "application/atom+xml")
        let omissions: [Omission] = [
            .element("/a:feed/a:id", namespaces: ["a": "urn:a"], named: "id"),
            .tags("//a:entry", namespaces: ["a": "urn:a"], named: "entry"),
        ]
        _ = try workshop.problem(page, omissions: omissions, isRecording: true)
        #expect(try workshop.text("page.xml") == "<feed xmlns=\"urn:a\">\n  <title>x</title>\n</feed>\n")
    }

    @Test("Inline elements within a line are left out, or only their tags")
    func inline() throws {
        let page = PageState.html("A <b>bold</b> and <i>slanted <b>word</b></i>.")
        _ = try workshop.problem(
            page, omissions: [.element("//p/b", named: "bold"), .tags("//i", named: "slanted")], isRecording: true)
        #expect(try workshop.text("page.html")?.contains("<p>A and slanted <b>word</b>.</p>") == true)
    }

    @Test("An element stays left out if another omission names only its tags")
    func both() throws {
        let omissions: [Omission] = [.element("//p", named: "element"), .tags("//body/*", named: "tags")]
        _ = try workshop.problem(.html("One"), omissions: omissions, isRecording: true)
        #expect(try workshop.text("page.html")?.contains("One") == false)
    }

    @Test("The positions of the content are those after the masks")
    func masked() throws {
        let mask = Mask.between("<title>", and: "</title>", named: "t")
        for title in ["Ships", "Boats-and-ships"] {
            let page = state(FramedPage(title: title))
            _ = try workshop.problem(page, masks: [mask], omissions: frame, named: title, isRecording: true)
        }
        #expect(try workshop.text("Ships.head") == workshop.text("Boats-and-ships.head"))
        #expect(try workshop.text("Ships.head")?.contains("content: 26 bytes") == true)
    }
}
