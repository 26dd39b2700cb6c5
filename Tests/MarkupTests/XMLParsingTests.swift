import Markup
import Testing

@Suite("XML documents")
struct XMLParsingTests {
    @Test("a document is parsed")
    func reads() throws {
        let document = try Document(xml: "<?xml version='1.0' encoding='UTF-8'?><a><b>x</b></a>")
        #expect(document.root.name == "a")
        #expect(document.root.text == "x")
        #expect(document.isHTML == false)
        #expect(document.warnings == [])
    }

    @Test("a byte order mark is not part of the text")
    func byteOrderMark() throws {
        let document = try Document(xml: [0xEF, 0xBB, 0xBF] + Array("<a>é</a>".utf8))
        #expect(document.root.text == "é")
    }

    @Test("comments and processing instructions are removed, CDATA sections become text")
    func markupInText() throws {
        let document = try Document(xml: "<a>1<!-- x -->2<?p q?>3<![CDATA[<4>]]>5</a>")
        #expect(document.root.text == "123<4>5")
        #expect(document.prettyPrinted() == "<a>123&lt;4&gt;5</a>\n")
    }

    @Test(
        "the five entities of XML and character references are resolved",
        arguments: [
            ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("&#65;&#x42;&#x1F384;", "AB🎄"), ("a&amp;b&#38;c&lt;", "a&b&c<"),
        ])
    func references(written: String, read: String) throws {
        let document = try Document(xml: "<a b=\"\(written)\">\(written)</a>")
        #expect(document.root.text == read)
        #expect(document.root.attribute("b") == read)
    }

    @Test(
        "references in a namespace name are resolved as in an attribute",
        arguments: [
            ("a:?b&amp;c", "a:?b&c"), ("a:&#38;", "a:&"), ("a:&#x26;b", "a:&b"), ("a:&#x62;'", "a:b'"), ("a:b", "a:b"),
        ])
    func namespaceReferences(written: String, read: String) throws {
        let document = try Document(xml: "<x xmlns='u'><p:a xmlns:q='u' xmlns:p=\"\(written)\" p:b='c'/></x>")
        #expect(document.root.namespace == "u")
        #expect(document.root.firstChild(named: "a")?.namespace == read)
        let again = try Document(xml: document.prettyPrinted())
        #expect(again.prettyPrinted() == document.prettyPrinted())
    }

    @Test(
        "a document that is not well-formed is rejected, never repaired",
        arguments: [
            "", " ", "text", "<", "<a", "<a>", "<a></b>", "<a><b></a></b>", "<a/><b/>", "<a b=c/>", "<a b/>",
            "<a b='1' b='2'/>", "<a b='<'/>", "<a>&nbsp;</a>", "<a>&</a>", "<a>]]></a>", "<a>\u{1}</a>", "<a>&#0;</a>",
            "<a>&#xD800;</a>", "<a>\u{FFFE}</a>", "<a><!-- -- --></a>", "<a><![CDATA[</a>",
            " <?xml version='1.0'?><a/>",
            "<1/>", "<a>x</a>y", "<A></a>",
        ])
    func malformed(text: String) throws {
        let error = try #require(refusal(xml: text))
        #expect(error.reason == .malformed)
        #expect(!error.problems.isEmpty)
    }

    @Test(
        "namespace mistakes are errors",
        arguments: [
            "<a:b/>", "<a b:c='1'/>", "<a xmlns:b=''/>", "<a xmlns:b='u' xmlns:c='u' b:d='1' c:d='2'/>",
            "<a:b:c xmlns:a='u'/>", "<a xmlns:xml='u'/>", "<a xmlns:xmlns='u'/>",
        ])
    func namespaces(text: String) throws {
        let error = try #require(refusal(xml: text))
        #expect(error.reason == .malformed)
    }

    @Test("an error has line, column and a readable description")
    func position() throws {
        let error = try #require(refusal(xml: "<a>\n  <b>\n  </c>\n</a>"))
        let problem = try #require(error.problems.first)
        #expect(problem.line == 3)
        #expect(problem.column == 7)
        #expect(problem.domain == .xml)
        #expect(problem.level == .fatal)
        #expect(problem.code == 76)
        #expect("\(problem)" == "line 3, column 7: Opening and ending tag mismatch: b line 2 and c")
        #expect("\(error)".hasPrefix("\(problem)"))
    }

    @Test("line numbers are correct beyond 65,535")
    func manyLines() throws {
        let document = try Document(xml: "<a>" + "\n".times(100_000) + "<b>x</b></a>")
        #expect(document.root.firstChild(named: "b")?.line == 100_001)
    }
}
