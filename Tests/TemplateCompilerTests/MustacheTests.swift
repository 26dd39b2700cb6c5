import Testing

@Suite("Mustache")
struct MustacheTests {
    @Test("Values, dotted names and the value itself")
    func values() throws {
        #expect(try steps("a{{b}}c{{ d.e }}f{{.}}") == #""a" {text b} "c" {text d.e} "f" {text .}"#)
    }

    @Test("Sections and inverted sections, nested")
    func sections() throws {
        #expect(try steps("{{#a}}x{{^b.c}}y{{/b.c}}{{/a}}z") == #"{#a "x" {^b.c "y"}} "z""#)
    }

    @Test("Comments are removed, including those of several lines or with tags inside")
    func comments() throws {
        #expect(try steps("a{{! b {{c }}d{{!\n\n}}e") == #""ade""#)
    }

    @Test("A single brace is markup")
    func braces() throws {
        #expect(try steps("a { b } c }} d") == #""a { b } c }} d""#)
    }

    @Test(
        "A line with only tags that print nothing is removed",
        arguments: [
            ("a\n{{#b}}\nc\n{{/b}}\nd", #""a⏎" {#b "c⏎"} "d""#),
            ("  {{#b}}  \nc\n \t{{/b}} ", #"{#b "c⏎"}"#),
            ("a\n{{! x }}\nb", #""a⏎b""#),
            ("a\n  {{!\n x\n }}\nb", #""a⏎b""#),
            ("{{^b}}\n{{/b}}\n", "{^b }"),
            ("a\n{{#b}}\n{{#c}}\nd\n{{/c}}\n{{/b}}\n", #""a⏎" {#b {#c "d⏎"}}"#),
        ])
    func standalone(template: String, expected: String) throws {
        #expect(try steps(template) == expected)
    }

    @Test(
        "A line with anything else stays",
        arguments: [
            ("a\n{{b}}\nc", #""a⏎" {text b} "⏎c""#),
            ("a {{#b}}\nc{{/b}}\n", #""a " {#b "⏎c"} "⏎""#),
            ("{{#b}}{{/b}}\n", #"{#b } "⏎""#),
            ("{{#b}} x\n{{/b}}\ny", #"{#b " x⏎"} "y""#),
            ("{{! x }} y", #"" y""#),
        ])
    func inline(template: String, expected: String) throws {
        #expect(try steps(template) == expected)
    }

    @Test(
        "A tag that is not closed, or has no name, is rejected",
        arguments: [
            ("a\n {{b", "2:2: error: this tag is not closed; end it with }}"),
            ("{{}}", "1:1: error: this tag has no name; write one, or {{.}} for the value itself"),
            ("x{{# }}", "1:2: error: this tag has no name; write one, or {{.}} for the value itself"),
        ])
    func brokenTags(template: String, error: String) {
        #expect(errors(template) == ["Templates/Holidays/list.mustache:\(error)"])
    }

    @Test(
        "Names that are not valid in Swift are rejected",
        arguments: [
            ("{{a-b}}", "1:3: \(Message.notProperty("a-b"))"),
            ("{{#1a}}{{/1a}}", "1:4: \(Message.notProperty("1a"))"),
            ("{{a..b}}", "1:3: \(Message.notProperty("a..b"))"),
            ("{{ a() }}", "1:4: \(Message.notProperty("a()"))"),
            ("{{a.self}}", "1:3: error: 'self' is reserved in Swift; rename the property"),
            ("{{> *a}}", "1:5: error: '*a' is not a template name"),
            ("{{$a.b}}{{/a.b}}", "1:4: error: 'a.b' is not a block name; use letters, digits and _"),
        ])
    func names(template: String, error: String) {
        #expect(errors(template).first == "Templates/Holidays/list.mustache:\(error)")
    }

    @Test(
        "Raw output and other delimiters are rejected",
        arguments: [
            ("<p>\n  {{{a}}}b", "2:3: \(Message.noRawOutput)"),
            ("<p>{{& a }}", "1:4: \(Message.noRawOutput)"),
            ("{{=<% %>=}}", "1:1: error: delimiters cannot be changed; write tags with {{ and }}"),
        ])
    func refused(template: String, error: String) {
        #expect(errors(template) == ["Templates/Holidays/list.mustache:\(error)"])
    }

    @Test(
        "Unbalanced sections are rejected",
        arguments: [
            ("{{#a}}", "1:4: error: {{#a}} is not closed; write {{/a}}"),
            ("{{/a}}", "1:4: error: {{/a}} has no opening tag; remove it"),
            ("{{/a\n\n b}}", "1:4: error: {{/a  b}} has no opening tag; remove it"),
            ("{{#a}}{{/b}}", "1:10: error: {{/b}} does not close {{#a}}; write {{/a}}"),
            ("\n{{^a}}{{#b}}{{/a}}{{/b}}", "2:16: error: {{/a}} does not close {{#b}}; write {{/b}}"),
        ])
    func unbalanced(template: String, error: String) {
        #expect(errors(template).first == "Templates/Holidays/list.mustache:\(error)")
    }

    @Test("All errors of all files are reported, sorted, each once")
    func allErrors() {
        let others = ["Holidays/_a": "{{{x}}}", "Holidays/b": "{{> a}}\n{{/y}}"]
        #expect(
            errors("{{> a}}\n{{&x}} {{z", others) == [
                "Templates/Holidays/_a.mustache:1:1: \(Message.noRawOutput)",
                "Templates/Holidays/b.mustache:2:4: error: {{/y}} has no opening tag; remove it",
                "Templates/Holidays/list.mustache:2:1: \(Message.noRawOutput)",
                "Templates/Holidays/list.mustache:2:8: error: this tag is not closed; end it with }}",
            ])
    }
}
