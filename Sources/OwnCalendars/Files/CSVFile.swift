import AlmanacValues
import Entities
import Support

/// Reads the days of a table in comma-separated values (RFC 4180). Accepts commas, semicolons and tabs, as spreadsheets
/// write them.
///
/// The first line has the names of the columns: `date` and `name`, and perhaps `through`, `kind` and `begins`.
struct CSVFile {
    let file: OwnFile

    private struct Columns {
        var date, name, through, kind, begins: Int?
    }

    /// - Parameter language: that of the names.
    func days(language: String) throws(FileProblem) -> [OwnDay] {
        let rows = try CSVRows(file).rows
        guard let head = rows.first else { throw file.problem(1, "the file is empty") }
        let columns = try columns(head)
        var days: [OwnDay] = []
        for row in rows.dropFirst() {
            guard days.count < ICalendarFile.most else {
                throw file.problem(row.line, "the file has more than \(ICalendarFile.most) days")
            }
            days.append(try day(row, columns, language))
        }
        return days
    }

    private func columns(_ head: CSVRows.Row) throws(FileProblem) -> Columns {
        var columns = Columns()
        for (index, cell) in head.cells.enumerated() {
            switch cell.trimmed.lowercased() {
            case "date", "from": columns.date = index
            case "name": columns.name = index
            case "through", "to": columns.through = index
            case "kind": columns.kind = index
            case "begins": columns.begins = index
            default:
                throw file.problem(
                    head.line,
                    "there is no column \"\(cell)\"; the first line has the names date, name, through, kind, "
                        + "begins, of which date and name are needed")
            }
        }
        guard columns.date != nil, columns.name != nil else {
            throw file.problem(head.line, "the first line must name the columns date and name")
        }
        return columns
    }

    private func day(
        _ row: CSVRows.Row, _ columns: Columns, _ language: String
    ) throws(FileProblem) -> OwnDay {
        func cell(_ index: Int?) -> String {
            guard let index, index < row.cells.count else { return "" }
            return row.cells[index].trimmed
        }
        let name = cell(columns.name)
        guard !name.isEmpty else { throw file.problem(row.line, "the day has no name") }
        return OwnDay(
            name: LocalizedText(name.shortened(to: 500), language: language),
            kind: try kind(cell(columns.kind), cell(columns.begins), row),
            dates: try dates(cell(columns.date), cell(columns.through), row))
    }

    private func kind(_ word: String, _ begins: String, _ row: CSVRows.Row) throws(FileProblem) -> OwnDay.Kind {
        let time = TimeOfDay(printed: begins)
        guard begins.isEmpty || time != nil else {
            throw file.problem(row.line, "\"\(begins)\" is no time of day, such as 12:00")
        }
        switch word.lowercased() {
        case "", "holiday", "closed": return .holiday
        case "half-day", "half day": return .halfDay(begins: time)
        case "worked-day", "worked day", "workday": return .workedDay
        default:
            throw file.problem(
                row.line, "there is no kind \"\(word)\"; there are holiday, closed, half-day, worked-day")
        }
    }

    private func dates(_ from: String, _ through: String, _ row: CSVRows.Row) throws(FileProblem) -> OwnDates {
        if let first = OwnFile.date(from) {
            if through.isEmpty { return OwnDates(first...first) }
            guard let last = OwnFile.date(through) else { throw fault(through, row) }
            return OwnDates(try file.range(first, last, line: row.line))
        }
        guard let rule = OwnRule(from) else { throw fault(from, row) }
        if through.isEmpty { return OwnDates(rule) }
        guard let end = OwnRule(through) else { throw fault(through, row) }
        return OwnDates(rule, through: end)
    }

    private func fault(_ text: String, _ row: CSVRows.Row) -> FileProblem {
        let isSlashed = text.utf8.contains(UInt8(ascii: "/"))
        return file.problem(
            row.line,
            isSlashed
                ? "\"\(text)\" may be two dates, as nobody can say whether the day or the month comes first; write 2026-12-24"
                : "\"\(text)\" is no date; such are 2026-12-24, 24.12.2026, and 12-24 for each year")
    }
}
