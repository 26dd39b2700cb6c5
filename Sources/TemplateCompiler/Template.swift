import PlainBytes

/// A file and its contents.
struct SourceFile: Equatable {
    /// The path that errors print: `Templates/Holidays/list.mustache`.
    let path: String
    let bytes: [UInt8]

    /// The suffix of every template's file name.
    static let suffix = ".mustache"
}

/// A parsed template whose includes have not been looked up yet.
struct Template {
    let path: String
    /// The folder: `Holidays`.
    let module: String
    /// The file's name without `.mustache`: `list`, `_row`.
    let name: String
    let nodes: [Node]

    /// Whether the template is a page of its module. Templates whose names start with `_` are only included by others.
    var isPage: Bool { !name.hasPrefix("_") }

    /// The name of the page's type: `year-list` belongs to the type `YearListPage`.
    var pageType: String {
        name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Page"
    }

    /// Parses a file, and reports all errors that can be found without other files.
    init(_ file: SourceFile, reporting errors: inout ErrorList) {
        path = file.path
        let parts = file.path.split(separator: "/")
        module = String(parts.dropLast().last ?? "")
        name = String(parts.last?.dropLast(SourceFile.suffix.count) ?? "")
        let start = Origin(path: path, position: Position())
        if !Self.isName(name) {
            errors.report(
                "'\(name)' cannot become a type name; use lower-case letters, digits and single hyphens", at: start)
        }
        guard Self.isText(file, reporting: &errors) else {
            nodes = []
            return
        }
        nodes = Parser.nodes(of: Lexer.tokens(of: file, reporting: &errors), reporting: &errors)
    }

    private static func isName(_ name: String) -> Bool {
        let words = name.drop { $0 == "_" }.split(separator: "-", omittingEmptySubsequences: false)
        return words.first?.first?.isLetter == true
            && words.allSatisfy { word in
                !word.isEmpty
                    && word.utf8.allSatisfy { $0.isASCIIDigit || $0.isASCIILetter && $0 == $0.lowercasedASCII }
            }
    }

    /// Whether the file is UTF-8 without control characters. These would be parse errors in the page (HTML Standard,
    /// section 13.2.3.5), and a carriage return would be an error in Swift.
    private static func isText(_ file: SourceFile, reporting errors: inout ErrorList) -> Bool {
        var position = Position()
        for byte in file.bytes {
            if byte == UInt8(ascii: "\r") {
                errors.report(
                    "a line ends with a carriage return; save the file with line feeds only",
                    at: Origin(path: file.path, position: position))
                return false
            }
            if byte < 0x20 && !byte.isSpace || byte == 0x7F {
                errors.report(
                    "control characters are not allowed; remove this one",
                    at: Origin(path: file.path, position: position))
                return false
            }
            position.advance(over: byte)
        }
        if String(validating: file.bytes, as: UTF8.self) == nil {
            errors.report(
                "the file is not UTF-8; save it as UTF-8", at: Origin(path: file.path, position: Position()))
            return false
        }
        return true
    }
}
