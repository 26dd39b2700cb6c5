import Markup
import Testing

@Suite("Serialisation")
struct SerializationTests {
    /// Returns everything that a tree of XML has: names, namespaces, attributes and text, with no formatting.
    static func dump(_ element: borrowing Element) -> String {
        var text = "{\(element.namespace ?? "")}\(element.prefix ?? "")|\(element.name)("
        var attributes = element.attributes
        while let attribute = attributes.next() {
            text += "{\(attribute.namespace ?? "")}\(attribute.prefix ?? "")|\(attribute.name)="
            text += attribute.value.debugDescription + ","
        }
        text += ")["
        var nodes = element.nodes
        while let node = nodes.next() {
            if let child = node.element { text += dump(child) }
            if let content = node.text { text += content.debugDescription }
        }
        return text + "]"
    }

    /// Returns the dump of the document in these bytes.
    static func dump(xml bytes: [UInt8]) throws -> String {
        let document = try Document(xml: bytes)
        return dump(document.root)
    }

    private func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    @Test(
        "XML that is written and parsed again is equal",
        arguments: [
            "<a/>", "<a></a>", "<a b=''/>", "<a> \n\t</a>", "<a>&#13;&#10;&#9; x&#13;</a>",
            "<a b='&#13;&#10;&#9; x&#13;'/>",
            "<a>&lt;&gt;&amp;&quot;' ]]&gt; <![CDATA[<b>&amp;]]></a>", "<a b='&lt;&gt;&amp;&quot;&apos;' c=\"'\"/>",
            "<p:a xmlns:p='urn:p' xmlns='urn:d' p:b='1' b='2'><c xmlns=''><d/></c><p:e xmlns:p='urn:q' p:f=''/></p:a>",
            "<a xml:lang='de' xml:space='preserve'> é 漢 😀 \u{85}\u{A0}\u{2028} </a>", "<é ü='ä'/>",
            "<a xmlns='urn:a&amp;b'/>",
            "<a>x<b>y</b>z<b/><b>1</b></a>", "<a b='é漢😀\u{7F}'/>", "<a b='&amp;lt; &amp;#38; &amp;amp;'>&amp;lt;</a>",
        ])
    func equal(xml: String) throws {
        let document = try Document(xml: xml)
        let bytes = try document.serialized()
        let copy = try Document(xml: bytes)
        #expect(Self.dump(copy.root) == Self.dump(document.root))
        #expect(try copy.serialized() == bytes)
        #expect(text(bytes).hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<"))
        #expect(bytes.last == UInt8(ascii: "\n"))
    }

    @Test("the bytes are UTF-8, with empty elements and references where they are needed")
    func bytes() throws {
        let document = try Document(xml: "<a b='é\"&lt;'><c></c>é &amp; &lt;&#13;</a>")
        #expect(text(try document.root.serialized()) == "<a b=\"é&quot;&lt;\"><c/>é &amp; &lt;&#13;</a>")
    }

    private static let nested = """
        <a xmlns='urn:d' xmlns:p='urn:p' xmlns:q='urn:q'><b xmlns:p='urn:new'><p:c q:d='1' t='p:x'><e/></p:c></b>
        <f xmlns=''><g/></f></a>
        """

    @Test("every part of a document can be parsed on its own: it declares all namespaces in scope")
    func parts() throws {
        let document = try Document(xml: Self.nested)
        var written: [String] = []
        var all = document.root.descendants
        while let element = all.next() {
            let bytes = try element.serialized()
            written.append(text(bytes))
            let original = Self.dump(element)
            #expect(try Self.dump(xml: bytes) == original)
        }
        #expect(
            written == [
                "<b xmlns:p=\"urn:new\" xmlns=\"urn:d\" xmlns:q=\"urn:q\"><p:c q:d=\"1\" t=\"p:x\"><e/></p:c></b>",
                "<p:c xmlns:p=\"urn:new\" xmlns=\"urn:d\" xmlns:q=\"urn:q\" q:d=\"1\" t=\"p:x\"><e/></p:c>",
                "<e xmlns:p=\"urn:new\" xmlns=\"urn:d\" xmlns:q=\"urn:q\"/>",
                "<f xmlns=\"\" xmlns:p=\"urn:p\" xmlns:q=\"urn:q\"><g/></f>",
                "<g xmlns=\"\" xmlns:p=\"urn:p\" xmlns:q=\"urn:q\"/>",
            ])
    }

    @Test("the deepest document, and one of 2 MB, are written and read")
    func large() throws {
        let deep = try Document(xml: "<a>".times(256) + "</a>".times(256))
        let original = Self.dump(deep.root)
        #expect(try Self.dump(xml: deep.serialized()) == original)
        let wide = try Document(xml: "<a>" + "<b c='1'>é</b>".times(130_000) + "</a>")
        let time = try processorTime {
            let count = try wide.root.serialized().count
            #expect(count == 7 + 15 * 130_000)
        }
        #expect(time < .seconds(2))
    }

    @Test("random documents that are written and parsed again are equal", arguments: 0..<10 as Range<UInt64>)
    func random(seed: UInt64) throws {
        var random = Random(seed: seed)
        for _ in 0..<50 {
            let document = try Document(xml: tree(&random, depth: 4))
            let original = Self.dump(document.root)
            #expect(try Self.dump(xml: document.serialized()) == original)
        }
    }

    private func tree(_ random: inout Random, depth: Int) -> String {
        let prefix = random.one(of: ["", "", "p:"])
        let declarations = ["", " xmlns='urn:1'", " xmlns=''", " xmlns:q='urn:2'"]
        let texts = [
            "x", " ", "\n", "&amp;", "&lt;", "]]&gt;", "&#13;", "é", "😀", "&quot;", "'", "<![CDATA[<&]]>", "&amp;#10;",
        ]
        let values = ["x", " ", "&#10;", "&amp;", "&lt;", ">", "&#13;", "é", "😀", "&quot;", "&amp;amp;"]
        var text = "<\(prefix)e xmlns:p='urn:\(random.number(below: 2))'\(random.one(of: declarations))"
        text += " a='\(random.text(of: values, upTo: 5))' p:a='\(random.text(of: values, upTo: 5))'>"
        for _ in 0..<(depth == 0 ? 0 : random.number(below: 4)) {
            text += random.text(of: texts, upTo: 3) + tree(&random, depth: depth - 1)
        }
        return text + random.text(of: texts, upTo: 4) + "</\(prefix)e>"
    }
}
