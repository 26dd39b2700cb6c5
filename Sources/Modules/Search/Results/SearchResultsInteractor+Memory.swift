import AlmanacValues
import Entities

/// What several places and subjects of a query ask for, found once. To fold the names of holidays takes long, and so does looking
/// through the celebrations of all countries.
final class SearchMemory {
    private var keys: [ObjectIdentifier: Keys] = [:]
    private var dates: [SearchedSubject: [SearchAnswer.OtherDate]] = [:]

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
        if let keys = keys[id] { return keys }
        let made = Keys(kind)
        keys[id] = made
        return made
    }

    /// The dates of a subject in the world; nil if they were not looked for yet.
    func dates(of subject: SearchedSubject) -> [SearchAnswer.OtherDate]? { dates[subject] }

    func remember(_ dates: [SearchAnswer.OtherDate], of subject: SearchedSubject) { self.dates[subject] = dates }
}
