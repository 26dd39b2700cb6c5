import AlmanacValues
import Entities
import Markup

/// Maps a validated `changes.xml` to entities.
struct ChangesDocument: Sendable {
    /// The revisions of each country, the newest first.
    let revisions: [CountryCode: [Revision]]

    init(_ document: borrowing Document, label: DocumentLabel) throws(DocumentFailure) {
        var revisions: [CountryCode: [Revision]] = [:]
        let root = document.root
        var countries = root.children
        while let country = countries.next() {
            guard let code = country.attribute("code").flatMap({ CountryCode($0) }) else {
                throw label.inconsistent(country.line, "the country's code is missing")
            }
            var found: [Revision] = []
            var children = country.children
            while let child = children.next() {
                let revision = try Self.revision(child, label)
                if let newer = found.last, newer.date <= revision.date {
                    throw label.inconsistent(child.line, "revisions must be in date order, the newest first")
                }
                found.append(revision)
            }
            revisions[code] = found
        }
        self.revisions = revisions
    }

    private static func revision(
        _ element: borrowing Element, _ label: DocumentLabel
    ) throws(DocumentFailure) -> Revision {
        guard let date = element.attribute("date").flatMap({ CivilDate($0) }) else {
            throw label.inconsistent(element.line, "the revision has no date")
        }
        var changes: [DataChange] = []
        var children = element.children
        while let child = children.next() { changes.append(try change(child, label)) }
        return Revision(date: date, changes: changes, unlisted: number(element.attribute("more")) ?? 0)
    }

    private static func change(
        _ element: borrowing Element, _ label: DocumentLabel
    ) throws(DocumentFailure) -> DataChange {
        guard let kind = element.attribute("kind").flatMap({ DataChange.Kind(rawValue: $0) }) else {
            throw label.inconsistent(element.line, "unknown kind of change")
        }
        let days = number(element.attribute("days")) ?? (kind == .details ? 0 : 1)
        if kind == .details || kind == .first { return DataChange(kind, days: days) }
        guard let name = element.attribute("name"), let first = element.attribute("date").flatMap({ CivilDate($0) }),
            let last = CivilDate(element.attribute("last") ?? first.description), first <= last
        else { throw label.inconsistent(element.line, "a change needs a name, and dates in their order") }
        let former = element.attribute("was")
        if former == nil, kind == .moved || kind == .renamed {
            throw label.inconsistent(element.line, "\"was\" is missing")
        }
        if kind == .moved, former.flatMap({ CivilDate($0) }) == nil {
            throw label.inconsistent(element.line, "\"was\" must be the earlier date")
        }
        return DataChange(
            kind, name: ProseText.collapsed(name), dates: first...last, days: days,
            former: former.map(ProseText.collapsed))
    }

    private static func number(_ text: String?) -> Int? { text.flatMap { Int($0) } }
}
