/// The key of a message: the declaration of the function that makes it, in Swift.
///
/// `planTitle(shortest: Int)`, `title(_ name: LocalizedText, on date: CivilDate)`; a message without facts is a property,
/// `mixedTitle`. With ` -> Sentence` at its end, it is a part of other messages.
struct Declaration {
    struct Parameter: Equatable {
        let name: String
        let type: FactType
    }

    /// As it is written.
    let text: String
    let parameters: [Parameter]
    let isPart: Bool

    private static let part = " -> Sentence"

    /// - Throws: `CatalogueError` if the key is not such a declaration.
    init(_ key: String) throws(CatalogueError) {
        isPart = key.hasSuffix(Self.part)
        text = isPart ? String(key.dropLast(Self.part.count)) : key
        guard let open = text.firstIndex(of: "(") else {
            guard Self.isName(text[...]) else { throw .notADeclaration }
            parameters = []
            return
        }
        guard text.hasSuffix(")"), Self.isName(text[..<open]) else { throw .notADeclaration }
        var parameters: [Parameter] = []
        for part in text[text.index(after: open)..<text.index(before: text.endIndex)].split(separator: ",") {
            let sides = part.split(separator: ":", maxSplits: 1)
            guard sides.count == 2, let name = sides[0].split(separator: " ").last, Self.isName(name) else {
                throw .notADeclaration
            }
            let type = sides[1].split(separator: " ").joined(separator: " ")
            guard let fact = FactType.all[type] else { throw .unknownType(type) }
            parameters.append(Parameter(name: String(name), type: fact))
        }
        guard !parameters.isEmpty else { throw .notADeclaration }
        self.parameters = parameters
    }

    private static func isName(_ text: Substring) -> Bool {
        guard let first = text.utf8.first, first | 0x20 >= UInt8(ascii: "a"), first | 0x20 <= UInt8(ascii: "z") else {
            return false
        }
        return text.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
    }
}
