/// Splits a template into tags and the markup between them (mustache(5); Mustache specification 1.4).
///
/// Raw output and changes of delimiters are deliberately not supported, and are reported as errors.
struct Lexer {
    private let bytes: ArraySlice<UInt8>
    private let path: String
    private var index: Int
    private var position = Position()
    private var tokens: [Token] = []

    /// - Returns: the tokens of a template. A line that holds only one tag leaves only that tag.
    static func tokens(of source: SourceFile, reporting errors: inout ErrorList) -> [Token] {
        var lexer = Lexer(source)
        lexer.run(reporting: &errors)
        return StandaloneLines.removed(from: lexer.tokens)
    }

    private init(_ source: SourceFile) {
        bytes = source.bytes[...]
        path = source.path
        index = bytes.startIndex
    }

    private mutating func run(reporting errors: inout ErrorList) {
        while index < bytes.endIndex {
            let literalOrigin = origin
            let opening = bytes[index...].firstRange(of: "{{".utf8)?.lowerBound ?? bytes.endIndex
            if opening > index {
                tokens.append(.literal(Literal(bytes: bytes[index..<opening], origin: literalOrigin)))
                advance(to: opening)
            }
            guard opening < bytes.endIndex else { return }
            readTag(reporting: &errors)
        }
    }

    private mutating func readTag(reporting errors: inout ErrorList) {
        let start = origin
        guard let closing = bytes[(index + 2)...].firstRange(of: "}}".utf8) else {
            errors.report("this tag is not closed; end it with }}", at: start)
            advance(to: bytes.endIndex)
            return
        }
        advance(to: index + 2)
        let sign = bytes[index]
        let kind = Self.kind(of: sign)
        if kind != .value {
            advance(to: min(index + 1, closing.lowerBound))
        }
        while index < closing.lowerBound, bytes[index].isSpace {
            advance(to: index + 1)
        }
        let name = String(decoding: bytes[index..<closing.lowerBound].trimmingSpace(), as: UTF8.self)
        if let kind, let tag = checkedTag(kind, name, startingAt: start, reporting: &errors) {
            tokens.append(.tag(tag))
        } else if kind == nil {
            errors.report(Self.refusal(of: sign), at: start)
        }
        // A rejected {{{raw}}} ends with one more brace.
        let isRaw = sign == UInt8(ascii: "{") && bytes[closing.upperBound...].first == UInt8(ascii: "}")
        advance(to: isRaw ? closing.upperBound + 1 : closing.upperBound)
    }

    private static func kind(of sign: UInt8) -> Tag.Kind? {
        switch sign {
        case UInt8(ascii: "#"): .section
        case UInt8(ascii: "^"): .inverted
        case UInt8(ascii: "/"): .close
        case UInt8(ascii: "!"): .comment
        case UInt8(ascii: ">"): .partial
        case UInt8(ascii: "<"): .parent
        case UInt8(ascii: "$"): .block
        case UInt8(ascii: "%"): .mark
        case UInt8(ascii: "{"), UInt8(ascii: "&"), UInt8(ascii: "="): nil
        default: .value
        }
    }

    private static func refusal(of sign: UInt8) -> String {
        sign == UInt8(ascii: "=")
            ? "delimiters cannot be changed; write tags with {{ and }}"
            : "raw output is not supported; write {{name}}, which is escaped for its context"
    }

    private func checkedTag(
        _ kind: Tag.Kind, _ name: String, startingAt start: Origin, reporting errors: inout ErrorList
    ) -> Tag? {
        if kind == .comment {
            return Tag(kind: kind, name: "", origin: start)
        }
        if let problem = TagName.problem(with: name, of: kind) {
            errors.report(problem, at: name.isEmpty ? start : origin)
            return nil
        }
        return Tag(kind: kind, name: name, origin: origin)
    }

    private var origin: Origin {
        Origin(path: path, position: position)
    }

    private mutating func advance(to end: Int) {
        for byte in bytes[index..<end] {
            position.advance(over: byte)
        }
        index = end
    }
}

extension ArraySlice<UInt8> {
    fileprivate func trimmingSpace() -> ArraySlice<UInt8> {
        let end = lastIndex { !$0.isSpace }.map { $0 + 1 } ?? startIndex
        return self[startIndex..<end]
    }
}
