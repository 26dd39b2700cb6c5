import AlmanacValues
import Entities
import Markup

/// Maps a `correction` of a validated `holidays/CC.xml`.
struct CorrectionElement {
    let correction: Correction

    init(_ element: borrowing Element, _ label: DocumentLabel) throws(DocumentFailure) {
        var sources: [Correction.Source] = []
        var concerns: [Correction.Concern] = []
        var children = element.children
        while let child = children.next() {
            if child.isNamed("source") {
                sources.append(
                    Correction.Source(title: ProseText.collapsed(child.text), address: child.attribute("href")))
            } else if child.isNamed("concerns") {
                concerns.append(try Self.concern(child, label))
            }
        }
        // The schema requires all of them.
        guard let id = element.attribute("id").flatMap({ Slug(printed: $0) }),
            let fact = element.firstChild(named: "what")?.text, let reason = element.firstChild(named: "why")?.text
        else { throw label.inconsistent(element.line, "a correction lacks its id or its sentences") }
        correction = Correction(
            id: id, fact: ProseText.collapsed(fact), reason: ProseText.collapsed(reason), sources: sources,
            concerns: concerns)
    }

    private static func concern(
        _ element: borrowing Element, _ label: DocumentLabel
    ) throws(DocumentFailure) -> Correction.Concern {
        guard let first = element.attribute("from").flatMap({ CivilDate($0) }),
            let last = element.attribute("to").flatMap({ CivilDate($0) }), first <= last
        else { throw label.inconsistent(element.line, "\"from\" must not be after \"to\"") }
        let regions = (element.attribute("regions") ?? "").split(separator: " ").compactMap { RegionCode($0) }
        return Correction.Concern(
            name: ProseText.collapsed(element.attribute("name") ?? ""), dates: first...last, regions: regions)
    }
}
