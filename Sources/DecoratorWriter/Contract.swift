/// A protocol of a screen that refines the kit's `Interactor` or `Router`. Its calls are recorded.
struct Contract {
    let name: String
    /// "public ", "package " or nothing.
    let access: String
    let requirements: [Requirement]

    /// Returns the contracts of a file, except those with the given names.
    static func all(in source: SourceText, except names: Set<String>) throws(UnreadableContract) -> [Contract] {
        let tokens = Token.all(in: source.bytes)
        var contracts: [Contract] = []
        var index = 0
        while let start = tokens[index...].firstIndex(where: { $0.text == "protocol" }) {
            guard let open = tokens[start...].firstIndex(where: { $0.text == "{" }) else { break }
            let end = close(of: open, in: tokens)
            index = end
            guard start + 1 < open, !names.contains(tokens[start + 1].text), isContract(tokens[start..<open]) else {
                continue
            }
            let reader = RequirementReader(source: source, tokens: Array(tokens[(open + 1)..<end]))
            contracts.append(
                Contract(
                    name: tokens[start + 1].text, access: access(before: start, in: tokens),
                    requirements: try reader.all()))
        }
        return contracts
    }

    /// `protocol MenuInteracting: Interactor`, `protocol MenuRouting: Router where …`
    private static func isContract(_ head: ArraySlice<Token>) -> Bool {
        let words = head.prefix { $0.text != "where" }.map(\.text)
        return words.count > 2 && !words.contains("<")
            && words.dropFirst(3).contains { ["Interactor", "Router"].contains($0) }
    }

    private static func access(before index: Int, in tokens: [Token]) -> String {
        guard index > 0, ["public", "package"].contains(tokens[index - 1].text) else { return "" }
        return tokens[index - 1].text + " "
    }

    /// Returns the position of the closing brace, or the end of the file if no brace closes it.
    static func close(of open: Int, in tokens: [Token]) -> Int {
        var depth = 0
        for index in open..<tokens.count {
            if tokens[index].text == "{" { depth += 1 }
            if tokens[index].text == "}" { depth -= 1 }
            if depth == 0 { return index }
        }
        return tokens.count
    }
}
