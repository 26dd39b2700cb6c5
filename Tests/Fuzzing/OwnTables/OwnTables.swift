import AlmanacValues
import FuzzSupport
import Support

@testable import OwnCalendars

/// Fuzzes the operator's own calendars as iCalendar and as tables. A rejection has a reason, and a line of the file; what is
/// accepted has days in bounded number, each of bounded length; a byte order mark changes nothing; the cells of a table that is
/// printed with all quotation marks are the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOwnTables(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        [OwnFile.Form.ics, .csv].map { check(input, $0) }.contains(true)
    }
}

private func check(_ input: [UInt8], _ form: OwnFile.Form) -> Bool {
    let content: ICalendarFile.Content
    do throws(FileProblem) {
        content = try table(input, form).content(language: "en")
    } catch {
        let lines = 1 + input.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        expect(!error.reason.isEmpty, "no reason")
        expect(error.line.map { 1...lines ~= $0 } ?? true, "line \(error.line ?? 0) of \(lines)")
        return false
    }
    expect(content.days.count <= ICalendarFile.most, "\(content.days.count) days")
    for day in content.days.prefix(20) {
        for year in [2024, 2026] {
            let dates = day.dates.dates(in: year)
            expect(dates.count <= 2 * OwnDates.longest, "\(dates.count) dates")
            expect(dates == dates.sorted(), "dates are not in order")
        }
    }
    let marked = try? table([0xEF, 0xBB, 0xBF] + input, form).content(language: "en")
    expect(marked?.days == content.days || input.starts(with: [0xEF, 0xBB, 0xBF]), "a mark changes it")
    if form == .csv { checkCells(input) }
    return !content.days.isEmpty
}

private func table(_ bytes: [UInt8], _ form: OwnFile.Form) -> OwnTable {
    OwnTable(file: OwnFile(name: "acme.\(form.rawValue)", form: form, bytes: bytes))
}

private func checkCells(_ input: [UInt8]) {
    func cells(_ bytes: [UInt8]) -> [[String]]? {
        try? CSVRows(OwnFile(name: "acme.csv", form: .csv, bytes: bytes)).rows.map(\.cells)
    }
    // A line break in a cell loses nothing either, and what is printed has commas, also in its first line.
    guard let rows = cells(input), let head = rows.first, head.count > 1 else { return }
    let printed = rows.map { row in
        row.map { "\"" + String(decoding: $0.utf8.flatMap { $0 == 0x22 ? [0x22, 0x22] : [$0] }, as: UTF8.self) + "\"" }
            .joined(separator: ",")
    }.joined(separator: "\n")
    let plain = head.allSatisfy { !$0.utf8.contains { ";\t\n".utf8.contains($0) } }
    if plain { expectSame(cells(Array(printed.utf8)), rows, "printed \(printed)") }
}
