import Markup
import Testing

@Suite("XPath")
struct XPathTests {
    private let page = """
        <ul id=u><li class=a>One <b>1</b><li class=b>Two<li class="a">Three <a href=/3>3</a></ul><p class=a>Text
        """

    @Test("elements come in document order")
    func order() throws {
        let document = try Document(html: page)
        var items = try document.root.select(XPath("//p | //b | //li[@class = 'a']"))
        #expect(items.count == 4)
        var names: [String] = []
        while let item = items.next() {
            names.append(item.name)
        }
        #expect(names == ["li", "b", "li", "p"])
    }

    @Test("a path is relative to the element it is evaluated on")
    func contextNode() throws {
        let document = try Document(html: page)
        var items = try document.root.select(XPath("//li"))
        var links: [Double] = []
        while let item = items.next() {
            links.append(try item.number(XPath("count(.//a)")))
        }
        #expect(links == [0, 0, 1])
    }

    @Test("results are strings, numbers and Booleans")
    func values() throws {
        let root = try Document(html: page)
        #expect(try root.root.string(XPath("//li[2]")) == "Two")
        #expect(try root.root.string(XPath("//nothing")) == "")
        #expect(try root.root.number(XPath("count(//li)")) == 3)
        #expect(try root.root.number(XPath("//b + 1")) == 2)
        #expect(try root.root.number(XPath("//li[2]")).isNaN)
        #expect(try root.root.bool(XPath("//li[@class = 'b']")) == true)
        #expect(try root.root.bool(XPath("//li[@class = 'c']")) == false)
        #expect(try root.root.strings(XPath("//@href | //b/text()")) == ["1", "/3"])
        #expect(try root.root.first(XPath("//li[last()]"))?.attribute("class") == "a")
    }

    @Test("variables are strings, numbers and Booleans")
    func variables() throws {
        let document = try Document(html: page)
        let path = XPath("count(//li[@class = $class][position() > $after or $all])")
        #expect(try document.root.number(path, ["class": "a", "after": 1, "all": false]) == 1)
        #expect(try document.root.number(path, ["class": "a", "after": 1, "all": true]) == 2)
        #expect(try document.root.number(path, ["class": "é", "after": 0, "all": false]) == 0)
    }

    @Test(
        "the value of a variable never becomes part of the expression",
        arguments: [
            "a' or '1' = '1", "'] | //* | //x['", "a\" or \"1\" = \"1", "$class", "//li", "\u{301}'",
        ])
    func injection(value: String) throws {
        let document = try Document(html: page)
        let path = XPath("//li[@class = $class]")
        #expect(try document.root.select(path, ["class": .string(value)]).count == 0)
        #expect(try document.root.string(XPath("string($value)"), ["value": .string(value)]) == value)
    }

    @Test("prefixes are mapped to namespaces")
    func namespaces() throws {
        let document = try Document(xml: "<a xmlns='urn:x'><b/><b xmlns='urn:y'/></a>")
        #expect(try document.root.number(XPath("count(//x:b)", namespaces: ["x": "urn:x"])) == 1)
        #expect(try document.root.number(XPath("count(/x:a/y:b)", namespaces: ["x": "urn:x", "y": "urn:y"])) == 1)
        #expect(try document.root.number(XPath("count(//b)")) == 0)
    }

    /// Returns why the evaluation fails; nil if it succeeds.
    private func refusal(_ path: XPath, _ variables: [String: XPath.Value] = [:]) throws -> MarkupError? {
        let document = try Document(html: page)
        do {
            _ = try document.root.select(path, variables)
            return nil
        } catch {
            return error
        }
    }

    @Test("mistakes give the same error, with a reason and the position, each time")
    func mistakes() throws {
        for (path, words) in [
            (XPath("//li["), "invalid expression"), (XPath("//li[1"), "invalid predicate"),
            (XPath("//li[@class = $c]"), "undefined variable"), (XPath("//x:li"), "undefined namespace prefix"),
            (XPath("unheard()"), "unknown function"), (XPath("count(1)"), "wrong type of value"),
            (XPath("count()"), "wrong number of arguments"), (XPath("'a"), "unterminated literal"),
            (XPath("document('/etc/passwd')"), "unknown function"),
            (XPath("1"), "does not select elements"), (XPath("//@class"), "does not select elements"),
        ] {
            for _ in 1...2 {
                let error = try #require(try refusal(path))
                #expect(error.reason == .expression)
                #expect(error.problems.first?.domain == .xPath)
                #expect("\(error)".contains(words))
            }
        }
        #expect("\(try #require(try refusal(XPath("//li[1"))))".contains("of //li[1"))
    }

    @Test("all evaluations in one document share a budget of steps; another document has its own")
    func shared() throws {
        let document = try Document(html: page, limits: limits { $0.steps = 2_000 })
        var count = 0
        var error: MarkupError?
        while error == nil, count < 10_000 {
            do {
                _ = try document.root.strings(XPath("//li"))
                count += 1
            } catch let problem {
                error = problem
            }
        }
        #expect(count > 10 && count < 2_000)
        #expect(error?.reason == .expression)
        let other = try Document(html: page, limits: limits { $0.steps = 2_000 })
        #expect(try other.root.strings(XPath("//li")).isEmpty == false)
    }

    @Test("many searches in deeply nested elements end at the budget")
    func nested() throws {
        let text = "<div id=x>".times(240) + "<i></i>".times(20_000)
        let document = try Document(html: text)
        var elements = try document.root.select(XPath("//div"))
        #expect(throws: MarkupError.self) {
            while let element = elements.next() {
                for _ in 0..<10 { _ = try element.first(XPath(".//*[@itemprop='name']")) }
            }
        }
    }

    @Test("a null character in a variable is rejected, not truncated")
    func null() throws {
        #expect(try refusal(XPath("//li[@class = $c]"), ["c": "a\0b"])?.reason == .expression)
    }

    @Test("evaluation ends after 500,000 steps")
    func stepLimit() throws {
        let document = try Document(xml: "<a>\("<b/>".times(3_000))</a>")
        #expect(throws: MarkupError.self) {
            try document.root.number(XPath("count(//b[count(preceding::b) > count(following::b)])"))
        }
        #expect(try document.root.number(XPath("count(//b)")) == 3_000)
    }
}
