import Markup
import Testing

@Suite("Elements")
struct ElementTests {
    private let calendar = """
        <c:calendar xmlns:c="urn:c" xmlns="urn:d" country="DE" c:from="2020" empty="">
          <holiday xml:lang="de" types="public">Tag der <b>Deutschen</b> Einheit</holiday>
          <c:holiday date="2026-10-03"/> x
          <holiday/>
        </c:calendar>
        """

    @Test("names are local names, without the namespace")
    func names() throws {
        let document = try Document(xml: calendar)
        #expect(document.root.name == "calendar")
        #expect(document.root.namespace == "urn:c")
        #expect(document.root.isNamed("calendar") == true)
        #expect(document.root.isNamed("calenda") == false)
        #expect(document.root.isNamed("calendars") == false)
        #expect(document.root.isNamed("") == false)
        #expect(document.root.isNamed("calendar", in: "urn:c") == true)
        #expect(document.root.isNamed("calendar", in: "urn:d") == false)
        let plain = try Document(xml: "<a/>")
        #expect(plain.root.namespace == nil)
        #expect(plain.root.isNamed("a", in: "") == false)
    }

    @Test("attributes are found by name, or by name and namespace")
    func attributes() throws {
        let document = try Document(xml: calendar)
        #expect(document.root.attribute("country") == "DE")
        #expect(document.root.attribute("from") == nil)
        #expect(document.root.attribute("from", in: "urn:c") == "2020")
        #expect(document.root.attribute("country", in: "urn:c") == nil)
        #expect(document.root.attribute("empty") == "")
        #expect(document.root.attribute("countr") == nil)
        #expect(document.root.attribute("countryx") == nil)
        #expect(document.root.firstChild(named: "holiday")?.language == "de")
        #expect(document.root.language == nil)
    }

    @Test("the bytes of attributes and texts are read without copying")
    func bytes() throws {
        let document = try Document(xml: "<a b='é1' c=''>x<d/>y<e>é2</e></a>")
        #expect(document.root.attributeBytes("b")?.byteArray == Array("é1".utf8))
        #expect(document.root.attributeBytes("c")?.count == 0)
        #expect(document.root.attributeBytes("missing")?.count == nil)
        #expect(document.root.textBytes?.count == nil)
        #expect(document.root.firstChild(named: "d")?.textBytes?.count == 0)
        #expect(document.root.firstChild(named: "e")?.textBytes?.byteArray == Array("é2".utf8))
    }

    @Test("children are elements in document order, all or those of one name")
    func children() throws {
        let document = try Document(xml: calendar)
        var all = document.root.children
        var lines: [Int] = []
        while let child = all.next() {
            lines.append(child.line)
            #expect(child.parent?.name == "calendar")
        }
        #expect(lines == [2, 3, 4])
        #expect(all.next()?.name == nil)
        var named = document.root.children(named: "holiday")
        #expect(named.next()?.attribute("types") == "public")
        #expect(named.next()?.attribute("date") == "2026-10-03")
        #expect(named.next()?.attribute("date") == nil)
        #expect(named.next()?.name == nil)
        #expect(document.root.firstChild(named: "nothing")?.name == nil)
        #expect(document.root.parent?.name == nil)
    }

    @Test("text is all text inside the element, unchanged")
    func text() throws {
        let document = try Document(xml: calendar)
        #expect(document.root.firstChild(named: "holiday")?.text == "Tag der Deutschen Einheit")
        #expect(document.root.text.contains(" x\n") == true)
    }

    @Test(
        "text is joined across elements",
        arguments: [
            ("<a/>", ""), ("<a><b/></a>", ""), ("<a>1<b/></a>", "1"), ("<a>1<b>2<c>3</c>4</b>5</a>", "12345"),
        ])
    func joinedText(written: String, read: String) throws {
        let document = try Document(xml: written)
        #expect(document.root.text == read)
    }

    @Test("nodes are elements and texts in document order")
    func nodes() throws {
        let document = try Document(html: "<p>one<br>two <b>three</b></p>")
        var parts: [String] = []
        let paragraph = try document.root.first(XPath("//p"))
        if let paragraph {
            var nodes = paragraph.nodes
            while let node = nodes.next() {
                parts.append(node.text ?? node.element?.name ?? "neither")
            }
        }
        #expect(parts == ["one", "br", "two ", "b"])
    }

    @Test("elements outlive the child, path or iterator they came from")
    func lifetimes() throws {
        let document = try Document(xml: "<a><b><c>x</c></b></a>")
        func deepest(of element: Element) -> String {
            element.firstChild(named: "b")?.firstChild(named: "c")?.text ?? ""
        }
        #expect(deepest(of: document.root) == "x")
    }
}

extension Span<UInt8> {
    fileprivate var byteArray: [UInt8] {
        indices.map { self[$0] }
    }
}
