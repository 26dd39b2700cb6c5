import AlmanacValues
import Entities
import Markup

/// Maps a `knowledge` of a validated `holidays/CC.xml`.
struct KnowledgeElement {
    let fact: HolidayKnowledge.Fact

    /// - Parameter years: the years of the document.
    init(
        _ element: borrowing Element, years: ClosedRange<Int>, _ label: DocumentLabel
    ) throws(DocumentFailure) {
        var authorities: [Authority] = []
        var lacks: String?
        var children = element.children
        while let child = children.next() {
            if child.isNamed("authority") {
                authorities.append(Authority(title: ProseText.collapsed(child.text), address: child.attribute("href")))
            } else if child.isNamed("lacks") {
                lacks = ProseText.collapsed(child.text)
            }
        }
        let first = element.attribute("from").flatMap { CivilDate($0) } ?? .firstDay(of: years.lowerBound)
        let last =
            element.attribute("to").flatMap { CivilDate($0) }
            ?? CivilDate.firstDay(of: years.upperBound + 1).adding(days: -1)
        let until = element.attribute("until").flatMap { CivilDate($0) }
        guard first <= last else { throw label.inconsistent(element.line, "\"from\" must not be after \"to\"") }
        guard let basis = element.attribute("basis").flatMap({ KnownBasis(rawValue: $0) }),
            basis == .law || until != nil
        else { throw label.inconsistent(element.line, "what is announced or computed needs \"until\"") }
        fact = HolidayKnowledge.Fact(
            types: (element.attribute("types") ?? "").split(separator: " ").compactMap {
                HolidayType(rawValue: String($0))
            },
            basis: basis, days: first...last, until: until,
            regions: Set((element.attribute("regions") ?? "").split(separator: " ").compactMap { RegionCode($0) }),
            authorities: authorities, lacks: lacks)
    }
}
