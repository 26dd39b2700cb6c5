import Markup
import Testing

@Suite("Writing XML")
struct XMLWriterTests {
    private func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// Returns why nothing is written; nil if something is.
    private func refusal(
        _ root: String = "r", _ namespaces: KeyValuePairs<String, String> = [:],
        content: (inout XMLWriter) throws -> Void = { _ in }
    ) throws -> Problem? {
        do {
            _ = try XMLWriter.document(root, namespaces: namespaces, content: content)
            return nil
        } catch let error as MarkupError {
            #expect(error.reason == .malformed)
            return error.problems.first
        }
    }

    @Test("a document has a declaration, elements, attributes and text")
    func document() throws {
        let bytes = try XMLWriter.document("feed", namespaces: ["": "urn:f", "x": "urn:x?a&b"]) { feed in
            try feed.attribute("xml:lang", "de")
            try feed.attribute("x:a", "1 < \"2\" & é\n")
            try feed.element("title", "Fish & <chips> ]]> é😀")
            try feed.element("x:empty") { _ in }
            try feed.element("none", "")
            try feed.element("mixed") { mixed in
                try mixed.text("a")
                try mixed.element("b", "b")
                try mixed.text("")
                try mixed.text("c\r")
            }
        }
        #expect(
            text(bytes) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <feed xmlns="urn:f" xmlns:x="urn:x?a&amp;b" xml:lang="de" x:a="1 &lt; &quot;2&quot; &amp; é&#10;">\
                <title>Fish &amp; &lt;chips&gt; ]]&gt; é😀</title><x:empty/><none/><mixed>a<b>b</b>c&#13;</mixed></feed>

                """)
        let document = try Document(xml: bytes)
        #expect(document.root.namespace == "urn:f")
        #expect(document.root.attribute("a", in: "urn:x?a&b") == "1 < \"2\" & é\n")
        #expect(document.root.language == "de")
        #expect(document.root.firstChild(named: "title")?.text == "Fish & <chips> ]]> é😀")
        #expect(document.root.firstChild(named: "mixed")?.text == "abc\r")
    }

    @Test(
        "a name that is none is an error",
        arguments: [
            "", " ", "1", "-a", "a b", "a>", "a/", "<a", "a=\"b\"", ":a", "a:", "a:b:c", "p:a", "xml:a", "xmlns:a",
            "a\0", "a\u{D7}",
            "a\n", "!--", "?x", "p:\0",
        ])
    func names(name: String) throws {
        #expect(try refusal(name) != nil)
        #expect(try refusal { try $0.element(name) { _ in } }?.path == "/r")
        #expect(try refusal { try $0.element(name, "x") } != nil)
        if name != "xml:a" { #expect(try refusal { try $0.attribute(name, "") } != nil) }
    }

    @Test("names beyond ASCII are names")
    func otherNames() throws {
        #expect(try refusal("é") { try $0.attribute("_漢-1.é", "") } == nil)
    }

    @Test(
        "characters that XML does not have are an error, in text and in attributes",
        arguments: [
            "\0", "\u{1}", "\u{8}", "\u{B}", "\u{C}", "\u{1F}", "\u{FFFE}", "\u{FFFF}",
        ])
    func characters(character: String) throws {
        for text in [character, "a\(character)", "\(character)b"] {
            let inText = try refusal { try $0.element("a") { try $0.text(text) } }
            #expect(inText?.path == "/r/a" && inText?.message.contains("XML has no character U+") == true)
            #expect(try refusal { try $0.attribute("a", text) }?.path == "/r")
            #expect(try refusal { try $0.element("a", text) } != nil)
        }
        #expect(try refusal { try $0.text("\u{8}") }?.message == "XML has no character U+0008")
    }

    @Test("attributes after content, repeated ones and declarations are errors")
    func attributes() throws {
        #expect(
            try refusal {
                try $0.text("a"); try $0.attribute("b", "")
            } != nil)
        #expect(
            try refusal {
                try $0.element("a", ""); try $0.attribute("b", "")
            } != nil)
        #expect(
            try refusal {
                try $0.attribute("b", ""); try $0.attribute("b", "")
            }?.message.contains("repeated") == true)
        #expect(try refusal { try $0.attribute("xmlns", "urn:x") } != nil)
        #expect(
            try refusal {
                try $0.text(""); try $0.attribute("b", "")
            } == nil)
        let same: KeyValuePairs = ["p": "urn:x", "q": "urn:x", "s": "urn:y"]
        #expect(
            try refusal("r", same) {
                try $0.attribute("p:a", ""); try $0.attribute("q:a", "")
            } != nil)
        #expect(
            try refusal("r", same) {
                try $0.attribute("p:a", ""); try $0.attribute("s:a", "")
            } == nil)
        #expect(
            try refusal("r", ["": "urn:x", "p": "urn:x"]) {
                try $0.attribute("a", ""); try $0.attribute("p:a", "")
            } == nil)
    }

    @Test(
        "a namespace needs a new prefix and a name",
        arguments: [
            ["p": ""], ["": ""], ["xml": "urn:x"], ["xmlns": "urn:x"], ["p q": "urn:x"], ["p": "urn:x", "p": "urn:y"],
            ["p": "a b"],
            ["p": "urn:\0"], ["p": "http://www.w3.org/XML/1998/namespace"], ["p": "%"], ["p:q": "urn:x"],
            ["p\0": "urn:x"],
        ] as [KeyValuePairs<String, String>])
    func namespaces(namespaces: KeyValuePairs<String, String>) throws {
        #expect(try refusal("r", namespaces)?.domain == .namespaces)
    }

    @Test("elements are nested 256 deep and no deeper")
    func depth() throws {
        func nest(_ writer: inout XMLWriter, _ depth: Int) throws {
            if depth > 0 { try writer.element("a") { try nest(&$0, depth - 1) } }
        }
        let bytes = try XMLWriter.document("r") { try nest(&$0, 255) }
        _ = try Document(xml: bytes)
        #expect(try refusal { try nest(&$0, 256) } != nil)
    }

    private struct Failure: Error {}

    @Test("after an error there is no document, even if the error is caught")
    func caught() throws {
        #expect(try refusal { try? $0.text("\0") } != nil)
        #expect(try refusal { try? $0.element("b c", "") } != nil)
        #expect(try refusal { try? $0.element("a") { _ in throw Failure() } } != nil)
        #expect(throws: Failure.self) { try XMLWriter.document("r") { _ in throw Failure() } }
    }

    @Test("random calls give a document that can be parsed, or an error", arguments: 0..<10 as Range<UInt64>)
    func random(seed: UInt64) throws {
        var random = Random(seed: seed)
        let pieces = [
            "a", "<", ">", "&", "\"", "'", "]]>", "\n", "\r", "\t", " ", "é", "😀", "&#0;", "\u{8}", "\u{FFFF}",
            "\u{85}",
        ]
        var written = 0
        for _ in 0..<300 {
            let value = random.text(of: pieces, upTo: 5)
            let other = random.text(of: pieces, upTo: 5)
            let name = random.text(of: ["a", "b", "p:", "é", ">", "x", " "], upTo: 2)
            guard
                let bytes = try? XMLWriter.document(
                    "r", namespaces: ["p": "urn:p"],
                    content: { root in
                        try root.element(name) { element in
                            try element.attribute("v", value)
                            try element.text(other)
                            try element.element(name, value)
                        }
                    })
            else { continue }
            written += 1
            let document = try Document(xml: bytes)
            var children = document.root.children
            guard let element = children.next() else { throw Missing() }
            #expect(element.attribute("v") == value)
            #expect(element.text == other + value)
            let copy = try Document(xml: document.serialized())
            #expect(copy.root.text == other + value)
        }
        #expect(written > 20)
    }
}
