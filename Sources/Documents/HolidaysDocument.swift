import AlmanacValues
import Entities
import Markup

/// Maps a validated `holidays/CC.xml` to entities.
///
/// It checks the rules that the schema cannot express. An error names the line.
struct HolidaysDocument {
    let calendar: HolidayCalendar

    /// The number of days that a run may have after its first day. A short document with long runs must not become a
    /// calendar that fills the memory.
    private static let longestRun = 120
    /// The approximate maximum number of holidays in a calendar. India has 5,700.
    private static let mostHolidays = 100_000
    /// The word for all regions, instead of their codes.
    private static let allRegions = "all"

    init(_ document: borrowing Document, label: DocumentLabel) throws(DocumentFailure) {
        let root = document.root
        guard let code = root.attribute("country").flatMap({ CountryCode($0) }) else {
            throw label.inconsistent(root.line, "the country's code is missing")
        }
        var regions: [HolidayCalendar.Region] = []
        var weekends: [Weekends.Other] = []
        let years = try label.years(of: root)
        var facts: [HolidayKnowledge.Fact] = []
        var corrections: [Correction] = []
        var holidays: [Holiday] = []
        var children = root.children
        while let child = children.next() {
            if child.isNamed("region") {
                regions.append(try Self.region(child, label))
            } else if child.isNamed("weekend") {
                weekends.append(try Self.weekend(child, label))
            } else if child.isNamed("knowledge") {
                facts.append(try KnowledgeElement(child, years: years, label).fact)
            } else if child.isNamed("correction") {
                corrections.append(try CorrectionElement(child, label).correction)
            } else {
                try Self.appendHolidays(of: child, to: &holidays, label)
            }
        }
        calendar = HolidayCalendar(
            country: code, years: years,
            weekends: Weekends(label.weekdays(root.attribute("weekend")), others: weekends),
            regions: regions.sorted { $0.name < $1.name }, holidays: holidays.inOrder,
            revisedAt: Self.date(root, "revised").map { RevisionTime($0) }, corrections: corrections,
            knowledge: facts.isEmpty ? nil : HolidayKnowledge(facts))
    }

    private static func region(
        _ element: borrowing Element, _ label: DocumentLabel
    ) throws(DocumentFailure) -> HolidayCalendar.Region {
        guard let code = element.attribute("code").flatMap({ RegionCode($0) }) else {
            throw label.inconsistent(element.line, "the region's code is missing")
        }
        let names = label.names(of: element)
        let name = names.first(where: \.isEnglish) ?? names.first
        return HolidayCalendar.Region(
            code: code, name: name?.text ?? code.description, language: element.attribute("lang"),
            whole: element.attribute("part-of").flatMap { RegionCode($0) },
            isZone: element.attribute("zone").map(isTrue) ?? false)
    }

    private static func weekend(
        _ element: borrowing Element, _ label: DocumentLabel
    ) throws(DocumentFailure) -> Weekends.Other {
        Weekends.Other(
            label.weekdays(element.attribute("days")), in: try label.years(of: element),
            regions: Set(regions(element.attribute("regions"))))
    }

    /// Appends the days of one `holiday` element. They share a kind.
    private static func appendHolidays(
        of element: borrowing Element, to holidays: inout [Holiday], _ label: DocumentLabel
    ) throws(DocumentFailure) {
        let kind = kind(of: element, label)
        var children = element.children
        while let day = children.next() {
            guard day.isNamed("day") else { continue }
            guard let date = date(day, "date") else { throw label.inconsistent(day.line, "the day has no date") }
            let last = self.date(day, "through") ?? date
            guard 0...longestRun ~= last.dayNumber - date.dayNumber else {
                throw label.inconsistent(day.line, "\"through\" must be 0 to \(longestRun) days after \"date\"")
            }
            guard holidays.count < mostHolidays else {
                throw label.inconsistent(day.line, "more than \(mostHolidays) holidays")
            }
            let observed = self.date(day, "observed")
            let movedFrom = self.date(day, "moved-from")
            let isKept = day.attribute("kept").map(isTrue) ?? true
            let isInLieu = isTrue(day.attribute("in-lieu"))
            let isEstimated = isTrue(day.attribute("estimated"))
            for number in date.dayNumber...last.dayNumber {
                let date = CivilDate(dayNumber: number)
                holidays.append(
                    Holiday(
                        date: date, observed: observed, isKept: isKept, isInLieu: isInLieu, movedFrom: movedFrom,
                        kind: kind, isEstimated: isEstimated, id: HolidayID(date: date, slug: kind.slug)))
            }
        }
    }

    private static func kind(of element: borrowing Element, _ label: DocumentLabel) -> HolidayKind {
        let codes = element.attribute("regions")
        let isPartial = element.attribute("level") == "partial"
        let names = label.names(of: element)
        // Names after the English one are in the languages of regions.
        let own = names.prefix((names.firstIndex(where: \.isEnglish) ?? names.endIndex - 1) + 1)
        return HolidayKind(
            names: Array(own), regionalNames: Array(names.dropFirst(own.count)), types: types(of: element),
            regions: codes == allRegions ? [] : regions(codes), exceptions: regions(element.attribute("except")),
            level: isPartial ? .partial : codes == nil ? .national : .regional, parts: element.attribute("where"),
            occasion: element.attribute("occasion").flatMap { Slug(printed: $0) },
            begins: element.attribute("begins").flatMap(TimeOfDay.init(printed:)))
    }

    private static func types(of element: borrowing Element) -> [HolidayType] {
        let words = element.attribute("types") ?? ""
        if let type = HolidayType(rawValue: words) { return [type] }
        return words.split(separator: " ").compactMap { HolidayType(rawValue: String($0)) }
    }

    private static func regions(_ text: String?) -> [RegionCode] {
        text?.split(separator: " ").compactMap { RegionCode($0) } ?? []
    }

    private static func date(_ element: borrowing Element, _ name: StaticString) -> CivilDate? {
        guard let bytes = element.attributeBytes(name) else { return nil }
        return bytes.withUnsafeBufferPointer { CivilDate(iso8601: $0) }
    }

    /// Whether the text is one of the two spellings of true in `xs:boolean`.
    private static func isTrue(_ text: String?) -> Bool {
        text == "true" || text == "1"
    }
}
