import Markup
import Testing

@Suite("CSS selectors")
struct CSSSelectorTests {
    static let page = """
        <!DOCTYPE html><title>t</title><ul id=u class="list big"><li class="a b" lang=de>1<li class=" b  new ">2
        <li CLASS=c data-x="a &quot;b">3<ul><li class=a>4</ul></ul><p class=A>5 <a href=/x rel="me nofollow">6</a>
        <p><a href="https://y/#é">7</a><b></b>
        """

    /// Returns the paths of the elements.
    private func paths(_ selection: consuming Selection) -> [String] {
        var paths: [String] = []
        while let element = selection.next() { paths.append(element.path) }
        return paths
    }

    @Test(
        "a selector selects what the equivalent expression selects",
        arguments: [
            ("li", "//li"), ("LI", "//li"), ("*", "//*"), ("#u", "//*[@id='u']"), ("ul#u.big", "//ul[@id='u']"),
            (".b", "//li[position() < 3][../@id]"), ("li.a", "//li[@class='a b' or @class='a']"), (".A", "//p[@class]"),
            (".a.b", "//li[@class='a b']"), ("[lang]", "//*[@lang]"), ("[LANG=de]", "//*[@lang='de']"),
            ("[lang='d']", "/*[false()]"), ("[ rel ~= nofollow ]", "//a[@rel]"),
            ("[rel~='me nofollow']", "/*[false()]"),
            ("[rel='me nofollow']", "//a[@rel]"), ("[href^='https:']", "//a[starts-with(@href, 'https:')]"),
            ("[href$='é']", "//p[2]/a"), ("[href*=x]", "//a[@href='/x']"), ("[href^='']", "/*[false()]"),
            ("[href$='']", "/*[false()]"), ("[href*='']", "/*[false()]"), ("[rel~='']", "/*[false()]"),
            ("[href$='xxxx/x']", "/*[false()]"), ("[data-x='a \"b']", "//li[3]"), ("ul li", "//ul//li"),
            ("ul ul li", "//ul//ul//li"),
            ("ul>li", "//ul/li"), ("ul > li > ul", "//ul/li/ul"), ("body > li", "/*[false()]"),
            ("p a, b", "//p//a | //b"),
            ("b,a ,\n.A", "//b | //a | //p[@class='A']"), ("html", "/html"), ("html > body li", "//li"),
            ("li:first-child", "//li[1]"), ("li:nth-child(3)", "//ul/li[3]"), ("li:nth-child( 2 )", "//ul/li[2]"),
            ("a:nth-child(1)", "//a[1]"), ("b:nth-child(2)", "//b"), (":nth-child(9)", "/*[false()]"),
            (":first-child", "//*[not(preceding-sibling::*)]"),
            ("ul :first-child", "//ul//*[not(preceding-sibling::*)]"), ("-x", "/*[false()]"), ("_y-1", "/*[false()]"),
        ])
    func equivalents(css: String, xPath: String) throws {
        let document = try Document(html: Self.page)
        let selector = try CSSSelector(chosenAtRunTime: css)
        let expected = paths(try document.root.select(XPath(chosenAtRunTime: xPath)))
        #expect(paths(try document.select(selector)) == expected)
        // From an element, all but that element.
        #expect(paths(try document.root.select(selector)) == expected.filter { $0 != "/html" })
    }

    @Test("an element's selection is within it, while the selector looks at the whole document")
    func scope() throws {
        let document = try Document(html: Self.page)
        guard let list = try document.root.first(css: "#u") else { throw Missing() }
        #expect(try list.select(css: "body li").count == 4)
        #expect(try list.select(css: "ul ul").count == 1)
        #expect(try list.select(css: "#u").count == 0)
        #expect(try list.first(css: "a")?.name == nil)
    }

