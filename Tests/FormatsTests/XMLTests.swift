import Formats
import Markup
import Testing

@Suite("XML")
struct XMLTests {
    private func text(_ write: (inout XMLElement) -> Void) -> String {
        String(decoding: XMLElement.document("r", write), as: UTF8.self)
    }

    @Test("Attributes and content appear in the order of the calls; nil is left out")
    func order() {
        let text = text { root in
            root.attribute("b", "1 < \"2\"")
            root.attribute("a", 7)
            root.attribute("flag", true)
            root.attribute("none", nil)
            root.element("name", "Fish & chips", language: "en")
            root.element("none", nil)
            root.element("list") { list in
                list.element("item", "")
                list.element("item") { $0.attribute("code", "DE") }
            }
        }
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <r b="1 &lt; &quot;2&quot;" a="7" flag="true"><name xml:lang="en">Fish &amp; chips</name>\
                <list><item/><item code="DE"/></list></r>

                """)
    }

    @Test("The namespace is that of all elements")
    func namespace() throws {
        let bytes = XMLElement.document("r", namespace: "urn:x") { $0.element("a", "b") }
        let document = try Document(xml: bytes)
        #expect(document.root.namespace == "urn:x")
        #expect(document.root.firstChild(named: "a")?.namespace == "urn:x")
    }

    /// Every scalar of Unicode, each between letters, so that none hides another.
    @Test("Characters that XML does not have become U+FFFD; all others come back from a reader")
    func characters() throws {
        let scalars = (0..<0x1_1000 as Range<UInt32>).compactMap { Unicode.Scalar($0) } + ["\u{10FFFF}"]
        let source = scalars.map { "a\($0)b" }.joined()
        let bytes = XMLElement.document("r") { root in
            root.attribute("v", source)
            root.text(source)
        }
        let document = try Document(xml: bytes)
        let expected = scalars.map { scalar in
            switch scalar.value {
            // Marks of direction that are not closed.
            case 0x202A...0x202E, 0x2066...0x2069: "ab"
            case 0x09, 0x0A, 0x0D, 0x20..<0xFFFE, 0x1_0000...: "a\(scalar)b"
            default: "a\u{FFFD}b"
            }
        }.joined()
        #expect(document.root.text.utf8.elementsEqual(expected.utf8))
        #expect(document.root.attribute("v")?.utf8.elementsEqual(expected.utf8) == true)
    }

    @Test(
        "A mistake of the program gives no document, rather than another one",
        arguments: [
            { $0.element("a b", "") }, { $0.element("a>") { _ in } }, { $0.attribute("p:a", "") },
            {
                $0.text("a")
                $0.attribute("a", "")
            },
            {
                $0.attribute("a", "")
                $0.attribute("a", "")
            },
        ] as [@Sendable (inout XMLElement) -> Void])
    func mistakes(write: @Sendable (inout XMLElement) -> Void) {
        #expect(XMLElement.document("r", write).isEmpty)
        #expect(XMLElement.document("r") { $0.element("ok", write) }.isEmpty)
    }

    @Test("A root or a namespace that XML does not have gives no document")
    func roots() {
        #expect(XMLElement.document("a b") { _ in }.isEmpty)
        #expect(XMLElement.document("r", namespace: "%") { _ in }.isEmpty)
    }
}
