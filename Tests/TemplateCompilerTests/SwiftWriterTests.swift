import Testing

@Suite("Generated Swift")
struct SwiftWriterTests {
    @Test("A page without values")
    func literals() throws {
        let expected = ##"""
            // Generated from Templates/Holidays by TemplateCompiler; do not edit.
            import HTML
            import Layout

            #sourceLocation(file: "Templates/Holidays/list.mustache", line: 1)
            extension ListPage: HTMLPage {
                public func write(into writer: inout HTMLWriter) {
            writer.literal("<pre title=\"\\(x)\">ä\n\t#</pre>")
                }
            }
            #sourceLocation()

            """##
        #expect(try swift("<pre title=\"\\(x)\">ä{{! c }}\n\t#</pre>") == expected)
    }

    @Test("Every name has its column in the template, on the line that #sourceLocation sets")
    func values() throws {
        let expected = ##"""
            // Generated from Templates/Holidays by TemplateCompiler; do not edit.
            import HTML
            import Layout

            #sourceLocation(file: "Templates/Holidays/list.mustache", line: 1)
            extension ListPage: HTMLPage {
                public func write(into writer: inout HTMLWriter) {
            withUnsafePointer(to: self) { (value0: UnsafePointer<Self>) -> Void in
            writer.literal("<p>\n")
            #sourceLocation(file: "Templates/Holidays/list.mustache", line: 1)
            let part1 = value0.pointee
              .rows
            #sourceLocation(file: "Templates/Holidays/list.mustache", line: 1)
            let section1 = writer
              .section(part1)
            section1.write(in: value0, into: &writer) { value1, writer in
            writer.literal("<a href=\"")
            #sourceLocation(file: "Templates/Holidays/list.mustache", line: 2)
            let part2 = value1.pointee
                      .link
            #sourceLocation(file: "Templates/Holidays/list.mustache", line: 2)
            writer
                      .link(part2)
            writer.literal("\">")
            #sourceLocation(file: "Templates/Holidays/list.mustache", line: 2)
            writer
                                .text(value1.pointee)
            #sourceLocation(file: "Templates/Holidays/list.mustache", line: 2)
            let part3 = value1.pointee
                                      .a.b
            #sourceLocation(file: "Templates/Holidays/list.mustache", line: 2)
            if writer
                                      .inverted(part3) {
            writer.literal("x")
            }
            #sourceLocation(file: "Templates/Holidays/list.mustache", line: 2)
            let part4 = value1.pointee
                                                       .c
            #sourceLocation(file: "Templates/Holidays/list.mustache", line: 2)
            for _ in 0..<writer
                                                       .count(part4) {
            writer.literal("y")
            }
            writer.literal("</a>\n")
            }
            }
                }
            }
            #sourceLocation()

            """##
        let template = "<p>\n{{#rows}}\n<a href=\"{{link}}\">{{.}}{{^a.b}}x{{/a.b}}{{#c}}y{{/c}}</a>\n{{/rows}}\n"
        let source = try swift(template)
        #expect(source == expected)
    }

    @Test("On the first line, where the directive does not fit before, a closure makes room for it")
    func firstLine() throws {
        let expected = ##"""
            let part1 = { v in
            #sourceLocation(file: "Templates/Holidays/list.mustache", line: 1)
            v.a
            }(value0.pointee)
            #sourceLocation(file: "Templates/Holidays/list.mustache", line: 1)
            writer.text(part1)
            writer.literal("     ")
            let part2 = { v in
            #sourceLocation(file: "Templates/Holidays/list.mustache", line: 1)
                      v.b
            }(value0.pointee)
            #sourceLocation(file: "Templates/Holidays/list.mustache", line: 1)
                 writer.text(part2)
            """##
        #expect(try swift("{{a}}     {{b}}").contains(expected))
    }

    @Test("A partial's names point into the partial; pages are sorted by name")
    func includes() throws {
        let source = try swift(
            "\n{{> row}}", ["Holidays/_row": "\n{{a}}", "Holidays/b": "x", "Countries/c": "y", "Layout/d": "z"])
        #expect(
            source.contains(
                "#sourceLocation(file: \"Templates/Holidays/_row.mustache\", line: 1)\nlet part1 = value0.pointee\n .a\n"
            ))
        #expect(
            source.split(separator: "\n").filter { $0.hasPrefix("extension") } == [
                "extension BPage: HTMLPage {", "extension ListPage: HTMLPage {",
            ])
    }
}
