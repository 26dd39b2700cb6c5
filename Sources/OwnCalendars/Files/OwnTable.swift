import AlmanacValues
import Entities
import Support

/// A calendar that consists only of an iCalendar file or a table. The file's name contains the places that it builds
/// on.
struct OwnTable {
    let file: OwnFile

    func calendar() throws(FileProblem) -> OwnCalendar {
        let content = try content(language: "en")
        let code = try file.code()
        return OwnCalendar(
            code: code,
            name: LocalizedText(content.name?.trimmed.shortened(to: 500).nonEmpty ?? code.description, language: "und"),
            bases: try file.places(), zone: content.zone.flatMap { OwnFile.isZone($0) ? $0 : nil }, days: content.days,
            file: file.name)
    }

    /// - Parameter language: that of the names.
    func content(language: String) throws(FileProblem) -> ICalendarFile.Content {
        guard String(validating: file.bytes, as: UTF8.self) != nil else {
            throw file.problem(nil, "the file is not in UTF-8; save it in that encoding")
        }
        if let line = OwnText.lineOfControl(in: file.bytes) {
            throw file.problem(line, "the line has a control character, which no page can show")
        }
        if file.form == .ics { return try ICalendarFile(file: file).content(language: language) }
        var content = ICalendarFile.Content()
        content.days = try CSVFile(file: file).days(language: language)
        return content
    }
}

extension OwnCalendar {
    /// Returns the calendar with the days of other files too.
    ///
    /// - Parameter name: that of the calendar's file.
    func adding(
        _ imports: [String], of tables: [String: OwnFile], into name: String
    ) throws(FileProblem) -> OwnCalendar {
        var days = days
        var zone = zone
        for imported in imports {
            guard let file = tables[imported] else {
                throw FileProblem(
                    name, line: 1, "\"import\" names \(imported), which the folder does not have or cannot read")
            }
            let content = try OwnTable(file: file).content(language: self.name.language)
            days += content.days
            zone = zone ?? content.zone.flatMap { OwnFile.isZone($0) ? $0 : nil }
        }
        return OwnCalendar(
            code: code, name: self.name, bases: bases, zone: zone, weekend: weekend, days: days, without: without,
            with: with, file: file)
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
