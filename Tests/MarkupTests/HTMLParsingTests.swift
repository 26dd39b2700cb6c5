import Markup
import Testing

@Suite("HTML documents")
struct HTMLParsingTests {
    @Test("a modern page is parsed, including elements unknown to HTML 4")
    func modern() throws {
        let document = try Document(
            html: """
                <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>T</title></head>
                <body><main><nav><a href="/">Home</a></nav><time datetime="2026-10-03">3 October</time>
                <svg viewBox="0 0 1 1"><path d="M0 0"/></svg></main></body></html>
                """)
        #expect(document.isHTML == true)
        #expect(document.warnings == [])
        #expect(try document.root.first(XPath("//main/time"))?.attribute("datetime") == "2026-10-03")
        #expect(try document.root.bool(XPath("//svg[path]")))
        #expect(document.root.language == "en")
    }

    @Test("mistakes are repaired and reported as warnings with line and column")
    func mistakes() throws {
        let document = try Document(html: "<p>one\n<p>two</i> &nope; <b>three")
        #expect(try document.root.strings(XPath("//p")) == ["one\n", "two &nope; three"])
        let warning = try #require(document.warnings.first)
        #expect(warning.domain == .html)
        #expect(warning.line == 2)
        #expect(warning.column != nil)
    }

    @Test("warnings are bounded in number and in length")
    func manyMistakes() throws {
        let document = try Document(html: ("</" + "x".times(5_000) + ">").times(100) + "<p>x")
        #expect(document.warnings.count == 20)
        let longest = document.warnings.map(\.message.utf8.count).max() ?? 0
        #expect(longest > 100)
        #expect(longest <= Problem.maximumLength)
    }

    @Test("a duplicate ID is not an error")
    func ids() throws {
        let document = try Document(html: "<p id=a>x<p id=a>y")
        #expect(document.root.text == "xy")
    }

    @Test("a document without an element is rejected", arguments: ["", " \n", "<!-- x -->", "<!DOCTYPE html>"])
    func empty(text: String) throws {
        #expect(refusal(html: text)?.reason == .malformed)
    }

    @Test("scripts and styles are text, even if they look like markup")
    func scripts() throws {
        let script = "if (a<b && c>\"</b>\") { '<p x1 x2 x3 x4>' }"
        let document = try Document(html: "<script>\(script)</script><p>x", limits: limits { $0.attributes = 3 })
        #expect(try document.root.string(XPath("//script")) == script)
    }
}
