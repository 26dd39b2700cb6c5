public import AlmanacValues

/// The items of a long list whose names begin with one letter.
public struct LetterGroup<Item> {
    /// "A"; "#" for names that begin with no letter of the Latin alphabet.
    public let letter: String
    public let items: [Item]
}

extension LetterGroup: Sendable where Item: Sendable {}

extension LetterGroup {
    /// Groups items, which are in order, by the letter that their names are sorted under: Å is an A.
    public static func groups(of items: [Item], by key: (Item) -> SearchKey) -> [LetterGroup] {
        var groups: [UInt8: [Item]] = [:]
        for item in items {
            let first = key(item).bytes.first ?? 0
            groups[UInt8(ascii: "a")...UInt8(ascii: "z") ~= first ? first : 0, default: []].append(item)
        }
        return groups.sorted { $0.key < $1.key }.map { first, items in
            LetterGroup(letter: first == 0 ? "#" : String(UnicodeScalar(first)).uppercased(), items: items)
        }
    }
}
