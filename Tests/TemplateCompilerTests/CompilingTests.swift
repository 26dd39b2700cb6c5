import Foundation
import Testing

@testable import TemplateCompiler

/// Compiles the generated code with the Swift compiler, and checks its errors and the rendered page.
@Suite("With the Swift compiler", .enabled(if: SwiftCompiler.isFound, "needs swiftc"), .serialized)
struct CompilingTests {
    /// Returns Swift declarations of page types that all have the same properties.
    private func pages(_ names: [String]) -> String {
        let properties = #"""
            var title = "a<b"
            var rows = [Row(name: "\"\u{301}", tags: []), Row(name: "c", tags: ["d", "e"])]
            var note: String?
            var count = 2
            var isOpen = true
            var link = Link(segments: ["a b"], query: [("c", "d&e")])
            var owner = Row(name: "f", tags: ["g"])
            """#
        let pages = names.map { "struct \($0): Sendable {\n\(properties)\n}\n" }.joined()
        return "import HTML\nstruct Row: Sendable {\nvar name: String\nvar tags: [String]\n}\n" + pages
    }

    @Test("An unknown name is reported at its position in the template")
    func unknownName() async throws {
        let template = """
            <!DOCTYPE html>
            <html lang="en">
            <title>{{title}}</title>
            <h1>{{title}}</h1>
            <ul>
            {{#rows}}
            <li> <b><i>{{nmae}}</i></b></li>
            {{/rows}}
            </ul>
            """
        let found = try await messages(template, [:], pages: [])
        #expect(
            found == [
                "Templates/Holidays/list.mustache:7:14: error: value of type 'Row' has no member 'nmae'"
            ])
    }

    @Test("Every other mismatch is reported at its position too, even in a partial or without a page type")
    func misfits() async throws {
        let templates: Files = [
            "Holidays/a": "{{nmae}}",
            "Holidays/b": "<p>\n{{#rwos}}{{/rwos}}",
            "Holidays/c": "<p>\n{{owner.nmae}}",
            "Holidays/d": "\n<a href=\"{{title}}\">",
            "Holidays/e": "\n  {{rows}}",
            "Holidays/f": "\n{{^count}}{{/count}}",
            "Holidays/g": "{{#isOpen}}\n{{#rows}}{{title}}{{/rows}}\n{{/isOpen}}",
            "Holidays/h": "{{#owner}}{{> row}}{{/owner}}",
            "Holidays/_row": "<p>\n\n  {{nmae}}",
            "Holidays/year-list": "x",
        ]
        let found = try await messages(
            "", templates, pages: ["APage", "BPage", "CPage", "DPage", "EPage", "FPage", "GPage", "HPage"])
        #expect(
            found
                == [
                    "_row.mustache:3:5: error: value of type 'Row' has no member 'nmae'",
                    "a.mustache:1:3: error: value of type 'APage' has no member 'nmae'",
                    "b.mustache:2:4: error: value of type 'BPage' has no member 'rwos'",
                    "c.mustache:2:9: error: value of type 'Row' has no member 'nmae'",
                    "d.mustache:2:17: error: cannot convert value of type 'String' to expected argument type 'Link'",
                    "e.mustache:2:10: error: cannot convert value of type '[Row]' to expected argument type 'String'",
                    "f.mustache:2:4: \(Message.inverted)",
                    "g.mustache:2:12: error: value of type 'Row' has no member 'title'",
                    "year-list.mustache:1:11: error: cannot find type 'YearListPage' in scope",
                ].map { "Templates/Holidays/\($0)" })
    }

    @Test("The page is rendered as the template describes")
    func rendering() async throws {
        let template = """
            <h1 title="{{title}}">{{title}}</h1>{{^note}}-{{/note}}{{#note}}+{{/note}}
            {{#rows}}
              <p class='{{name}}'>{{name}}{{#tags}} {{.}}{{/tags}}{{^tags}} none{{/tags}}</p>
            {{/rows}}
            {{#isOpen}}{{count}}{{#title}}({{.}}){{/title}}{{/isOpen}}
            {{#owner}}{{name}}{{/owner}} {{owner.name}} {{#owner.tags}}{{.}}{{/owner.tags}}
            <a href="{{link}}">{{> more}}.</a>

            """
        let expected = """
            <h1 title="a&lt;b">a&lt;b</h1>-
            <p class='&quot;\u{301}'>"\u{301} none</p>
            <p class='c'>c d e</p>
            2(a&lt;b)
            f f g
            <a href="/a%20b?c=d%26e">2 .</a>

            """
        #expect(try await rendered(template, ["Holidays/_more": "{{count}}{{! x }} "]) == expected)
    }

    @Test("A loading state of a page whose template marks none is rejected with file, line and what to do")
    func unmarkedLoadingState() async throws {
        let compiler = try await SwiftCompiler()
        defer { compiler.close() }
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/VIPER/LoadingState.swift").standardizedFileURL
        try compiler.write("LoadingState.swift", try String(contentsOf: file, encoding: .utf8))
        try compiler.write("Pages.swift", pages(["ListPage", "PlainPage"]))
        let marked = "{{%contentStart}}{{%loadingStart}}<p>{{title}}</p>{{%loadingEnd}}{{%contentEnd}}"
        try compiler.write("Templates.swift", try source(marked, ["Holidays/plain": "<p>{{title}}</p>"]))
        try compiler.write(
            "Presenter.swift",
            """
            func marked(_ page: ListPage) -> LoadingState<ListPage> { LoadingState(page) }
            func plain(_ page: PlainPage) -> LoadingState<PlainPage> {
                LoadingState(page)
            }
            """)
        let output = try await compiler.run(
            ["-typecheck", "-I", ".", "LoadingState.swift", "Pages.swift", "Templates.swift", "Presenter.swift"])
        let errors = output.split(separator: "\n").map(String.init).filter { $0.contains(": error: ") }
        try #require(errors.count == 1, "\(errors)")
        #expect(errors[0].contains("Presenter.swift:3:5: error: "))
        #expect(errors[0].contains("the page's template marks no loading state; put {{%loadingStart}} and"))
    }

    /// Returns the Swift compiler's errors about a module with these templates, sorted.
    private func messages(_ template: String, _ others: Files, pages names: [String]) async throws -> [String] {
        let compiler = try await SwiftCompiler()
        defer { compiler.close() }
        try compiler.write("Pages.swift", pages(["ListPage"] + names))
        try compiler.write("Templates.swift", try source(template, others))
        let output = try await compiler.run(["-typecheck", "-I", ".", "Pages.swift", "Templates.swift"])
        let lines = output.split(separator: "\n").map(String.init)
        return lines.filter { $0.contains(".mustache:") && $0.contains(": error: ") }.sorted()
    }

    private func rendered(_ template: String, _ others: Files) async throws -> String {
        let compiler = try await SwiftCompiler()
        defer { compiler.close() }
        try compiler.write("Pages.swift", pages(["ListPage"]))
        try compiler.write("Templates.swift", try source(template, others))
        try compiler.write(
            "main.swift",
            """
            import HTML
            var writer = HTMLWriter()
            ListPage().write(into: &writer)
            print(String(decoding: writer.bytes, as: UTF8.self), terminator: "")
            """)
        let files = ["main.swift", "Pages.swift", "Templates.swift"]
        let output = try await compiler.run(["-I", ".", "-L", ".", "-lHTML", "-lPlainBytes", "-o", "page"] + files)
        #expect(output == "")
        return try await compiler.runProgram("page")
    }

    private func source(_ template: String, _ others: Files) throws -> String {
        try swift(template, others).replacing("import Layout\n", with: "")
    }
}
