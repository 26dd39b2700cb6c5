import AlmanacValues
import Entities
import Markup

/// Maps a validated `occasions.xml` to entities, in document order.
struct OccasionsDocument {
    let occasions: [Occasion]

    init(_ document: borrowing Document, label: DocumentLabel) throws(DocumentFailure) {
        var occasions: [Occasion] = []
        let root = document.root
        var children = root.children
        while let child = children.next() {
            occasions.append(try Self.occasion(child, label))
        }
        self.occasions = occasions
    }

    private static func occasion(
        _ element: borrowing Element, _ label: DocumentLabel
    ) throws(DocumentFailure) -> Occasion {
        // The schema requires all of them.
        guard let id = element.attribute("id").flatMap({ Slug(printed: $0) }),
            let tradition = element.attribute("tradition").flatMap({ Tradition(rawValue: $0) }),
            let name = element.firstChild(named: "name")?.text, let about = element.firstChild(named: "about")?.text,
            let rule = element.firstChild(named: "when")?.text
        else { throw label.inconsistent(element.line, "an occasion lacks its id, tradition, name or description") }
        return Occasion(
            id: id, name: ProseText.collapsed(name), about: ProseText.collapsed(about),
            rule: ProseText.collapsed(rule), tradition: tradition)
    }
}
