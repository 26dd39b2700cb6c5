/// Writes the Swift code of a page: plain statements in the order of the template, each quick to type-check.
///
/// A name gets the same line and column as in the template, so that the Swift compiler reports errors there. For this
/// the statement begins on the line before, whose number `#sourceLocation` sets:
/// ```
/// #sourceLocation(file: "Templates/Holidays/list.mustache", line: 6)
/// let part1 = value0.pointee
///                   .name
/// ```
struct SwiftWriter {
    private var lines: [String] = []
    private var partCount = 0
    private var sectionCount = 0
    /// Whether a tag names one of the module's texts.
    private var hasWords = false

    /// - Parameter isLoading: whether the page marks a loading state.
    static func conformance(of page: Template, isLoading: Bool, _ instructions: [Instruction]) -> String {
        var writer = SwiftWriter()
        writer.write(instructions, of: "value0")
        // If the page's type does not exist, that is an error of the template too.
        let start = [
            location(page.path, line: 1),
            "extension \(page.pageType): \(isLoading ? "HTMLLoadingPage" : "HTMLPage") {",
            "    public func write(into writer: inout HTMLWriter) {",
        ]
        let words = writer.hasWords ? ["let \(Name.words) = \(page.module)Words(writer.language)"] : []
        var lines = writer.lines
        if instructions.contains(where: \.usesValue) {
            lines = ["withUnsafePointer(to: self) { (value0: UnsafePointer<Self>) -> Void in"] + lines + ["}"]
        }
        return (start + words + lines + ["    }", "}", "#sourceLocation()", ""]).joined(separator: "\n")
    }

    private mutating func write(_ instructions: [Instruction], of value: String) {
        for instruction in instructions {
            switch instruction {
            case .literal(let markup):
                lines.append("writer.literal(\(Self.literal(markup)))")
            case .value(let name, let context):
                let part = evaluate(name, of: value)
                place(".\(Self.method(for: context))(\(part))", after: "writer", at: name.origin)
            case .mark(let name):
                lines.append("writer.mark(.\(name))")
            case .section(let name, isInverted: true, let instructions):
                let part = evaluate(name, of: value)
                place(".inverted(\(part)) {", after: "if writer", at: name.origin)
                write(instructions, of: value)
                lines.append("}")
            case .section(let name, isInverted: false, let instructions):
                writeSection(name, instructions, of: value)
            }
        }
    }

    private mutating func writeSection(_ name: Name, _ instructions: [Instruction], of value: String) {
        let part = evaluate(name, of: value)
        guard instructions.contains(where: \.usesValue) else {
            place(".count(\(part)) {", after: "for _ in 0..<writer", at: name.origin)
            write(instructions, of: value)
            return lines.append("}")
        }
        sectionCount += 1
        let (section, element) = ("section\(sectionCount)", "value\(sectionCount)")
        place(".section(\(part))", after: "let \(section) = writer", at: name.origin)
        // The parameter points to the element: copying a row would retain each of its texts. Its type depends only on
        // that of the section, so nested closures do not multiply the time of type-checking.
        lines.append("\(section).write(in: \(value), into: &writer) { \(element), writer in")
        write(instructions, of: element)
        lines.append("}")
    }

    /// Writes a statement that reads a property, and returns the name of the result. If the property does not exist,
    /// the compiler reports it at the tag.
    private mutating func evaluate(_ name: Name, of value: String) -> String {
        let value = "\(value).pointee"
        guard name.text != "." else { return value }
        if name.isOfWords {
            hasWords = true
            partCount += 1
            let part = "part\(partCount)"
            place(".\(name.member.text)", after: "let \(part) = \(Name.words)", at: name.member.origin)
            return part
        }
        partCount += 1
        let part = "part\(partCount)"
        if name.origin.position.line > 1 {
            place(".\(name.text)", after: "let \(part) = \(value)", at: name.origin)
        } else {
            // The first line has no line before it. A tag's name begins in column 3 or later, which leaves two bytes
            // for `v.`.
            lines.append("let \(part) = { v in")
            lines.append(Self.location(name.origin.path, line: 1))
            lines.append(Self.padding(name.origin.position.column - 2) + "v.\(name.text)")
            lines.append("}(\(value))")
        }
        return part
    }

    /// Writes `code`, which begins with a dot, so that the text after the dot is at `origin`.
    private mutating func place(_ code: String, after start: String, at origin: Origin) {
        let column = origin.position.column - 1
        if origin.position.line > 1 {
            lines.append(Self.location(origin.path, line: origin.position.line - 1))
            lines.append(start)
            lines.append(Self.padding(column) + code)
        } else {
            lines.append(Self.location(origin.path, line: 1))
            lines.append(Self.padding(column - start.utf8.count) + start + code)
        }
    }

    private static func location(_ path: String, line: Int) -> String {
        "#sourceLocation(file: \(literal(Array(path.utf8))), line: \(line))"
    }

    /// Returns the spaces before text that has to begin in a column. Errors behind column 1,000 are reported there: the
    /// spaces of many tags on one long line would grow with the square of its length.
    private static func padding(_ column: Int) -> String {
        String(repeating: " ", count: min(max(0, column - 1), 1_000))
    }

    private static func method(for context: Context) -> String {
        switch context {
        case .text: "text"
        case .onlyText: "onlyText"
        case .attribute: "attribute"
        case .link: "link"
        }
    }

    /// Returns the bytes as a Swift literal on one line.
    private static func literal(_ bytes: [UInt8]) -> String {
        var literal = "\""
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\t": literal += "\\t"
            case ..<" ": literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
