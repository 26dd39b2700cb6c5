import HTML
import Testing

@Suite("HTMLWriter")
struct HTMLWriterTests {
    @Test("Literal markup is written unchanged")
    func literal() {
        #expect(written { $0.literal("<p title=\"ä\">") } == "<p title=\"ä\">")
        #expect(written { $0.literal("") } == "")
        #expect(written { $0.literal("x") } == "x")
    }

    @Test("Numbers are written as digits", arguments: [(0, "0"), (-7, "-7"), (Int.max, "9223372036854775807")])
    func integers(number: Int, digits: String) {
        #expect(written { $0.text(number) } == digits)
        #expect(written { $0.attribute(number) } == digits)
    }

    @Test("Every HTMLText is escaped, whatever its type")
    func types() {
        #expect(written { $0.text("x<y"[...]) } == "x&lt;y")
        #expect(written { $0.text("<" as Character) } == "&lt;")
        #expect(written { $0.text(UInt8.max) } == "255")
        #expect(written { $0.text(Int64.min) } == "-9223372036854775808")
        #expect(written { $0.attribute(Custom()) } == "&quot;&gt;")
    }

    @Test("A Link is escaped as an attribute and as text")
    func links() {
        let link = Link(segments: ["a"], query: [("b", "c"), ("d", "e")])
        #expect(written { $0.link(link) } == "/a?b=c&amp;d=e")
        #expect(written { $0.text(link) } == "/a?b=c&amp;d=e")
    }

    /// A page of one word, as a compiled template writes it.
    private struct WordPage: HTMLPage {
        func write(into writer: inout HTMLWriter) {
            writer.literal("<p>")
            writer.text("<")
            writer.literal("</p>")
        }
    }

    @Test("A page within a page is written as its own template says")
    func page() {
        #expect(written { $0.text(WordPage()) } == "<p>&lt;</p>")
        #expect(written { $0.onlyText("</title>") } == "&lt;/title&gt;")
        #expect(written { $0.onlyText(7) } == "7")
    }

    @Test("An external Link cannot end its attribute")
    func externalLink() throws {
        let link = try #require(Link(external: "https://example.org/?q='x'&y=1"))
        #expect(written { $0.link(link) } == "https://example.org/?q=&#39;x&#39;&amp;y=1")
    }

    @Test("A page gets as much memory as it needs, whatever was reserved", arguments: [0, 1, 7, 40, 41, 10_000])
    func capacity(capacity: Int) {
        let (bytes, marks) = HTMLWriter.write(capacity: capacity) { writer in
            for number in 0..<5 {
                writer.literal("<p>")
                writer.text("é\(number)<")
                writer.literal("</p>")
                writer.mark(.loadingStart)
            }
        }
        #expect(String(decoding: bytes, as: UTF8.self) == (0..<5).map { "<p>é\($0)&lt;</p>" }.joined())
        #expect(marks.loadingStart == 14)
    }

    @Test("take() returns the bytes written so far and empties the writer")
    func take() {
        var writer = HTMLWriter(capacity: 10)
        writer.text("a")
        let first = writer.take()
        #expect(first == [UInt8(ascii: "a")])
        let rest = writer.bytes
        #expect(rest.isEmpty)
        writer.text("b")
        let second = writer.take()
        #expect(second == [UInt8(ascii: "b")])
    }

    @Test("Nothing is lost when a page exceeds the capacity, piece by piece or at once")
    func growth() {
        var writer = HTMLWriter(capacity: 1)
        var text = ""
        for number in 0..<1_000 {
            writer.text(number)
            text += String(number)
        }
        writer.text(String(repeating: "long", count: 10_000))
        text += String(repeating: "long", count: 10_000)
        let bytes = writer.bytes
        #expect(bytes == Array(text.utf8))
    }

    @Test("Nothing is lost in a page of 20 MB, whose memory the system hands out in huge pages")
    func large() {
        let text = String(repeating: "0123456789abcdef", count: 4096)
        var writer = HTMLWriter()
        for _ in 0..<320 { writer.text(text) }
        let bytes = writer.bytes
        #expect(bytes.count == 320 * text.utf8.count)
        // Each piece begins where the one before it ends.
        let pieces = stride(from: 0, to: bytes.count, by: text.utf8.count)
        #expect(pieces.allSatisfy { bytes[$0..<$0 + text.utf8.count].elementsEqual(text.utf8) })
    }

    @Test("A negative capacity is harmless")
    func capacity() {
        let bytes = HTMLWriter(capacity: -1).bytes
        #expect(bytes.isEmpty)
    }

    private struct Custom: HTMLText {
        let htmlText = "\">"
    }
}

@Suite("Marks")
struct PageMarkTests {
    @Test("A mark is the number of bytes before it, writes nothing, and the first one counts")
    func positions() {
        var writer = HTMLWriter()
        #expect(writer.marks == PageMarks())
        writer.text("ä<")
        writer.mark(.contentStart)
        writer.text("b")
        for mark in [PageMark.contentStart, .loadingStart, .loadingEnd, .contentEnd] { writer.mark(mark) }
        let marks = writer.marks
        #expect([marks.contentStart, marks.loadingStart, marks.loadingEnd, marks.contentEnd] == [6, 7, 7, 7])
        #expect(writer.take() == Array("ä&lt;b".utf8))
        #expect(writer.marks == PageMarks())
    }

    @Test("No text makes a mark")
    func hostile() {
        for text in HostileStrings.all + ["{{%loadingStart}}", "<p class=\"loading\"></main>"] {
            var writer = HTMLWriter()
            writer.text(text)
            writer.attribute(text)
            #expect(writer.marks == PageMarks())
        }
    }
}
