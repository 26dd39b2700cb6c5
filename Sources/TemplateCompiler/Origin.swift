/// A place in a file, both from 1. Columns count UTF-8 bytes, as those of the Swift compiler do.
struct Position: Hashable, Comparable {
    var line = 1
    var column = 1

    static func < (left: Position, right: Position) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }

    /// Goes on to the byte after this one.
    mutating func advance(over byte: UInt8) {
        if byte == UInt8(ascii: "\n") {
            line += 1
            column = 1
        } else {
            column += 1
        }
    }
}

/// Where something stands in the templates.
struct Origin: Hashable {
    /// As the Swift compiler is to print it: `Templates/Holidays/list.mustache`.
    let path: String
    let position: Position
}

/// What is wrong with a template, and what to do about it, in the form that editors and SwiftPM read.
struct TemplateError: Error, Hashable, CustomStringConvertible {
    let origin: Origin
    /// What is wrong; what to do.
    let message: String

    var description: String {
        "\(origin.path):\(origin.position.line):\(origin.position.column): error: \(message)"
    }
}

/// The errors of one run. A fault in a file that many pages include is reported once.
struct ErrorList {
    private(set) var errors: [TemplateError] = []

    mutating func report(_ message: String, at origin: Origin) {
        // What stood in a tag may have been several lines, and an error that editors are to find is one.
        let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
        let error = TemplateError(origin: origin, message: line)
        if !errors.contains(error) {
            errors.append(error)
        }
    }

    /// By file, then from top to bottom.
    var sorted: [TemplateError] {
        errors.sorted { ($0.origin.path, $0.origin.position) < ($1.origin.path, $1.origin.position) }
    }
}
