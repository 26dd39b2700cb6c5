import AlmanacValues
import Documents
import Markup

/// Reads one `holiday` element of a response.
struct EnricoHoliday {
    /// The maximum length of a holiday, in days. A longer one is an error: the longest school holidays last a little
    /// over three months.
    private static let longest = 124
    /// The maximum distance between a holiday and its observed day, in days. A greater one is an error.
    private static let farthest = 62

    let year: Int
    /// The position in the list, from 1. Error messages need it because a response often has a single line.
    let number: Int
    let label: DocumentLabel

    /// Returns one item for each day; empty if the element is an extra working day.
    func items(of element: borrowing Element) throws(DocumentFailure) -> [HolidayGathering.Item] {
        guard let date = try self.date("date", of: element) else { throw wrong(element, "has no date") }
        guard date.year == year else { throw wrong(element, "is on \(date), which is not in \(year)") }
        let last = try self.date("dateTo", of: element) ?? date
        guard 0..<Self.longest ~= last.dayNumber - date.dayNumber else {
            throw wrong(element, "lasts from \(date) to \(last)")
        }
        let observed = try self.date("observedOn", of: element)
        if let observed, abs(observed.dayNumber - date.dayNumber) > Self.farthest {
            throw wrong(element, "is on \(date), but observed on \(observed)")
        }
        let names = try names(of: element)
        let flags = flags(of: element)
        guard let types = try types(of: element, flags) else { return [] }
        // For a holiday of several days, it is unknown which of them the observed day replaces.
        let isMoved = last == date && observed != date
        return (date.dayNumber...last.dayNumber).map { day in
            HolidayGathering.Item(
                date: CivilDate(dayNumber: day), observed: isMoved ? observed : nil, names: names, types: types,
                isLocal: flags.contains("REGIONAL_HOLIDAY"))
        }
    }

    private func date(
        _ name: StaticString, of element: borrowing Element
    ) throws(DocumentFailure) -> CivilDate? {
        guard let field = element.firstChild(named: name) else { return nil }
        let numbers = try EnricoDate(field, label)
        guard let date = CivilDate(year: numbers.year, month: numbers.month, day: numbers.day) else {
            throw wrong(element, "has an invalid date: \(numbers)")
        }
        return date
    }

    private func names(of element: borrowing Element) throws(DocumentFailure) -> [LocalizedText] {
        var names: [LocalizedText] = []
        var elements = element.children(named: "name")
        while let name = elements.next() {
            guard let text = UpstreamText.line(name.firstChild(named: "text")?.text ?? "") else {
                throw wrong(element, "has an empty name")
            }
            names.append(LocalizedText(text, language: Self.language(of: name)))
        }
        guard !names.isEmpty else { throw wrong(element, "has no name") }
        return names
    }

    private static func language(of name: borrowing Element) -> String {
        UpstreamText.language(UpstreamText.line(name.firstChild(named: "lang")?.text ?? "") ?? "")
    }

    /// Returns the flags in upper case.
    private func flags(of element: borrowing Element) -> Set<String> {
        var flags: Set<String> = []
        var elements = element.children(named: "flags")
        while let flag = elements.next() { flags.insert((UpstreamText.line(flag.text) ?? "").uppercased()) }
        return flags
    }

    private func types(
        of element: borrowing Element, _ flags: Set<String>
    ) throws(DocumentFailure) -> [HolidayType]? {
        guard let type = UpstreamText.line(element.firstChild(named: "holidayType")?.text ?? "") else {
            throw wrong(element, "has no type")
        }
        return HolidayType.enrico(type: type, flags: flags)
    }

    private func wrong(_ element: borrowing Element, _ reason: String) -> DocumentFailure {
        label.inconsistent(element.line, "holiday \(number) \(reason)")
    }
}
