import Markup
import Testing

@Suite("Serialisation of HTML")
struct HTMLSerializationTests {
    private func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    @Test(
        "HTML that is written and parsed again is equal",
        arguments: [
            "<!DOCTYPE html><html lang=\"de\"><head><title>t</title></head><body><p>a <b>b</b></p></body></html>",
            "<p>&lt;b&gt; &amp;amp; &nbsp;é😀</p>", "<a href=\" /ä b?c&amp;d=&quot;#é \" name=\" x\">x</a>",
            "<input checked=\"checked\" disabled value=\"\"><br><img alt='\"'>",
            "<script>if (a<b && c) { '</p>' }</script><style>a>b{}</style>",
            "<pre>\n\n a\n</pre><textarea>\n<b></textarea>",
            "<ul><li>1</li><li>2</li></ul><table><tr><td>x</td></tr></table>",
            "<svg xlink:href=\"#a\"><path d=\"M0\"/></svg>",
            "<p title=\"{{a}} &amp;{b};\n\t\">x</p>", "<video><source src=a><source src=b></video><wbr>x",
        ])
    func equal(html: String) throws {
        let document = try Document(html: html)
        let bytes = try document.serialized()
        let copy = try Document(html: bytes)
        #expect(SerializationTests.dump(copy.root) == SerializationTests.dump(document.root), "\(text(bytes))")
        #expect(try copy.serialized() == bytes)
        #expect(text(bytes).hasPrefix(html.hasPrefix("<!DOCTYPE") ? "<!DOCTYPE html>\n<html" : "<html"))
    }

    @Test("a part of HTML is written without a document type")
    func part() throws {
        let document = try Document(html: "<p class=a>1 &amp; 2<br><i></i></p>")
        guard let part = try document.root.first(css: "p") else { throw Missing() }
        #expect(text(try part.serialized()) == "<p class=\"a\">1 &amp; 2<br><i></i></p>")
    }

    /// Values that leave the attribute in libxml2's own output: it copies what looks like a server-side include.
    @Test(
        "no value leaves its attribute, and no text becomes markup",
        arguments: [
            "x<!--\" onclick=\"evil\" -->", "<!--'\" onmouseover='evil' a=\"-->", "\"><script>evil</script>", "'><b>",
            "&quot; onclick=&quot;evil", "</title><script>", "</textarea><b>", "]]><b>", "<!--", "-->", "&lt;b&gt;",
            "&{evil};",
        ])
    func hostile(value: String) throws {
        let escaped = value.flatMap { character -> String in
            switch character {
            case "&": "&amp;"
            case "<": "&lt;"
            case "\"": "&quot;"
            default: String(character)
            }
        }
        let place = String(escaped)
        let document = try Document(
            html: "<title>\(place)</title><a href=\"\(place)\" title=\"\(place)\" name=\"\(place)\">\(place)</a>")
        let copy = try Document(html: try document.serialized())
        #expect(SerializationTests.dump(copy.root) == SerializationTests.dump(document.root))
        guard let link = try copy.root.first(css: "a") else { throw Missing() }
        for name in ["href", "title", "name"] { #expect(link.attribute(name) == value) }
        #expect(link.text == value)
        let written = text(try link.serialized())
        // Two around each of the three values, and those of the text, which need no escaping.
        #expect(written.count { $0 == "\"" } == 6 + value.count { $0 == "\"" })
        #expect(!written.dropFirst(2).contains("<b") && !written.contains("<script"))
    }
}
