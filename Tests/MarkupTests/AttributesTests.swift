import Markup
import Testing

@Suite("Attributes and navigation")
struct AttributesTests {
    /// Returns "prefix|namespace|name|value" of each attribute.
    private func attributes(of element: borrowing Element) -> [String] {
        var attributes = element.attributes
        var all: [String] = []
        while let attribute = attributes.next() {
            let words = [attribute.prefix, attribute.namespace, attribute.name, attribute.value]
            all.append(words.map { $0 ?? "-" }.joined(separator: "|"))
        }
        return all
    }

    @Test("attributes of XML come in order, with their namespaces and without declarations")
    func xml() throws {
        let document = try Document(
            xml: "<a xmlns='urn:d' xmlns:p='urn:p' z='1' p:z='2' xml:lang='de' y='' x='&lt;&#10;é'/>")
        let found = attributes(of: document.root)
        #expect(
            found == [
                "-|-|z|1", "p|urn:p|z|2", "xml|http://www.w3.org/XML/1998/namespace|lang|de", "-|-|y|", "-|-|x|<\né",
            ])
    }

    @Test("an element without attributes has none")
    func none() throws {
        let document = try Document(xml: "<a xmlns='urn:x'/>")
        let found = attributes(of: document.root)
        #expect(found.isEmpty)
    }

    @Test("attributes of HTML have no namespaces; xmlns is one of them, and a colon is part of the name")
    func html() throws {
        let document = try Document(html: "<svg xmlns='urn:x' xlink:href='#a' VIEWBOX='0' hidden>")
        guard let svg = try document.root.first(css: "svg") else { throw Missing() }
        let found = attributes(of: svg)
        #expect(found == ["-|-|xmlns|urn:x", "-|-|xlink:href|#a", "-|-|viewbox|0", "-|-|hidden|"])
    }

    @Test("the bytes of a value are those of its text")
    func bytes() throws {
        let document = try Document(xml: "<a b='é&amp;' c=''/>")
        var attributes = document.root.attributes
        var values: [[UInt8]] = []
        while let attribute = attributes.next() {
            let bytes = attribute.valueBytes
            values.append(bytes.indices.map { bytes[$0] })
        }
        #expect(values == [Array("é&".utf8), []])
    }

    @Test("prefixes are as written; elements without one have none")
    func prefixes() throws {
        let document = try Document(xml: "<p:a xmlns:p='urn:x' xmlns='urn:y'><b/></p:a>")
        #expect(document.root.prefix == "p")
        #expect(document.root.firstChild(named: "b")?.prefix == nil)
    }

    @Test("siblings are elements: text between them is skipped")
    func siblings() throws {
        let document = try Document(xml: "<a>1<b/>2<c/><d/>3</a>")
        let root = document.root
        #expect(root.nextSibling?.name == nil && root.previousSibling?.name == nil)
        guard let first = root.firstChild(named: "b") else { throw Missing() }
        #expect(first.previousSibling?.name == nil)
        #expect(first.nextSibling?.name == "c")
        #expect(first.nextSibling?.nextSibling?.name == "d")
        #expect(first.nextSibling?.nextSibling?.nextSibling?.name == nil)
        #expect(first.nextSibling?.previousSibling?.isIdentical(to: first) == true)
        #expect(first.nextSibling?.isIdentical(to: first) == false)
    }

    @Test("descendants are all elements within, in document order, and nothing after")
    func descendants() throws {
        let document = try Document(xml: "<a>x<b><c/>y<d><e/></d></b><f/></a>")
        var names: [String] = []
        var all = document.root.descendants
        while let element = all.next() { names.append(element.name) }
        #expect(names == ["b", "c", "d", "e", "f"])
        guard let inner = document.root.firstChild(named: "b") else { throw Missing() }
        var count = 0
        var within = inner.descendants
        while within.next() != nil { count += 1 }
        #expect(count == 3)
        guard let owner = document.root.firstChild(named: "f") else { throw Missing() }
        var none = owner.descendants
        #expect(none.next()?.name == nil)
    }

    @Test("paths have an index only among elements of one name")
    func paths() throws {
        let document = try Document(xml: "<l xmlns:p='urn:x'><n/><m/><n><p:n/><n/></n><p:m/></l>")
        var paths: [String] = []
        var all = document.root.descendants
        while let element = all.next() { paths.append(element.path) }
        #expect(paths == ["/l/n[1]", "/l/m", "/l/n[2]", "/l/n[2]/p:n", "/l/n[2]/n", "/l/p:m"])
        #expect(document.root.path == "/l")
    }

    @Test("a long path loses its beginning")
    func longPath() throws {
        let name = "n".times(90)
        let document = try Document(xml: "<\(name)>".times(10) + "</\(name)>".times(10))
        var paths: [String] = []
        var all = document.root.descendants
        while let element = all.next() { paths.append(element.path) }
        #expect(paths[2] == "/\(name)".times(4))
        #expect(paths.last == "…" + "/\(name)".times(4))
    }
}
