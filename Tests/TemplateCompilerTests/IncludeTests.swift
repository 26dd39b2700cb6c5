import Testing

@Suite("Includes")
struct IncludeTests {
    @Test("A partial is a page or a _partial of the module or, failing that, of Layout")
    func lookup() throws {
        let others = [
            "Holidays/_row": "row", "Holidays/results": "results", "Layout/_row": "layout row",
            "Layout/_notice": "notice", "Layout/plain": "plain",
        ]
        #expect(try steps("{{> row}}", others) == #""row""#)
        #expect(try steps("{{> _row}}", others) == #""row""#)
        #expect(try steps("{{> results}}", others) == #""results""#)
        #expect(try steps("{{> notice}}{{> plain}}", others) == #""noticeplain""#)
        #expect(try steps("{{> Layout/row}}{{> Holidays/row}}", others) == #""layout rowrow""#)
    }

    @Test("Templates of Layout include only templates of Layout")
    func layoutLookup() throws {
        let others = ["Layout/_a": "{{> b}}", "Layout/_b": "layout b", "Holidays/_b": "own b"]
        #expect(try steps("{{> a}}", others) == #""layout b""#)
    }

    @Test("A partial alone on its line leaves no line break, and its names refer to the current value")
    func partialLines() throws {
        let others = ["Holidays/_row": "<li>{{name}}</li>\n"]
        #expect(try steps("{{#rows}}\n  {{> row}}\n{{/rows}}\n", others) == ##"{#rows "<li>" {text name} "</li>⏎"}"##)
    }

    @Test(
        "Unknown, foreign and ambiguous includes are rejected",
        arguments: [
            ("\n{{> x}}", "2:5: \(Message.unknownTemplate("x"))"),
            ("{{<x}}{{/x}}", "1:4: \(Message.unknownTemplate("x"))"),
            (
                "{{> Countries/x}}",
                "1:5: error: 'Countries/x' belongs to another module; move what both need to Templates/Layout"
            ),
            ("{{> both}}", "1:5: error: 'both' is ambiguous: both.mustache or _both.mustache; rename one of them"),
        ])
    func unknown(template: String, error: String) {
        let others = ["Countries/x": "x", "Holidays/both": "1", "Holidays/_both": "2"]
        #expect(errors(template, others) == ["Templates/Holidays/list.mustache:\(error)"])
    }

