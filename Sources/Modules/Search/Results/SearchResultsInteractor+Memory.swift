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
        /// In the language of the page, and in those of the country and its regions.
        let others: [SearchKey]

        init(_ kind: HolidayKind) {
            self.kind = kind
            english = SearchKey(kind.englishName.text)
            var texts: [LocalizedText] = [kind.englishName]
            for name in kind.allNames where !texts.contains(name) { texts.append(name) }
            others = texts.dropFirst().map { SearchKey($0.text) }
        }

        func contains(where isMeant: (SearchKey) -> Bool) -> Bool {
            isMeant(english) || others.contains(where: isMeant)
        }
    }

    /// Whether people call a kind one of these, in the language of the page, in English or in a language of the country.
    func isNamed(_ kind: HolidayKind, _ names: [SearchKey]) -> Bool {
        !names.isEmpty && keys(of: kind).contains { names.contains($0) }
    }

    /// Whether a name of a kind has one of these in it, from one of its words on.
    func hasName(_ kind: HolidayKind, with parts: [SearchKey]) -> Bool {
        keys(of: kind).contains { name in parts.contains { name.match($0).map { $0 <= .wordPrefix } ?? false } }
    }

    /// Whether the last words of a name of a kind are one of these.
    func hasName(_ kind: HolidayKind, endingWith parts: [SearchKey]) -> Bool {
        keys(of: kind).contains { name in
            parts.contains { part in
                let rest = name.bytes.count - part.bytes.count
                guard rest > 0, name.bytes[rest - 1] == UInt8(ascii: " ") else { return false }
                return name.bytes[rest...].elementsEqual(part.bytes)
            }
        }
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
