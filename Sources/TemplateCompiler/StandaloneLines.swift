/// Removes the white space and the line break of lines that hold only one tag (Mustache specification, "Standalone
/// Lines"), so that the tags of sections can have their own lines without leaving empty ones.
///
/// The specification also indents the lines of a partial like its tag. This is not done, since white space at the start
/// of a line has no meaning in HTML and is removed anyway.
enum StandaloneLines {
    static func removed(from tokens: [Token]) -> [Token] {
        let standalone = tokens.indices.map { isStandalone(tokens, $0) }
        return tokens.indices.compactMap { index in
            guard case .literal(var literal) = tokens[index] else { return tokens[index] }
            let hasTagAfter = index + 1 < tokens.count && standalone[index + 1]
            let hasTagBefore = index > 0 && standalone[index - 1]
            if hasTagAfter {
                let lineStart = literal.bytes.lastIndex(of: newline).map { $0 + 1 } ?? literal.bytes.startIndex
                literal.bytes = literal.bytes[..<lineStart]
            }
            if hasTagBefore {
                dropFirstLine(of: &literal)
            }
            return literal.bytes.isEmpty ? nil : .literal(literal)
        }
    }

    private static let newline = UInt8(ascii: "\n")

    private static func isStandalone(_ tokens: [Token], _ index: Int) -> Bool {
        guard case .tag(let tag) = tokens[index], tag.kind != .value else { return false }
        return startsLine(tokens[..<index]) && endsLine(tokens[(index + 1)...])
    }

    /// Whether there is only white space between the last line break of these tokens and their end.
    private static func startsLine(_ tokens: ArraySlice<Token>) -> Bool {
        guard let last = tokens.last else { return true }
        guard case .literal(let literal) = last else { return false }
        let indentation = literal.bytes.reversed().prefix(while: \.isIndentation)
        return indentation.count == literal.bytes.count
            ? tokens.count == 1
            : literal.bytes.dropLast(indentation.count).last == newline
    }

    /// Whether there is only white space before the first line break of these tokens, or before their end.
    private static func endsLine(_ tokens: ArraySlice<Token>) -> Bool {
        guard let first = tokens.first else { return true }
        guard case .literal(let literal) = first else { return false }
        let rest = literal.bytes.drop(while: \.isIndentation)
        return rest.isEmpty ? tokens.count == 1 : rest.first == newline
    }

    private static func dropFirstLine(of literal: inout Literal) {
        var position = literal.origin.position
        while let byte = literal.bytes.popFirst() {
            position.advance(over: byte)
            if byte == newline { break }
        }
        literal.origin = Origin(path: literal.origin.path, position: position)
    }
}
