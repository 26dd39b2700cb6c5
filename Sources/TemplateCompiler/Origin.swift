/// A position in a file. Line and column are counted from 1. Columns count UTF-8 bytes, like those of the Swift
/// compiler.
struct Position: Hashable, Comparable {
    var line = 1
    var column = 1

    static func < (left: Position, right: Position) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }

    /// Moves past a byte.
    mutating func advance(over byte: UInt8) {
        if byte == UInt8(ascii: "\n") {
            line += 1
            column = 1
        } else {
            column += 1
        }
    }
}

/// A position in a template file.
struct Origin: Hashable {
    /// The path that the Swift compiler prints: `Templates/Holidays/list.mustache`.
    let path: String
    let position: Position
}

/// An error in a template and what to do about it, printed in the format that editors and SwiftPM read.
struct TemplateError: Error, Hashable, CustomStringConvertible {
    let origin: Origin
    /// What is wrong and what to do, separated by a semicolon.
    let message: String

    var description: String {
        "\(origin.path):\(origin.position.line):\(origin.position.column): error: \(message)"
    }
}

/// The errors of one run. An error in a file that many pages include is reported once.
struct ErrorList {
    private(set) var errors: [TemplateError] = []
    private var known: Set<TemplateError> = []

    mutating func report(_ message: String, at origin: Origin) {
        // A template that is included often reports the same each time.
        guard known.insert(TemplateError(origin: origin, message: message)).inserted else { return }
        // A tag may contain line breaks, but editors expect an error on one line.
        let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
        errors.append(TemplateError(origin: origin, message: line))
    }

    /// The errors by file, then from top to bottom.
    var sorted: [TemplateError] {
        errors.sorted { ($0.origin.path, $0.origin.position) < ($1.origin.path, $1.origin.position) }
    }
}
