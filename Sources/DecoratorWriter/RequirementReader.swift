/// Reads the requirements of a protocol: methods, and properties with a getter. Anything else is an error.
struct RequirementReader {
    let source: SourceText
    let tokens: [Token]

    func all() throws(UnreadableContract) -> [Requirement] {
        var requirements: [Requirement] = []
        var rest = tokens[...]
        while let first = rest.first {
            let member = rest[..<end(of: rest)]
            switch first.text {
            case "func": requirements.append(.method(try method(member)))
            case "var": requirements.append(try property(member))
            default: throw unreadable(first, "`\(first.text)` is neither a method nor a property")
            }
            rest = rest[member.endIndex...]
        }
        return requirements
    }

    /// A requirement, and so its return type, ends where the next one begins.
    private func end(of tokens: ArraySlice<Token>) -> Int {
        var depth = 0
        for index in tokens.indices.dropFirst() {
            let text = tokens[index].text
            if ["(", "[", "{"].contains(text) { depth += 1 }
            if [")", "]", "}"].contains(text) { depth -= 1 }
            if depth == 0, Self.beginnings.contains(text) || text.hasPrefix("@") { return index }
        }
        return tokens.endIndex
    }

    private static let beginnings: Set = [
        "func", "var", "static", "mutating", "nonmutating", "init", "subscript", "associatedtype", "typealias",
        "nonisolated",
    ]

    private func property(_ member: ArraySlice<Token>) throws(UnreadableContract) -> Requirement {
        let words = member.map(\.text)
        guard words.count > 6, words[2] == ":", words.suffix(3) == ["{", "get", "}"] else {
            throw unreadable(member[member.startIndex], "only a property with `{ get }` is passed on")
        }
        return .property(name: words[1], type: text(member.dropFirst(3).dropLast(3)))
    }

    private func method(_ member: ArraySlice<Token>) throws(UnreadableContract) -> Requirement.Method {
        let first = member[member.startIndex]
        let start = member.startIndex + 2
        guard member.count >= 4, member[start].text == "(" else {
            throw unreadable(first, "a method with type parameters is not passed on")
        }
        let end = close(of: start, in: member)
        var rest = member[end...].dropFirst()
        let isAsync = rest.first?.text == "async"
        if isAsync { rest = rest.dropFirst() }
        var failure: String?
        if rest.first?.text == "throws" {
            let typed = rest.dropFirst().first?.text == "("
            let last = typed ? close(of: rest.startIndex + 1, in: member) : rest.startIndex
            failure = text(member[rest.startIndex...last])
            rest = member[last...].dropFirst()
        }
        if let next = rest.first, next.text != "->" || rest.contains(where: { $0.text == "where" }) {
            throw unreadable(next, "`\(next.text)` after the parameters is not understood")
        }
        return Requirement.Method(
            name: member[start - 1].text, parameters: try parameters(member[(start + 1)..<end]), isAsync: isAsync,
            failure: failure, answer: rest.isEmpty ? nil : text(rest.dropFirst()))
    }

    private func parameters(_ tokens: ArraySlice<Token>) throws(UnreadableContract) -> [Requirement.Parameter] {
        var parameters: [Requirement.Parameter] = []
        for (number, part) in parts(of: tokens).enumerated() {
            let words = part.prefix { $0.text != ":" }.map(\.text)
            let type = part.dropFirst(words.count + 1)
            guard (1...2).contains(words.count), let first = type.first else {
                throw unreadable(tokens[tokens.startIndex], "a parameter is not understood")
            }
            if first.text == "inout" || type.suffix(3).map(\.text) == [".", ".", "."] {
                throw unreadable(first, "a parameter that is `inout` or variadic is not passed on")
            }
            let isUnnamed = words == ["_"]
            let name = isUnnamed ? "value\(number)" : words[words.count - 1]
            // The decorators use this name for the part.
            if name == "base" { throw unreadable(first, "a parameter must not be named `base`") }
            parameters.append(
                Requirement.Parameter(
                    label: isUnnamed ? "_" : words.count == 2 ? words[0] : nil, name: name, type: text(type)))
        }
        return parameters
    }

    /// Splits at commas outside brackets.
    private func parts(of tokens: ArraySlice<Token>) -> [ArraySlice<Token>] {
        var parts: [ArraySlice<Token>] = []
        var (depth, start) = (0, tokens.startIndex)
        for index in tokens.indices {
            switch tokens[index].text {
            case "(", "[", "<": depth += 1
            case ")", "]", ">": depth -= 1
            case "," where depth == 0:
                parts.append(tokens[start..<index])
                start = index + 1
            default: break
            }
        }
        return tokens.isEmpty ? [] : parts + [tokens[start...]]
    }

    /// Returns the position of the closing parenthesis, or of the last token if no parenthesis closes it.
    private func close(of open: Int, in tokens: ArraySlice<Token>) -> Int {
        var depth = 0
        for index in open..<tokens.endIndex {
            if tokens[index].text == "(" { depth += 1 }
            if tokens[index].text == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return tokens.endIndex - 1
    }

    /// The tokens as they are in the source, on one line and without comments.
    private func text(_ tokens: ArraySlice<Token>) -> String {
        var text = ""
        var end: Int?
        for token in tokens {
            if let end, end < token.range.lowerBound { text += " " }
            text += token.text
            end = token.range.upperBound
        }
        return text
    }

    private func unreadable(_ token: Token, _ reason: String) -> UnreadableContract {
        UnreadableContract(path: source.path, line: token.line, reason: reason)
    }
}
