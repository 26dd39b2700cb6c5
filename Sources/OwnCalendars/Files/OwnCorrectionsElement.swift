import AlmanacValues
import Entities
import Markup
import Support

/// Reads the corrections of a validated file.
struct OwnCorrectionsElement {
    let file: OwnFile

    func corrections(of root: borrowing Element) throws(FileProblem) -> [OwnCorrection] {
        guard let country = root.attribute("country").flatMap({ CountryCode($0) }), country != .own else {
            throw file.problem(root.line, "\"country\" is not the code of a country")
        }
        var corrections: [OwnCorrection] = []
        var children = root.children
        while let child = children.next() { corrections.append(try correction(child, of: country)) }
        return corrections
    }

    private func correction(
        _ element: borrowing Element, of country: CountryCode
    ) throws(FileProblem) -> OwnCorrection {
        var changes: [OwnCorrection.Change] = []
        var sources: [Correction.Source] = []
        var (fact, reason) = ("", "")
        var children = element.children
        while let child = children.next() {
            if child.isNamed("what") {
                fact = child.text.trimmed
            } else if child.isNamed("why") {
                reason = child.text.trimmed
            } else if child.isNamed("source") {
                sources.append(Correction.Source(title: child.text.trimmed, address: child.attribute("href")))
            } else {
                changes.append(try change(child))
            }
        }
        guard let id = element.attribute("id").flatMap({ Slug(printed: $0) }) else {
            throw file.problem(element.line, "the correction has no id")
        }
        return OwnCorrection(
            country: country, id: id, fact: fact, reason: reason, sources: sources, changes: changes, file: file.name,
            line: element.line, revised: file.modified)
    }

    private func change(_ element: borrowing Element) throws(FileProblem) -> OwnCorrection.Change {
        let regions = OwnXMLFile.words(element.attribute("regions")).compactMap { RegionCode($0) }
        let name = LocalizedText(element.attribute("name") ?? "", language: element.attribute("lang") ?? "en")
        let holiday = Slug(element.attribute("holiday") ?? "")
        if element.isNamed("add") {
            return .add(
                name, types: types(element), try OwnDatesElement(file: file).dates(of: element), regions: regions)
        }
        if element.isNamed("remove") {
            return .remove(holiday, on: element.attribute("date").flatMap { CivilDate($0) }, regions: regions)
        }
        if element.isNamed("rename") { return .rename(holiday, name) }
        guard let from = element.attribute("date").flatMap({ CivilDate($0) }),
            let to = element.attribute("to").flatMap({ CivilDate($0) })
        else { throw file.problem(element.line, "a move needs the dates \"date\" and \"to\"") }
        guard from.year == to.year else {
            throw file.problem(element.line, "a holiday cannot move to another year; remove it and add another one")
        }
        return .move(holiday, from: from, to: to, regions: regions)
    }

    private func types(_ element: borrowing Element) -> [HolidayType] {
        switch element.attribute("kind") {
        case "half-day": [.halfDay]
        case "observance": [.observance]
        default: [.publicHoliday]
        }
    }
}
