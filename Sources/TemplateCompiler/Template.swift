/// A file as it was read.
struct SourceFile: Equatable {
    /// As errors name it: `Templates/Holidays/list.mustache`.
    let path: String
    let bytes: [UInt8]

    /// What the name of every template ends with.
    static let suffix = ".mustache"
}

/// A template that was read, its includes not yet looked up.
struct Template {
    let path: String
    /// The folder: `Holidays`.
    let module: String
    /// The file's name without `.mustache`: `list`, `_row`.
    let name: String
    let nodes: [Node]

    /// A template whose name starts with `_` is only ever included, and so is everything in Layout.
    var isPage: Bool {
        !name.hasPrefix("_") && module != Library.layout
    }

    /// `year-list` belongs to the type `YearListPage`.
    var pageType: String {
        name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Page"
    }

    /// Reads a file, reporting all that is wrong with it by itself.
    init(_ file: SourceFile, reporting errors: inout ErrorList) {
        path = file.path
        let parts = file.path.split(separator: "/")
        module = String(parts.dropLast().last ?? "")
        name = String(parts.last?.dropLast(SourceFile.suffix.count) ?? "")
        let start = Origin(path: path, position: Position())
        if !Self.isName(name) {
            errors.report(
                "'\(name)' cannot become a type's name; use lower-case letters, digits and single hyphens", at: start)
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
                    && word.utf8.allSatisfy {
                        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
                    }
            }
    }

    /// Control characters would be parse errors in the page (HTML Standard, section 13.2.3.5), and a carriage
    /// return would be one to Swift.
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
                    "a control character; remove it", at: Origin(path: file.path, position: position))
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
