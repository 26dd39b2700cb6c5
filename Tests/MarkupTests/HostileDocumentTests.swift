import Markup
import Testing

/// Documents that try to keep a parser busy, to exhaust its memory or to make it read other files.
@Suite("Hostile documents")
struct HostileDocumentTests {
    /// Nine levels of entities, each with ten references to the level below.
    static let billionLaughs =
        "<!DOCTYPE a [<!ENTITY e0 'ha'>"
        + (1...9).map { "<!ENTITY e\($0) '\("&e\($0 - 1);".times(10))'>" }.joined() + "]><a>&e9;</a>"

    /// The same with parameter entities, which are expanded before any element is parsed.
    static let nestedParameterEntities =
        "<!DOCTYPE a [<!ENTITY % p0 'xxxxxxxxxx'>"
        + (1...9).map { "<!ENTITY % p\($0) '\("%p\($0 - 1);".times(10))'>" }.joined() + "%p9;]><a/>"

    @Test(
        "a document type declaration is rejected before its content is parsed",
        arguments: [
            billionLaughs, nestedParameterEntities, "<!DOCTYPE a><a/>", "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>",
            "<!DOCTYPE a PUBLIC '-//x' 'http://127.0.0.1:9/x.dtd'><a/>", "\n<!-- x --><!DOCTYPE a []><a/>",
            "<!DOCTYPE a [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><a>&e;</a>", "<?p?><!DOCTYPE a [<a/>",
            "<!DOCTYPE a [<!ENTITY % e SYSTEM 'http://127.0.0.1:9/'>%e;]><a/>",
            "<!DOCTYPE a [<!ATTLIST a b CDATA '1'>]><a/>",
        ])
    func documentType(text: String) throws {
        var refused: MarkupError?
        let time = processorTime { refused = refusal(xml: text) }
        let error = try #require(refused)
        #expect(error.reason == .documentType)
        #expect(error.problems.count == 1)
        #expect("\(error)".hasSuffix("a document type declaration is not allowed"))
        #expect(time < .milliseconds(500))
    }

    @Test(
        "a document type declaration in HTML is harmless",
        arguments: [
            "<!DOCTYPE html>", "<!DOCTYPE html SYSTEM \"about:legacy-compat\">",
            "<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0//EN' 'http://127.0.0.1:9/x.dtd' [<!ENTITY e 'x'>]>",
        ])
    func htmlDocumentType(declaration: String) throws {
        let document = try Document(html: declaration + "<p>a &e; b</p>")
        #expect(document.root.text.contains("&e;") == true)
    }

    @Test("XInclude is not followed")
    func xInclude() throws {
        let text = """
            <a xmlns:x='http://www.w3.org/2001/XInclude'><x:include href='/etc/passwd' parse='text'/></a>
            """
        let document = try Document(xml: text)
        #expect(document.root.text == "")
    }

    @Test("a catalog is not loaded")
    func catalog() throws {
        #expect(refusal(xml: "<?oasis-xml-catalog catalog='file:///etc/passwd'?><a/>") == nil)
    }

    @Test(
        "a document truncated anywhere is rejected",
        arguments: ["<?xml version='1.0' encoding='UTF-8'?><a b=\"c\"><!-- d --><e>é&amp;</e><![CDATA[f]]><g/></a>"])
    func truncated(text: String) throws {
        let bytes = Array(text.utf8)
        #expect(refusal(xml: bytes) == nil)
        for length in 0..<bytes.count {
            #expect(refusal(xml: Array(bytes[..<length])) != nil)
        }
    }

    @Test("10,000 mistakes are counted, and the first 20 are kept")
    func manyErrors() throws {
        let error = try #require(refusal(xml: "<a>" + "<b:c/>".times(10_000) + "</a>"))
        #expect(error.problems.count == 20)
        #expect(error.omitted == 9_980)
        #expect("\(error)".hasSuffix("and 9980 more"))
    }

    @Test("a message is one short line, whatever the document says")
    func messages() throws {
        let name = "n" + "é".times(3_000)
        let error = try #require(refusal(xml: "<\(name)></b>"))
        let message = try #require(error.problems.first?.message)
        #expect(message.utf8.count <= Problem.maximumLength)
        #expect(message.contains("é"))
        let schema = try Schema(xsd: Array(SchemaTests.oneNumber.utf8))
        var document = try Document(xml: "<n>1&#10;2&#13;3&#x85;4&#x2028;5&#x7F;</n>")
        do {
            try document.validate(against: schema)
            Issue.record("valid")
        } catch {
            let unwanted: Set<Unicode.GeneralCategory> = [.control, .lineSeparator, .paragraphSeparator]
            let message = try #require(error.problems.first?.message)
            #expect(message.unicodeScalars.allSatisfy { !unwanted.contains($0.properties.generalCategory) })
        }
    }

    /// Documents of about 400 KB that reveal where the time grows faster than the size.
    static let large: [String] = [
        "<a>" + "<b></c>".times(40_000),
        "<a>" + "<b xml:id='x'/>".times(20_000) + "</a>",
        "<a>" + "<![CDATA[x]]>".times(30_000) + "</a>",
        "<a>" + "&#65;".times(60_000) + "</a>",
        "<a b='" + "&amp;".times(60_000) + "'/>",
        "<" + "x".times(400_000) + "/>",
        "<a><!--" + "- ".times(200_000),
        "<p>".times(120_000),
        "</x>".times(80_000),
        "<ul>" + "<!----> ".times(50_000),
        "<".times(400_000),
        (0..<25_000).map { "<html a\($0)>" }.joined(),
        (0..<25_000).map { "<i id=\($0)></i>" }.joined(),
        "<script>" + "</s".times(120_000),
        "<div>".times(200) + "</x>".times(80_000),
    ]

    @Test("large meaningless documents are parsed or rejected quickly", arguments: large.indices)
    func time(index: Int) throws {
        let time = processorTime {
            _ = refusal(xml: Self.large[index])
            _ = refusal(html: Self.large[index])
        }
        #expect(time < .seconds(5))
    }
}
