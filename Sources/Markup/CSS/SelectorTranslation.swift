internal import MarkupSyntax
import PlainBytes

/// The XPath condition of a selector, with its variables. The text of the selector is in the variables only.
struct SelectorTranslation {
    private(set) var condition = ""
    private(set) var variables: [String: XPath.Value] = [:]
    private let isHTML: Bool

    init(_ selector: CSSSelector, isHTML: Bool) {
        self.isHTML = isHTML
        condition = selector.parsed.alternatives.map { condition($0[...]) }.joined(separator: " or ")
    }

    /// Returns the condition on the last element of a chain, which includes those on the elements around it.
    ///
    /// A chain consists of runs of parents and children. Of the ancestors that match the end of a run, trying the
    /// nearest is enough, because it has all ancestors of a farther one. So `[1]` selects it, and long chains stay
    /// fast.
    private mutating func condition(_ chain: ArraySlice<ParsedSelector.Compound>) -> String {
        var runs = [chain]
        while let first = runs.first, let start = first.dropFirst().lastIndex(where: { !$0.isChild }) {
            runs[0] = first[..<start]
            runs.insert(first[start...], at: 1)
        }
        guard let last = runs.popLast() else { return "true()" }
        var result = run(last)
        var up = String(repeating: "parent::*/", count: last.count - 1)
        for outer in runs.reversed() {
            result += (outer.endIndex == last.startIndex ? " and " : "/") + "\(up)ancestor::*[\(run(outer))][1]"
            up = String(repeating: "parent::*/", count: outer.count - 1)
        }
        return result
    }

    /// Returns the condition on the last element of a run, with those on its parent, the parent's parent and so on.
    private mutating func run(_ run: ArraySlice<ParsedSelector.Compound>) -> String {
        guard let last = run.last else { return "true()" }
        var parts = last.conditions.map { condition($0) }
        if run.count > 1 { parts.append("parent::*[\(self.run(run.dropLast()))]") }
        return parts.isEmpty ? "true()" : parts.joined(separator: " and ")
    }

    private mutating func condition(_ condition: ParsedSelector.Condition) -> String {
        switch condition {
        case .name(let name): "local-name() = \(variable(cased(name)))"
        case .id(let id): "@id = \(variable(id))"
        case .word(let word): "@class[\(Self.hasWord(variable(" \(word) ")))]"
        case .attribute(let name, let comparison):
            // The name of an attribute in a namespace has a prefix, and so a colon.
            "@*[name() = \(variable(cased(name)))\(comparison.map { " and \(self.comparison($0))" } ?? "")]"
        case .position(1): "not(preceding-sibling::*[1])"
        case .position(let number):
            "preceding-sibling::*[\(number - 1)] and not(preceding-sibling::*[\(number)])"
        }
    }

    private mutating func comparison(_ comparison: ParsedSelector.Comparison) -> String {
        guard let kind = comparison.kind else { return ". = \(variable(comparison.value))" }
        let isWord = kind == UInt8(ascii: "~")
        let value = comparison.value
        guard !value.isEmpty, !isWord || !value.utf8.contains(where: { $0.isBlank || $0 == 0x0C }) else {
            return "false()"
        }
        let name = variable(isWord ? " \(value) " : value)
        return switch kind {
        case UInt8(ascii: "^"): "starts-with(., \(name))"
        case UInt8(ascii: "$"): "substring(., string-length(.) - string-length(\(name)) + 1) = \(name)"
        case UInt8(ascii: "*"): "contains(., \(name))"
        default: Self.hasWord(name)
        }
    }

    /// The condition on an attribute whose value is a list of words; the word has spaces around it.
    private static func hasWord(_ word: String) -> String {
        "contains(concat(' ', normalize-space(.), ' '), \(word))"
    }

    /// Returns the name of a new variable with this value.
    private mutating func variable(_ value: String) -> String {
        let name = "v\(variables.count)"
        variables[name] = .string(value)
        return "$\(name)"
    }

    /// Names of HTML are in lower case in the tree.
    private func cased(_ name: String) -> String {
        isHTML ? String(decoding: name.utf8.map(\.lowercasedASCII), as: UTF8.self) : name
    }
}
