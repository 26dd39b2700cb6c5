import AlmanacValues
import Entities
import Markup
import Support

/// Reads a `calendar` or the `corrections` of an operator's folder.
struct OwnXMLFile {
    enum Content {
        case calendar(OwnCalendar, imports: [String])
        case corrections([OwnCorrection])
    }

    let file: OwnFile

    func content() throws(FileProblem) -> Content {
        let document: Document
        do throws(MarkupError) {
            document = try Self.valid(file.bytes)
        } catch {
            let first = error.problems.first
            throw file.problem(first?.line, first?.message ?? error.description)
        }
        let root = document.root
        return root.isNamed("corrections")
            ? .corrections(try OwnCorrectionsElement(file: file).corrections(of: root)) : try calendar(root)
    }

    private static let schema = MadeOnce<Schema, MarkupError> { () throws(MarkupError) in
        try Schema(xsd: EmbeddedFiles.file(at: "own.xsd")?.bytes ?? [])
    }

    private static func valid(_ bytes: [UInt8]) throws(MarkupError) -> Document {
        let schema = try schema.get()
        var document = try Document(xml: bytes)
        try document.validate(against: schema)
        return document
    }

    private func calendar(_ root: borrowing Element) throws(FileProblem) -> Content {
        let language = root.attribute("lang") ?? "en"
        var days: [OwnDay] = []
        var without: Set<Slug> = []
        var with: Set<Slug> = []
        var children = root.children
        while let child = children.next() {
            guard let name = child.attribute("name") else { continue }
            if child.isNamed("without") {
                without.insert(Slug(name))
            } else if child.isNamed("with") {
                with.insert(Slug(name))
            } else {
                days.append(
                    OwnDay(
                        name: LocalizedText(name, language: language), kind: kind(of: child),
                        dates: try OwnDatesElement(file: file).dates(of: child)))
            }
        }
        return .calendar(
            OwnCalendar(
                code: try file.code(), name: LocalizedText(root.attribute("name") ?? file.name, language: language),
                bases: try bases(root), zone: try zone(root), weekend: weekend(root), days: days,
                without: without, with: with, file: file.name),
            imports: Self.words(root.attribute("import")))
    }

    private func kind(of element: borrowing Element) -> OwnDay.Kind {
        if element.isNamed("half-day") {
            return .halfDay(begins: element.attribute("begins").flatMap(TimeOfDay.init(printed:)))
        }
        return element.isNamed("worked-day") ? .workedDay : .holiday
    }

    private func bases(_ root: borrowing Element) throws(FileProblem) -> [Territory] {
        var bases: [Territory] = []
        for word in Self.words(root.attribute("base")) {
            guard let base = Territory(word) else {
                throw file.problem(root.line, "\"\(word)\" is not the code of a country or region, such as DE-BY")
            }
            bases.append(base)
        }
        return bases
    }

    private func zone(_ root: borrowing Element) throws(FileProblem) -> String? {
        guard let zone = root.attribute("zone") else { return nil }
        guard OwnFile.isZone(zone) else {
            throw file.problem(root.line, "\"\(zone)\" is no time zone of the IANA, such as Europe/Berlin")
        }
        return zone
    }

    private func weekend(_ root: borrowing Element) -> Set<Weekday>? {
        root.attribute("weekend").map { list in
            Set(Self.words(list).compactMap { Int($0) }.compactMap { Weekday(rawValue: $0) })
        }
    }

    /// The schema has checked each word.
    static func words(_ list: String?) -> [String] {
        (list ?? "").utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t") }
            .map { String(decoding: $0, as: UTF8.self) }
    }
}

/// Reads when a day is: `date` or `yearly`, `through`, `from`, `to`.
struct OwnDatesElement {
    let file: OwnFile

    func dates(of element: borrowing Element) throws(FileProblem) -> OwnDates {
        let line = element.line
        switch (element.attribute("date"), element.attribute("yearly")) {
        case (let date?, nil):
            guard let first = CivilDate(date) else { throw file.problem(line, "\"\(date)\" is no date") }
            guard element.attribute("from") == nil, element.attribute("to") == nil else {
                throw file.problem(line, "\"from\" and \"to\" belong to \"yearly\"")
            }
            guard let text = element.attribute("through") else { return OwnDates(first...first) }
            guard let last = CivilDate(text) else {
                throw file.problem(line, "\"through\" is \"\(text)\"; beside \"date\" it is a date such as 2026-08-14")
            }
            return OwnDates(try file.range(first, last, line: line))
        case (nil, let yearly?):
            let end: OwnRule? = if let text = element.attribute("through") { try rule(text, line) } else { nil }
            return OwnDates(try rule(yearly, line), through: end, in: try years(of: element))
        case (nil, nil):
            throw file.problem(line, "the day needs \"date\" or \"yearly\"")
        case (_?, _?):
            throw file.problem(line, "the day has both \"date\" and \"yearly\"; one of them says when it is")
        }
    }

    private func rule(_ text: String, _ line: Int) throws(FileProblem) -> OwnRule {
        guard let rule = OwnRule(text) else {
            throw file.problem(
                line,
                "\"\(text)\" is no rule; such are 12-24, 24 December, the last Friday of November, Easter, "
                    + "39 days after Easter")
        }
        return rule
    }

    private func years(of element: borrowing Element) throws(FileProblem) -> ClosedRange<Int>? {
        let from = element.attribute("from").flatMap { Int($0) }
        let to = element.attribute("to").flatMap { Int($0) }
        if from == nil, to == nil { return nil }
        let (first, last) = (from ?? CivilDate.years.lowerBound, to ?? CivilDate.years.upperBound)
        guard first <= last else { throw file.problem(element.line, "\"from\" must not be after \"to\"") }
        return first...last
    }
}
