/// Writes plural rules of CLDR as Swift code. Rules are in the form of Babel: `v in 0 and i mod 10 in 2..4,7 or n in 1`.
enum PluralRule {
    /// A rule in an unsupported form.
    struct Failure: Error, Equatable {
        let rule: String
    }

    /// Returns the statements that return the category of `number`, a `PluralOperands`.
    static func code(_ rules: [String: String]) throws -> String {
        let conditions = try PluralCategory.allCases.compactMap { category in
            try rules[category.rawValue].map { rule in
                "                if \(try expression(rule)) { return .\(category) }"
            }
        }
        let unused = conditions.isEmpty ? ["                _ = number"] : []
        return (unused + conditions + ["                return .other"]).joined(separator: "\n")
    }

    private static func expression(_ rule: String) throws -> String {
        try parts(rule, " or ").map { try parts($0, " and ").map(relation).joined(separator: " && ") }
            .joined(separator: " || ")
    }

    /// `i mod 10 not in 2..4,7`
    private static func relation(_ text: String) throws -> String {
        var words = text.split(separator: " ").map(String.init)[...]
        guard let operand = words.popFirst() else { throw Failure(rule: text) }
        var modulo = ""
        if words.first == "mod" {
            modulo = ", modulo: \(words.dropFirst().first ?? "")"
            words = words.dropFirst(2)
        }
        let isNegated = words.first == "not"
        if isNegated { words = words.dropFirst() }
        guard words.popFirst() == "in", let set = words.popFirst(), words.isEmpty else { throw Failure(rule: text) }
        let ranges = try set.split(separator: ",").map { part in
            let ends = part.split(separator: ".", omittingEmptySubsequences: true)
            guard let first = ends.first.flatMap({ Int($0) }), let last = ends.last.flatMap({ Int($0) }) else {
                throw Failure(rule: text)
            }
            return "\(first)...\(last)"
        }.joined(separator: ", ")
        let not = isNegated ? "!" : ""
        switch operand {
        case "n": return "\(not)number.isOne(of: \(ranges)\(modulo))"
        case "i": return "\(not)number.hasWhole(\(ranges)\(modulo))"
        // The only digit after the decimal mark is a 5.
        case "v" where ranges == "0...0": return isNegated ? "number.hasHalf" : "!number.hasHalf"
        default: throw Failure(rule: text)
        }
    }

    private static func parts(_ text: String, _ separator: String) -> [String] {
        var parts: [String] = []
        var words: [Substring] = []
        for word in text.split(separator: " ") {
            if " \(word) " == separator {
                parts.append(words.joined(separator: " "))
                words = []
            } else {
                words.append(word)
            }
        }
        return parts + [words.joined(separator: " ")]
    }
}
