import Markup
import Testing

@Suite("Names and expressions chosen at run time")
struct RunTimeNamesTests {
    private static let text = "<l xmlns:x='urn:x'><n a='1' x:a='2'>one</n><ñ>two</ñ><n>three</n></l>"

    /// Returns the text as the compiler cannot know it.
    private func chosen(_ text: String) -> String {
        String(decoding: Array(text.utf8), as: UTF8.self)
    }

    @Test("names chosen at run time find what literals find")
    func names() throws {
        let document = try Document(xml: Self.text)
        let root = document.root
        #expect(root.firstChild(named: chosen("n"))?.text == "one")
        #expect(root.firstChild(named: chosen("ñ"))?.text == "two")
        #expect(root.firstChild(named: chosen("m"))?.name == nil)
        var count = 0
        var children = root.children(named: chosen("n"))
        while let child = children.next() {
            count += 1
            #expect(child.isNamed(chosen("n")) && !child.isNamed(chosen("ñ")))
        }
        #expect(count == 2)
        guard let first = root.firstChild(named: "n") else { throw Missing() }
        #expect(first.attribute(chosen("a")) == "1")
        #expect(first.attribute(chosen("b")) == nil)
        #expect(first.attribute(chosen("a"), in: chosen("urn:x")) == "2")
        #expect(first.attribute(chosen("a"), in: chosen("urn:y")) == nil)
    }

    @Test(
        "a name that is longer, shorter, empty, decomposed, or has a null character equals nothing",
        arguments: ["", "nn", "n\0", "\0", "n\u{301}", "n ", "N", "n".times(100_000)])
    func otherNames(name: String) throws {
        let document = try Document(xml: Self.text)
        #expect(document.root.firstChild(named: name)?.name == nil)
        #expect(document.root.firstChild(named: "n")?.isNamed(name) == false)
        let composed = try Document(xml: "<a><\u{F1}/></a>")
        #expect(composed.root.firstChild(named: "\u{F1}")?.name == "\u{F1}")
        #expect(composed.root.firstChild(named: chosen("n\u{303}"))?.name == nil)
    }

    @Test("an expression chosen at run time gives what the literal gives, with variables and namespaces")
    func expressions() throws {
        let document = try Document(xml: Self.text)
        let path = try XPath(chosenAtRunTime: chosen("//n[@x:a = $a]"), namespaces: ["x": "urn:x"])
        #expect(try document.root.first(path, ["a": "2"])?.text == "one")
        #expect(try document.root.first(path, ["a": "2' or '1' = '1"])?.name == nil)
        #expect(try document.root.strings(XPath(chosenAtRunTime: "//*[local-name() = 'ñ']")) == ["two"])
    }

    /// Returns why the expression is rejected; nil if it is accepted.
    private func refusal(_ text: String) -> MarkupError? {
        do {
            _ = try XPath(chosenAtRunTime: text)
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "an expression that does not compile is rejected with the position of the mistake",
        arguments: [
            ("//li[", 6), ("//li[1", 7), ("", 1), ("é = ]", 5), ("a b", 3), ("'a", 3), ("a\0b", 2), ("//\u{8}", 3),
            ("1 +", 4), (")", 1),
        ])
    func mistakes(text: String, character: Int) throws {
        let error = try #require(refusal(text))
        #expect(error.reason == .expression)
        let problem = try #require(error.problems.first)
        #expect(problem.domain == .xPath && problem.line == nil)
        #expect(problem.column == character, "\(problem)")
    }

    @Test("what the grammar does not know is an error of the evaluation")
    func evaluation() throws {
        let document = try Document(xml: Self.text)
        for text in ["unheard()", "$x", "y:n", "document('/etc/passwd')"] {
            let path = try XPath(chosenAtRunTime: text)
            let error = #expect(throws: MarkupError.self) { try document.root.strings(path) }
            #expect(error?.reason == .expression)
        }
    }

    @Test("the length is limited, and so is the depth")
    func limits() throws {
        let longest = "'" + "x".times(4_094) + "'"
        #expect(refusal(longest) == nil)
        #expect(refusal(longest + " ")?.reason == .expression)
        #expect(refusal("(".times(2_000) + "1" + ")".times(2_000))?.reason == .expression)
        #expect(refusal("a[".times(1_300) + "1" + "]".times(1_300))?.reason == .expression)
    }

    @Test("a message is one short line, whatever the expression says")
    func messages() throws {
        let problem = try #require(refusal("'\u{85}\n\u{2028}" + "é".times(2_000))?.problems.first)
        #expect(problem.message.utf8.count <= Problem.maximumLength)
        #expect(problem.message.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }

    @Test("the same limits of steps apply as to literals")
    func steps() throws {
        let document = try Document(xml: "<a>\("<b/>".times(3_000))</a>")
        let path = try XPath(chosenAtRunTime: "count(//b[count(preceding::b) > count(following::b)])")
        #expect(throws: MarkupError.self) { try document.root.number(path) }
        let poor = try Document(xml: "<a><b/></a>", limits: .steps(0))
        #expect(throws: MarkupError.self) { try poor.root.number(XPath(chosenAtRunTime: "count(//b)")) }
    }

    @Test("random text is compiled or rejected, and evaluated or rejected")
    func random() throws {
        var generator = Random(seed: 3)
        let words = [
            "//", "/", "n", "*", "@", "[", "]", "(", ")", "'", "\"", "$a", "::", "..", "1", "-", "|", "é", " or ",
        ]
        let document = try Document(xml: Self.text, limits: .steps(Int.max))
        var compiled = 0
        for _ in 0..<5_000 {
            let text = generator.text(of: words, upTo: 8)
            guard let path = try? XPath(chosenAtRunTime: text) else { continue }
            compiled += 1
            _ = try? document.root.strings(path, ["a": "1"])
        }
        #expect(compiled > 100)
    }
}
