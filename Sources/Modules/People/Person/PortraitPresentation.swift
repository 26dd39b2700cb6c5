import AlmanacValues
import Support

extension Portrait {
    /// The portrait of a person. The id alone determines the pattern, so a person always looks the same.
    init(_ id: PersonID, _ name: PersonInfo.Name) {
        title = "Portrait of \(name.whole)"
        monogram = name.monogram
        pattern = StableHash.value(of: id.description.utf8)
    }

    /// The portrait for an unknown person.
    static let nobody = Portrait(title: "No portrait", monogram: "?", pattern: nil)
}

extension PersonInfo.Name {
    /// The initials of the given and the family name, in the order of the whole name. The initial of the whole name if
    /// either part is unknown.
    var monogram: String {
        guard let given, let family else { return Self.initial(whole) }
        let isFamilyFirst = whole.hasPrefix(family)
        return isFamilyFirst
            ? Self.initial(family) + Self.initial(given) : Self.initial(given) + Self.initial(family)
    }

    private static func initial(_ name: String) -> String {
        name.first { $0.isLetter }.map { $0.uppercased() } ?? "?"
    }
}