    @Test("A template cannot include itself, directly or through others")
    func circles() {
        #expect(
            errors("{{> list}}") == [
                "Templates/Holidays/list.mustache:1:5: \(Message.circle("list → list"))"
            ])
        #expect(
            errors("{{> a}}", ["Holidays/_a": "x\n{{#y}}{{> b}}{{/y}}", "Holidays/_b": "{{> a}}"]) == [
                "Templates/Holidays/_b.mustache:1:5: \(Message.circle("_a → _b → _a"))"
            ])
        #expect(
            errors("{{<f}}{{$c}}{{> list}}{{/c}}{{/f}}", ["Layout/_f": "{{$c}}{{/c}}"]) == [
                "Templates/Holidays/list.mustache:1:17: \(Message.circle("list → list"))"
            ])
    }

    @Test(
        "A page that includes more than the limit is rejected, however few templates it is made of",
        .timeLimit(.minutes(30)))
    func limit() {
        let twice: [String: String] = Dictionary(
            uniqueKeysWithValues: (1...40).map { ("Holidays/_a\($0)", "{{> a\($0 + 1)}}{{> a\($0 + 1)}}") })
        #expect(
            errors("{{> a1}}", twice.merging(["Holidays/_a41": "x"]) { $1 }) == [
                "Templates/Holidays/list.mustache:1:1: \(Message.tooLong)"
            ])
        let values = String(repeating: "{{x}}", count: 9_999)
        #expect(errors("{{> most}}", ["Holidays/_most": values]) == [])
        #expect(
            errors("{{> most}}", ["Holidays/_most": values + "{{x}}"]) == [
                "Templates/Holidays/list.mustache:1:1: \(Message.tooLong)"
            ])
    }

    @Test("The names of blocks are found once in each parent, however many ways lead there", .timeLimit(.minutes(30)))
    func manyParents() {
        let parents: [String: String] = Dictionary(
            uniqueKeysWithValues: (1...40).map { number in
                let next = "{{<a\(number + 1)}}{{$b}}{{/b}}{{/a\(number + 1)}}"
                return ("Holidays/_a\(number)", next + next)
            })
        let found = errors("{{<a1}}{{$c}}{{/c}}{{/a1}}", parents.merging(["Holidays/_a41": "{{$b}}{{/b}}"]) { $1 })
        #expect(
            found == [
                "Templates/Holidays/list.mustache:1:1: \(Message.tooLong)",
                "Templates/Holidays/list.mustache:1:11: error: {{<a1}} has no block 'c'; it has b",
            ])
    }

    @Test("A block is replaced, or keeps its default content")
    func blocks() throws {
        let frame = ["Layout/_frame": "<h1>{{$title}}{{name}}{{/title}}</h1>{{$content}}-{{/content}}"]
        #expect(
            try steps("{{<frame}}{{$content}}<p>{{/content}}{{/frame}}", frame)
                == #""<h1>" {text name} "</h1><p>""#)
        #expect(
            try steps(
                "{{<frame}}\n{{! both }}\n{{$content}}\n{{x}}\n{{/content}}\n{{$title}}T{{/title}}\n{{/frame}}\n", frame
            )
                == #""<h1>T</h1>" {text x} "⏎""#)
        #expect(try steps("{{> frame}}", frame) == #""<h1>" {text name} "</h1>-""#)
    }

    @Test("With several parents the page's own block takes precedence")
    func severalParents() throws {
        let others = [
            "Layout/_frame": "({{$content}}{{/content}})",
            "Layout/_two": "{{<frame}}{{$content}}{{$left}}l{{/left}}|{{$right}}r{{/right}}{{/content}}{{/frame}}",
        ]
        #expect(try steps("{{<two}}{{$left}}L{{/left}}{{/two}}", others) == #""(L|r)""#)
        #expect(try steps("{{<two}}{{$content}}all{{/content}}{{/two}}", others) == #""(all)""#)
    }

    @Test("A card can contain a card; a partial does not see the blocks around it")
    func nesting() throws {
        let others = ["Layout/_card": "[{{$body}}empty{{/body}}]"]
        let nested = "{{<card}}{{$body}}a{{<card}}{{$body}}b{{/body}}{{/card}}{{> card}}{{/body}}{{/card}}"
        #expect(try steps(nested, others) == #""[a[b][empty]]""#)
    }

    @Test("Includes in a block are resolved relative to the template that contains the block")
    func blockLookup() throws {
        let others = ["Layout/_frame": "{{$c}}{{/c}}", "Layout/_row": "layout", "Holidays/_row": "own"]
        #expect(try steps("{{<frame}}{{$c}}{{> row}}{{/c}}{{/frame}}", others) == #""own""#)
    }

    @Test(
        "Unknown blocks, duplicate blocks and text beside blocks are rejected, not dropped",
        arguments: [
            ("{{<f}}{{$x}}{{/x}}{{/f}}", "1:10: error: {{<f}} has no block 'x'; it has a, b"),
            ("{{<g}}{{$x}}{{/x}}{{/g}}", "1:10: error: {{<g}} has no block 'x'; include it with {{> }} instead"),
            ("{{<f}}{{$a}}{{/a}}{{$a}}{{/a}}{{/f}}", "1:22: error: {{$a}} is duplicated; remove one"),
            ("{{<f}}\n  text{{/f}}", "2:3: \(Message.onlyBlocks)"),
            ("{{<f}}{{x}}{{/f}}", "1:9: \(Message.onlyBlocks)"),
            ("{{<f}}{{#x}}{{/x}}{{/f}}", "1:10: \(Message.onlyBlocks)"),
        ])
    func strays(template: String, error: String) {
        let others = ["Layout/_f": "{{$a}}{{$b}}{{/b}}{{/a}}", "Layout/_g": "x"]
        #expect(errors(template, others) == ["Templates/Holidays/list.mustache:\(error)"])
    }
}
