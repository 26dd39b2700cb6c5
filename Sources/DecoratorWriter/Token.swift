/// A word or a sign of Swift: `func`, `_`, `->`, `(`. Comments and white space are not tokens.
struct Token {
    let text: String
    /// Counted from 1.
    let line: Int
    /// The position in the file, in bytes.
    let range: Range<Int>

    /// Returns the tokens of a source file. Each string literal is one token; its content does not matter.
    static func all(in bytes: [UInt8]) -> [Token] {
        var scanner = Scanner(bytes: bytes)
        var tokens: [Token] = []
        while let token = scanner.next() { tokens.append(token) }
        return tokens
    }
}

private struct Scanner {
    let bytes: [UInt8]
    var position = 0
    var line = 1

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Token? {
        skipSpace()
        guard position < bytes.count else { return nil }
        let (start, first) = (position, line)
        if isWord(bytes[position]) {
            while position < bytes.count, isWord(bytes[position]) { advance() }
        } else if starts(with: "->") {
            position += 2
        } else if bytes[position] == UInt8(ascii: "\"") {
            skipString()
        } else {
            advance()
        }
        let range = start..<position
        return Token(text: String(decoding: bytes[range], as: UTF8.self), line: first, range: range)
    }

    private mutating func skipSpace() {
        while position < bytes.count {
            if [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n")].contains(bytes[position])
            {
                advance()
            } else if starts(with: "//") {
                while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { advance() }
            } else if starts(with: "/*") {
                skipComment()
            } else {
                return
            }
        }
    }

    /// Comments nest.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                position += 2
            } else if starts(with: "*/") {
                depth -= 1
                position += 2
            } else {
                advance()
            }
        } while depth > 0 && position < bytes.count
    }

    /// Skips a literal, of one line or several. A literal inside an interpolation ends it early, and what follows is
    /// read as code. That does no harm, since only protocols are read, and they contain no literals. A one-line literal
    /// ends with its line at the latest, so a single quote in a regular expression does not hide what follows.
    private mutating func skipString() {
        let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
        position += quotes.utf8.count
        while position < bytes.count, !starts(with: quotes) {
            if quotes == "\"", bytes[position] == UInt8(ascii: "\n") { return }
            if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count { advance() }
            advance()
        }
        position = min(position + quotes.utf8.count, bytes.count)
    }

    private mutating func advance() {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
    }

    private func starts(with text: StaticString) -> Bool { starts(with: text.description) }

    private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    /// Letters outside of ASCII may be in names.
    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "@"), UInt8(ascii: "`"), 0x80...:
            true
        default: false
        }
    }
}
