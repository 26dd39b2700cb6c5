import PlainBytes

/// The rules for the name in a tag.
enum TagName {
    /// Words that Swift does not accept as the name of a property after a dot.
    private static let reserved: Set<Substring> = ["self", "init", "Type", "Protocol"]

    /// Returns what is wrong with the name in a tag and what to do, or nil if it is valid.
    static func problem(with name: String, of kind: Tag.Kind) -> String? {
        guard !name.isEmpty else { return "this tag has no name; write one, or {{.}} for the value itself" }
        switch kind {
        case .value, .section, .inverted: return problem(withProperty: name)
        case .partial, .parent: return isFileName(name) ? nil : "'\(name)' is not a template name"
        case .block: return isProperty(name[...]) ? nil : "'\(name)' is not a block name; use letters, digits and _"
        case .mark:
            return Mark(rawValue: name) == nil
                ? "'\(name)' is not a mark; the marks are \(Mark.names)" : nil
        case .comment, .close: return nil
        }
    }

    /// Checks a name such as `name`, `a.b` or `.`.
    private static func problem(withProperty name: String) -> String? {
        guard name != "." else { return nil }
        for part in name.split(separator: ".", omittingEmptySubsequences: false) {
            guard isProperty(part) else {
                return "'\(name)' is not a property name; use letters, digits and _, with dots between names"
            }
            guard !reserved.contains(part) else {
                return "'\(part)' is reserved in Swift; rename the property"
            }
        }
        return nil
    }

    private static func isProperty(_ name: Substring) -> Bool {
        guard let first = name.utf8.first, isLetter(first) else { return false }
        return name.utf8.allSatisfy { isLetter($0) || $0.isASCIIDigit }
    }

    /// Whether this is a name such as `row`, `_row` or `Layout/row`.
    private static func isFileName(_ name: String) -> Bool {
        name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { isLetter($0) || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
        }
    }

    /// Whether the byte is an ASCII letter or `_`, which may begin a name in Swift.
    private static func isLetter(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte == UInt8(ascii: "_")
    }
}
