import AlmanacValues
import Entities

/// The keys of the names of holidays, made once for a query. Folding takes long, and each subject asks for them in each place.
final class HolidayKeys {
    private var known: [ObjectIdentifier: Keys] = [:]

    private struct Keys {
        /// Kept, so that no other kind gets its identifier.
        let kind: HolidayKind
        let english: SearchKey
        /// In the language of the page, and in the country's own.
        let others: [SearchKey]

        init(_ kind: HolidayKind) {
            self.kind = kind
            english = SearchKey(kind.englishName.text)
            others = [kind.name, kind.localName].compactMap { name in
                name.flatMap { $0 == kind.englishName ? nil : SearchKey($0.text) }
            }
        }
    }

    /// Whether people call a kind this, in the language of the page, in English or in the country's own language.
    func isNamed(_ kind: HolidayKind, _ key: SearchKey) -> Bool {
        let keys = keys(of: kind)
        return keys.english == key || keys.others.contains(key)
    }

    func english(of kind: HolidayKind) -> SearchKey { keys(of: kind).english }

    private func keys(of kind: HolidayKind) -> Keys {
        let id = ObjectIdentifier(kind)
        if let keys = known[id] { return keys }
        let keys = Keys(kind)
        known[id] = keys
        return keys
    }
}
