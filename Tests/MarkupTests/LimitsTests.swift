import Markup
import Testing

@Suite("Limits")
struct LimitsTests {
    @Test("the default limits for untrusted documents")
    func defaults() {
        let limits = Limits()
        #expect(limits.bytes == 2_000_000)
        #expect(limits.depth == 256)
        #expect(limits.attributes == 512)
    }

    @Test("a document has at most 2 MB")
    func bytes() throws {
        let document = "<a>" + "x".times(2_000_000 - 7) + "</a>"
        #expect(refusal(xml: document) == nil)
        #expect(refusal(xml: document + " ")?.reason == .limit)
        #expect(refusal(html: document) == nil)
        #expect(refusal(html: document + " ")?.reason == .limit)
    }

    @Test("elements are nested at most 256 deep", arguments: [256, 257, 1_000, 300_000])
    func depth(depth: Int) throws {
        let error = refusal(xml: "<a>".times(depth) + "</a>".times(depth), limits: limits { $0.bytes = 5_000_000 })
        #expect(error?.reason == (depth > 256 ? .limit : nil))
    }

    @Test("HTML deeper than 256 is rejected, not truncated", arguments: [254, 255, 1_000, 300_000])
    func htmlDepth(depth: Int) throws {
        let error = refusal(html: "<body>" + "<div>".times(depth))
        #expect(error?.reason == (depth + 2 > 256 ? .limit : nil))
    }

    @Test("a smaller limit of the depth is enforced too")
    func smallDepth() throws {
        #expect(refusal(xml: "<a><b/></a>", limits: limits { $0.depth = 2 }) == nil)
        let error = try #require(refusal(xml: "<a><b>\n<c/></b></a>", limits: limits { $0.depth = 2 }))
        #expect("\(error)" == "line 2, column 3: elements are nested deeper than 2")
        #expect(refusal(html: "<p><b>x", limits: limits { $0.depth = 4 }) == nil)
        #expect(refusal(html: "<p><b><i>x", limits: limits { $0.depth = 4 })?.reason == .limit)
    }

    @Test("a tag has at most 512 attributes", arguments: [512, 513, 40_000])
    func attributes(count: Int) throws {
        let tag = "<a " + (0..<count).map { "a\($0)='>'" }.joined(separator: " ") + "/>"
        #expect(refusal(xml: tag)?.reason == (count > 512 ? .limit : nil))
        #expect(refusal(html: tag)?.reason == (count > 512 ? .limit : nil))
        #expect(refusal(html: tag.split(separator: "='>'").joined() + ">")?.reason == (count > 512 ? .limit : nil))
    }

    @Test("the total of attributes in all tags is limited")
    func attributesInAll() throws {
        let tag = "<b " + (0..<500).map { "a\($0)=''" }.joined(separator: " ") + "/>"
        #expect(refusal(xml: "<a>\(tag.times(100))</a>") == nil)
        #expect(refusal(xml: "<a>\(tag.times(400))</a>")?.reason == .limit)
        #expect(refusal(html: "<a>\(tag.times(400))</a>")?.reason == .limit)
    }

    @Test("the number of namespaces in scope is limited")
    func namespaces() throws {
        let declarations = (0..<300).map { "xmlns:n\($0)='u'" }.joined(separator: " ")
        #expect(refusal(xml: "<a><b \(declarations)/><b \(declarations)/></a>") == nil)
        #expect(refusal(xml: "<a \(declarations)><a \(declarations)/></a>")?.reason == .limit)
    }

    @Test("the number of different names is limited")
    func names() throws {
        let names = (0..<30_000).map { "<n\($0)/>" }.joined()
        #expect(refusal(xml: "<a>\(names)</a>")?.reason == .limit)
        #expect(refusal(html: names)?.reason == .limit)
        #expect(refusal(xml: "<a>\("<n/>".times(30_000))</a>") == nil)
    }

    @Test("tags, references and control characters of HTML are limited; XML has other rules")
    func htmlMarkup() throws {
        for (part, change) in [
            ("<br>", { $0.tags = 5 }), ("&amp;", { $0.references = 5 }), ("\u{1}", { $0.controls = 5 }),
        ] as [(String, (inout Limits) -> Void)] {
            #expect(refusal(html: "<p>x" + part.times(4), limits: limits(change)) == nil)
            #expect(refusal(html: "<p>x" + part.times(6), limits: limits(change))?.reason == .limit)
        }
        #expect(refusal(xml: "<a>" + "<b/>".times(100_000) + "</a>") == nil)
        #expect(refusal(html: "<p>" + "\t\n\u{C}\r".times(10_000) + "x", limits: limits { $0.controls = 0 }) == nil)
    }

    @Test("the total of attributes in html, head and body tags is limited", arguments: ["html", "HEAD", "body"])
    func frame(name: String) throws {
        let tags = (0..<2_000).map { "<\(name) a\($0)>" }
        #expect(refusal(html: tags.prefix(1_000).joined() + "x") == nil)
        #expect(refusal(html: tags.joined() + "x")?.reason == .limit)
        #expect(refusal(html: "<\(name)>".times(2_000) + "<bodyx a></bodyx>".times(2_000) + "x") == nil)
    }

    @Test(
        "XML: a tag with too many attributes is found after every decoy",
        arguments: [
            "<!-- \" -->", "<?p \"?>", "<![CDATA[\"]]>", "\"'", "<b c='\"'/>", "<b c=\"'\">'</b>", "<b c='>'/>",
            "<b\n/>",
        ])
    func xmlHidingPlaces(decoy: String) throws {
        let tag = "<a>\(decoy)<x a='1' b='2' c='3'/></a>"
        #expect(refusal(xml: tag, limits: limits { $0.attributes = 3 }) == nil)
        #expect(refusal(xml: tag, limits: limits { $0.attributes = 2 })?.reason == .limit)
    }
}
