import Support

/// Parses a JSON object of strings, numbers and booleans (RFC 8259), and records the position of each.
///
/// Stricter than most parsers where an operator would be surprised: a key must not occur twice. Problems do not show
/// values, which may be secrets.
struct SettingFileParser {
    struct Member: Equatable {
        let key: String
        /// The value as an option would have it: a number as it is written, a boolean as `yes` or `no`.
        let value: String
        let kind: ValueKind
        let keyPosition: FilePosition
        let valuePosition: FilePosition
    }

    struct Problem: Error, Equatable {
        let position: FilePosition
        let reason: String
    }

    private var scanner: JSONScanner

    /// Returns the members in the order of the text.
    static func members(of text: [UInt8]) throws(Problem) -> [Member] {
        var parser = Self(scanner: JSONScanner(text))
        return try parser.members()
    }

    private mutating func members() throws(Problem) -> [Member] {
        try checkEncoding()
        // Some editors begin a file with this mark (RFC 8259, section 8.1).
        if scanner.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { scanner.position = 3 }
        guard take("{") else { throw problem("expected an object, such as {\"fresh-for\": \"6h\"}") }
        var members: [Member] = []
        if !take("}") {
            repeat { members.append(try member(after: members)) } while take(",")
            guard take("}") else { throw problem("expected a comma or the closing }") }
        }
        scanner.skipSpace()
        guard scanner.next == nil else { throw problem("expected nothing after the closing }") }
        return members
    }

    private mutating func member(after others: [Member]) throws(Problem) -> Member {
        scanner.skipSpace()
        let keyPosition = position
        guard scanner.next == UInt8(ascii: "\"") else {
            throw problem("expected a setting's name in quotation marks\(hint)")
        }
        let key = try string()
        if others.contains(where: { $0.key.matches(key) }) {
            throw Problem(position: keyPosition, reason: "\"\(key)\" is set twice")
        }
        guard take(":") else { throw problem("expected a colon after \"\(key)\"") }
        scanner.skipSpace()
        let valuePosition = position
        let (value, kind) = try value(of: key)
        return Member(
            key: key, value: value, kind: kind, keyPosition: keyPosition, valuePosition: valuePosition)
    }

    private mutating func value(of key: String) throws(Problem) -> (String, ValueKind) {
        if scanner.next == UInt8(ascii: "\"") { return (try string(), .string) }
        if scanner.take(word: "true") { return ("yes", .boolean) }
        if scanner.take(word: "false") { return ("no", .boolean) }
        if let number = takeNumber() { return (number, .number) }
        throw problem("expected a string in quotation marks, a number, true or false as the value of \"\(key)\"")
    }

    /// The advice for two common slips.
    private var hint: String {
        switch scanner.next {
        case UInt8(ascii: "}"): "; remove the comma before the closing }"
        case UInt8(ascii: "/"), UInt8(ascii: "#"): "; JSON has no comments"
        default: ""
        }
    }

    private func checkEncoding() throws(Problem) {
        var bytes = scanner.bytes.makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        var index = 0
        while true {
            switch parser.parseScalar(from: &bytes) {
            case .valid(let scalar): index += scalar.count
            case .error: throw Problem(position: FilePosition(of: index, in: scanner.bytes), reason: "expected UTF-8")
            case .emptyInput: return
            }
        }
    }

    // MARK: - Parts

    private var position: FilePosition { FilePosition(of: scanner.position, in: scanner.bytes) }

    private func problem(_ reason: String) -> Problem {
        Problem(position: position, reason: scanner.next == nil ? "\(reason), found the end" : reason)
    }

    /// Skips white space, and then the character if it is next.
    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        scanner.skipSpace()
        return scanner.take(UInt8(ascii: character))
    }

    /// Parses a number; nil if none is next.
    private mutating func takeNumber() -> String? {
        let start = scanner.position
        do throws(JSONProblem) { return try scanner.number() } catch {
            scanner.position = start
            return nil
        }
    }

    /// Parses the string whose opening quotation mark is next.
    private mutating func string() throws(Problem) -> String {
        do throws(JSONProblem) { return try scanner.text() } catch .badEscape(let start) {
            scanner.position = start
            throw problem("expected an escape sequence, such as \\\\, \\\" or \\u00e9")
        } catch {
            throw problem(
                scanner.next == nil
                    ? "expected a closing quotation mark" : "expected the closing quotation mark on the same line")
        }
    }

    private init(scanner: JSONScanner) { self.scanner = scanner }
}

extension SettingFileParser {
    /// The kinds of values that a file may have.
    enum ValueKind: Equatable, Sendable {
        case string, number, boolean
    }
}
