import Support
import Testing

@testable import HTTPMessages

@Suite("Accept, where an address has several forms")
struct AcceptedFormTests {
    @Test(
        "F6 Browsers, clients that take anything, and those that name no form or none that there is get JSON",
        arguments: [
            nil, "", "*/*", "application/json", "text/json", "text/plain", "text/*", "application/*",
            "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "application/json, text/plain, */*",
            "application/xml", "text/html", "image/png", "text/csv;q=0", "text/csv;q=0, */*", "text/calendar; q=0.000",
            "application/json, text/csv", "text/json, text/calendar", "text/csv;q=0.5, application/json;q=0.6",
            "text/csv;q=0.5, */*;q=0.9", "text/csv;q=0.3, text/*;q=0.4", "text/csvx", "text/cs", "csv",
            "text/csv;q=nonsense", "application/json;q=0, */*",
        ] as [String?])
    func json(value: String?) {
        #expect(AcceptedForm(value.map { HeaderValue($0) }) == .json)
    }

    @Test(
        "F6 A calendar or a table has to be named; of the named forms the greatest weight counts, then the first",
        arguments: [
            ("text/calendar", AcceptedForm.calendar), ("text/csv", .table), ("TEXT/CSV", .table),
            (" text/csv ; charset=utf-8 ", .table), ("text/csv;header=present;q=0.5", .table),
            ("text/csv, */*", .table), ("*/*, text/calendar", .calendar), ("text/csv, text/*", .table),
            ("text/csv, application/json", .table), ("text/calendar, text/csv", .calendar),
            ("text/csv, text/calendar", .table), ("application/json;q=0.9, text/calendar", .calendar),
            ("text/csv;q=0.2, text/calendar;q=0.3, application/json;q=0.1", .calendar),
            ("text/calendar;q=0.1, application/json;q=0", .calendar),
            ("text/plain;q=0.2, text/csv;q=0.3, */*;q=0.1", .table), (",, ,text/csv", .table),
            ("text/calendar, application/calendar+json, application/calendar+xml", .calendar),
        ])
    func named(value: String, form: AcceptedForm) {
        #expect(AcceptedForm(HeaderValue(value)) == form)
    }

    @Test("X3 A value of any length is read to its 64th member")
    func long() {
        let others = String(repeating: "image/png,", count: 63)
        #expect(AcceptedForm(HeaderValue(others + "text/csv")) == .table)
        #expect(AcceptedForm(HeaderValue(others + "a/b,text/csv")) == .json)
    }
}
