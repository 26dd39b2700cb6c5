import Testing

@testable import TemplateCompiler

@Suite("Marks")
struct MarkTests {
    private let frame = ["Layout/_frame": "<main>{{%contentStart}}\n{{$content}}{{/content}}\n{{%contentEnd}}</main>"]

    @Test("A mark notes a position and writes nothing; alone on its line it leaves no line break")
    func steps() throws {
        let page = "{{#text}}\n{{%loadingStart}}<p>{{.}}</p>{{%loadingEnd}}\n{{/text}}\n<p>\n{{%contentEnd}}\n</p>"
        let expected =
            ##"{#text {%loadingStart} "<p>" {text .} "</p>" {%loadingEnd} "⏎"} "<p>⏎" {%contentEnd} "</p>""##
        #expect(try TemplateCompilerTests.steps(page) == expected)
    }

    @Test("White space before a mark at the start of a line is still ignored after it")
    func lineStart() throws {
        #expect(try TemplateCompilerTests.steps("<p>\n{{%contentEnd}} <b>") == #""<p>⏎" {%contentEnd} "<b>""#)
    }

    @Test("Only a page that marks its loading state conforms as one")
    func conformance() throws {
        let loading = "{{<frame}}{{$content}}{{%loadingStart}}<p>x</p>{{%loadingEnd}}{{/content}}{{/frame}}"
        let swift = try TemplateCompilerTests.swift(loading, frame)
        #expect(swift.contains("extension ListPage: HTMLLoadingPage {"))
        #expect(swift.contains("writer.mark(.loadingStart)") && swift.contains("writer.mark(.contentEnd)"))
        let plain = try TemplateCompilerTests.swift("{{<frame}}{{$content}}<p>x</p>{{/content}}{{/frame}}", frame)
        #expect(plain.contains("extension ListPage: HTMLPage {") && plain.contains("writer.mark(.contentStart)"))
    }

    @Test("The content of a frame marks its loading state; the frame's template marks the content")
    func content() throws {
        let swift = try TemplateCompilerTests.swift("{{%loadingStart}}<p>x</p>{{%loadingEnd}}", [:])
        #expect(swift.contains("extension ListPage: HTMLLoadingPage {"))
    }

    @Test("A section that holds only marks uses no names")
    func countedSection() throws {
        let page = "{{<frame}}{{$content}}{{#a}}{{%loadingStart}}x{{%loadingEnd}}{{/a}}{{/content}}{{/frame}}"
        #expect(try TemplateCompilerTests.swift(page, frame).contains(".count(part1)"))
    }

    @Test(
        "Marks that could not split a page are rejected",
        arguments: [
            ("{{%loading}}", "1:4: error: 'loading' is not a mark; the marks are \(Mark.names)"),
            ("{{%}}", "1:1: error: this tag has no name; write one, or {{.}} for the value itself"),
            (
                "\n{{%contentStart}}{{%contentStart}}{{%contentEnd}}",
                "2:21: error: {{%contentStart}} is duplicated; remove one"
            ),
            ("{{%contentStart}}", "1:4: error: {{%contentStart}} needs {{%contentEnd}}; mark both ends"),
            (
                "{{%contentStart}}{{%loadingStart}}{{%contentEnd}}",
                "1:21: error: {{%loadingStart}} needs {{%loadingEnd}}; mark both ends"
            ),
            (
                "<!doctype html>{{%loadingStart}}{{%loadingEnd}}",
                "1:19: error: a loading state needs the ends of the content; put {{%contentStart}} and {{%contentEnd}} "
                    + "around the content in the frame"
            ),
            (
                "{{%contentStart}}{{#a}}{{%contentEnd}}{{/a}}",
                "1:27: error: {{%contentEnd}} is in a section, which may be omitted or repeated; "
                    + "move it out of the section"
            ),
            (
                "{{%contentStart}}{{#a}}{{%loadingStart}}{{/a}}{{%loadingEnd}}{{%contentEnd}}",
                "1:27: error: {{%loadingStart}} and {{%loadingEnd}} are in different sections; put both into one"
            ),
            (
                "{{%contentStart}}{{%loadingEnd}}{{%loadingStart}}{{%contentEnd}}",
                "1:36: error: {{%loadingStart}} has to precede {{%loadingEnd}}; the order is \(Mark.names)"
            ),
            (
                "{{%loadingStart}}{{%loadingEnd}}{{%contentStart}}{{%contentEnd}}",
                "1:36: error: {{%contentStart}} has to precede {{%loadingEnd}}; the order is \(Mark.names)"
            ),
            (
                "{{%contentStart}}<p title=\"{{%contentEnd}}\">",
                "1:31: error: a mark is not allowed in the value of title; put it between elements"
            ),
        ])
    func rejected(template: String, error: String) {
        #expect(errors(template).first == "Templates/Holidays/list.mustache:\(error)")
    }

    @Test("A mark directly in a parent is rejected like any other content there")
    func stray() {
        let page = "{{<frame}}{{%loadingStart}}{{$content}}{{/content}}{{/frame}}"
        let first = errors(page, frame).first
        #expect(first?.contains("1:14: error: only blocks are allowed directly in {{<frame}}") == true)
    }
}
