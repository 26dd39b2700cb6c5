import Testing

@testable import TemplateCompiler

@Suite("Template files")
struct TemplateTests {
    @Test(
        "A page's file name gives its type name",
        arguments: [
            ("list", "ListPage"), ("year-list", "YearListPage"), ("a-2b-c", "A2bCPage"),
        ])
    func pageTypes(name: String, type: String) {
        var errors = ErrorList()
        let template = Template(SourceFile(path: "Templates/Holidays/\(name).mustache", bytes: []), reporting: &errors)
        #expect(template.pageType == type)
        #expect(template.module == "Holidays")
        #expect(template.isPage)
        #expect(errors.errors.isEmpty)
    }

    @Test("A partial is not a page; a page of Layout is one of the target Layout only")
    func partials() throws {
        var errors = ErrorList()
        let partial = SourceFile(path: "Templates/Holidays/_row.mustache", bytes: [])
        #expect(!Template(partial, reporting: &errors).isPage && errors.errors.isEmpty)
        let frame = SourceFile(path: "Templates/Layout/framed.mustache", bytes: Array("<p>{{content}}</p>".utf8))
        let layout = try Compilation.compile([frame], module: "Layout", imports: []).get()
        #expect(layout.contains("extension FramedPage: HTMLPage"))
        #expect(try !Compilation.compile([frame], module: "Holidays", imports: []).get().contains("extension"))
    }

    @Test("Invalid type names are rejected", arguments: ["List", "a--b", "-a", "a-", "a_b", "a.b", "2a", "é", "", "_"])
    func names(name: String) {
        var errors = ErrorList()
        let path = "Templates/Holidays/\(name).mustache"
        _ = Template(SourceFile(path: path, bytes: []), reporting: &errors)
        #expect(
            errors.errors.map(\.description) == [
                "\(path):1:1: \(Message.notType(name))"
            ])
    }

    @Test(
        "Files that are not plain text are rejected",
        arguments: [
            ("a\nbc\r\n", "2:3: error: a line ends with a carriage return; save the file with line feeds only"),
            ("a\0", "1:2: error: control characters are not allowed; remove this one"),
            ("ä\u{7F}", "1:3: error: control characters are not allowed; remove this one"),
        ])
    func text(template: String, error: String) {
        #expect(errors(template) == ["Templates/Holidays/list.mustache:\(error)"])
    }

    @Test("Files that are not UTF-8 are rejected")
    func encoding() {
        var errors = ErrorList()
        _ = Template(SourceFile(path: "Templates/Holidays/a.mustache", bytes: [0x61, 0xFF]), reporting: &errors)
        #expect(
            errors.errors.map(\.description) == [
                "Templates/Holidays/a.mustache:1:1: error: the file is not UTF-8; save it as UTF-8"
            ])
    }
}