    @Test("in XML, names are compared exactly, in any namespace; attributes are those in none")
    func xml() throws {
        let document = try Document(xml: "<a xmlns='urn:x' xmlns:p='urn:p'><B p:c='1'/><p:B c='1'/><b/></a>")
        #expect(try document.select(css: "B").count == 2)
        #expect(try document.select(css: "b").count == 1)
        #expect(paths(try document.select(css: "[c]")) == ["/a/p:B"])
        #expect(paths(try document.select(css: "[c='1']")) == ["/a/p:B"])
    }

    @Test(
        "everything else is an error with its position",
        arguments: [
            ("", 1), (" ", 2), (",", 1), ("a,", 3), ("a,,b", 3), ("> a", 1), ("a >", 4), ("a > > b", 5), ("a + b", 3),
            ("a ~ b", 3), ("a:hover", 2), ("a::before", 2), ("a:not(b)", 2), (":nth-child(0)", 13),
            (":nth-child(2n)", 13),
            (":nth-child(odd)", 12), (":nth-child()", 12), (":nth-child(3", 13),
            (":nth-child(999999999999999999999)", 18),
            ("#", 2), ("#1", 2), (".", 2), (".-", 2), (".-1", 2), ("1", 1), ("a*", 2), ("*a", 2), ("é.é#", 5),
            ("[]", 2), ("[a", 3), ("[a=]", 4), ("[a=1]", 4), ("[a='b]", 7), ("[a=\"b\\\"\"]", 6), ("[a|=b]", 3),
            ("[a=b i]", 6), ("[a==b]", 4), ("[a='\n']", 5), ("p|a", 2), ("a\\62", 2), ("a/**/b", 2), ("a]", 2),
            ("a{", 2),
            ("a\0", 2), ("$v0", 1), ("'a'", 1), ("a b)", 4), ("A:First-Child", 2),
        ])
    func mistakes(css: String, character: Int) throws {
        let error = #expect(throws: MarkupError.self) { try CSSSelector(chosenAtRunTime: css) }
        #expect(error?.reason == .expression)
        let problem = try #require(error?.problems.first)
        #expect(problem.domain == .css)
        #expect(problem.column == character, "\(problem)")
        #expect(problem.message.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }

    @Test("a value with quotes, brackets or dollars stays a value")
    func injection() throws {
        for value in ["'] | //* | //x['", "' or '1'='1", "$v0", ") or (1", "]", "//*"] {
            let document = try Document(xml: "<a><b c=\"\(value)\"/><b c='other'/></a>")
            let selector = try CSSSelector(chosenAtRunTime: "[c=\"\(value)\"]")
            #expect(paths(try document.select(selector)) == ["/a/b[1]"])
        }
    }

    @Test("length and depth are accepted up to the limit; the deepest chain can be evaluated")
    func limits() throws {
        let depth = 16
        let deep = Array(repeating: "a:nth-child(1)[b]", count: depth).joined(separator: " ")
        let document = try Document(xml: "<a b=''>".times(depth) + "</a>".times(depth))
        #expect(try document.select(CSSSelector(chosenAtRunTime: deep)).count == 1)
        #expect(throws: MarkupError.self) { try CSSSelector(chosenAtRunTime: deep + " a") }
        let longest = "a".times(1_000)
        #expect(try document.select(CSSSelector(chosenAtRunTime: longest)).count == 0)
        #expect(throws: MarkupError.self) { try CSSSelector(chosenAtRunTime: longest + "a") }
        let wide = Array(repeating: ".a", count: 333).joined(separator: ",")
        #expect(try document.select(CSSSelector(chosenAtRunTime: wide)).count == 0)
    }

    @Test("the steps of a document limit selectors too")
    func steps() throws {
        let nested = try Document(html: "<div>".times(200) + "<i></i>".times(30_000))
        let selector = try CSSSelector(chosenAtRunTime: "b div b div i")
        let time = processorTime {
            #expect(throws: MarkupError.self) { try nested.select(selector).count }
        }
        #expect(time < .seconds(5))
        let page = try Document(html: "<ul>" + "<li class='a b'><a href=/x>x</a>".times(4_000))
        #expect(try page.select(css: "ul > li.a a[href^='/']").count == 4_000)
    }
}
