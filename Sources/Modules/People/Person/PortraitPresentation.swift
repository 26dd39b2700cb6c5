import AlmanacValues
import Support

extension Portrait {
    /// The portrait of a person. The id alone determines the pattern, so a person always looks the same.
    ///
    /// - Parameter title: "Portrait of Jane Austen"
    init(_ id: PersonID, _ name: PersonInfo.Name, title: String) {
        self.title = title
        monogram = name.monogram
        pattern = StableHash.value(of: id.description.utf8)
    }

    /// The portrait for an unknown person.
    init(nobody title: String) {
        self.init(title: title, monogram: "?", pattern: nil)
    }
}

extension PersonInfo.Name {
    /// The initials of the given and the family name, in the order of the whole name. The initial of the whole name if
    /// either part is unknown.
    var monogram: String {
        guard let given, let family else { return Self.initial(whole.text) }
        let isFamilyFirst = whole.text.hasPrefix(family)
        return isFamilyFirst
            ? Self.initial(family) + Self.initial(given) : Self.initial(given) + Self.initial(family)
    }

    private static func initial(_ name: String) -> String {
        name.first { $0.isLetter }.map { $0.uppercased() } ?? "?"
    }
}
