import Support
import TestSupport
import Testing

@testable import OwnCalendars

@Suite("Own calendars in iCalendar and CSV")
struct TableTests {
    private static func events(_ lines: String...) -> String { events(lines) }

    private static func events(_ lines: [String]) -> String {
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-CALNAME:Acme\\, all\r\n"
            + lines.map { "BEGIN:VEVENT\r\n\($0.split(separator: "|").joined(separator: "\r\n"))\r\nEND:VEVENT\r\n" }
            .joined()
            + "END:VCALENDAR\r\n"
    }

    private func days(_ lines: String...) throws -> [OwnDay] {
        try ICalendarFile(file: file("a.ics", Self.events(lines))).content(language: "en").days
    }

    private func dates(_ days: [OwnDay], _ year: Int = 2026) -> [String] {
        days.flatMap { $0.dates.dates(in: year) }.map(\.description)
    }

    @Test("Y1 An event of whole days is a holiday, whose end is not its last day")
    func wholeDays() throws {
        let found = try days("DTSTART;VALUE=DATE:20260803|DTEND;VALUE=DATE:20260806|SUMMARY:Summer\\, closed")
        #expect(found.map(\.name.text) == ["Summer, closed"])
        #expect(found.map(\.kind) == [.holiday])
        #expect(dates(found) == ["2026-08-03", "2026-08-04", "2026-08-05"])
    }

    @Test(
        "A single day may have no end, the same end, or a duration",
        arguments: [
            "", "|DTEND;VALUE=DATE:20260803", "|DTEND;VALUE=DATE:20260804", "|DURATION:P1D",
        ])
    func singleDays(end: String) throws {
        #expect(dates(try days("DTSTART;VALUE=DATE:20260803\(end)|SUMMARY:x")) == ["2026-08-03"])
    }

    @Test("An event with a time of day is a half day from then on")
    func halfDays() throws {
        let found = try days("DTSTART;TZID=Europe/Berlin:20261224T120000|DTEND:20261224T180000|SUMMARY:Eve")
        #expect(found.map(\.kind) == [.halfDay(begins: TimeOfDay(hour: 12, minute: 0))])
    }

    @Test("Categories say what is worked, and what is half")
    func categories() throws {
        let found = try days(
            "DTSTART:20261128|SUMMARY:Stocktaking|CATEGORIES:Warehouse,Workday",
            "DTSTART:20261231|SUMMARY:Eve|CATEGORIES:HALF-DAY")
        #expect(found.map(\.kind) == [.workedDay, .halfDay(begins: nil)])
    }

    @Test("Cancelled events and what is no event are left out")
    func leftOut() throws {
        #expect(try days("DTSTART:20261128|SUMMARY:x|STATUS:CANCELLED").isEmpty)
        let text = Self.events("DTSTART:20261128|SUMMARY:x|BEGIN:VALARM|TRIGGER:-PT15M|SUMMARY:alarm|END:VALARM")
            .replacing("BEGIN:VEVENT", with: "BEGIN:VTODO\r\nDTSTART:20260101\r\nEND:VTODO\r\nBEGIN:VEVENT")
        let found = try ICalendarFile(file: file("a.ics", text)).content(language: "en").days
        #expect(found.map(\.name.text) == ["x"])
    }

    @Test(
        "A yearly rule is followed, to its end",
        arguments: [
            ("FREQ=YEARLY", [2026, 2027, 2030]), ("FREQ=YEARLY;COUNT=2", [2026, 2027]),
            ("FREQ=YEARLY;UNTIL=20270601T000000Z", [2026, 2027]), ("FREQ=YEARLY;INTERVAL=4", [2026, 2030]),
            ("FREQ=YEARLY;UNTIL=20270504", [2026, 2027]), ("FREQ=YEARLY;COUNT=2|EXDATE:20260504", [2027]),
        ])
    func recurrence(rule: String, years: [Int]) throws {
        let found = try days("DTSTART;VALUE=DATE:20260504|SUMMARY:x|RRULE:\(rule)")
        for year in [2025, 2026, 2027, 2030] {
            #expect(dates(found, year) == (years.contains(year) ? ["\(year)-05-04"] : []), "\(year)")
        }
    }

    @Test("Y1 A day of each year since long ago is still one, such as a birthday", arguments: [1600, 1950, 2018])
    func longAgo(begins: Int) throws {
        let yearly = "DTSTART;VALUE=DATE:\(begins)0504|SUMMARY:x|RRULE:FREQ=YEARLY"
        for year in [2019, 2026, 2035, 2059] { #expect(dates(try days(yearly), year) == ["\(year)-05-04"], "\(year)") }
        // A count begins with the first one.
        let counted = try days(yearly + ";COUNT=\(2030 - begins)")
        #expect(dates(counted, 2029) == ["2029-05-04"] && dates(counted, 2030).isEmpty)
    }

    @Test(
        "Y1 An event lasts to the last day that it reaches; midnight belongs to the day before",
        arguments: [
            ("DTSTART;VALUE=DATE:20260803|DURATION:P3D", 3), ("DTSTART;VALUE=DATE:20260803|DURATION:P1W", 7),
            ("DTSTART:20260803T120000|DURATION:PT6H", 1), ("DTSTART:20260803T120000|DTEND:20260804T000000", 1),
            ("DTSTART:20260803T120000|DTEND:20260804T100000", 2),
            ("DTSTART:20260803|DTEND:20260806|RRULE:FREQ=YEARLY", 3),
            ("DTSTART:20260803|DTEND:20260805|RDATE:20261001", 4), ("DTSTART:20260803|EXDATE:20260803", 0),
        ])
    func lengths(event: String, count: Int) throws {
        let found = dates(try days(event + "|SUMMARY:x"))
        #expect(found.count == count && found.first == (count > 0 ? "2026-08-03" : nil), "\(found)")
    }

    @Test("Y1 A file may have 5,000 days", arguments: ["ics", "csv"])
    func most(form: String) throws {
        func count(_ days: Int) throws -> Int {
            let text =
                form == "csv"
                ? "date,name\n" + String(repeating: "2026-01-02,x\n", count: days)
                : Self.events(Array(repeating: "DTSTART:20260102|SUMMARY:x", count: days))
            return try OwnTable(file: file("a.\(form)", text)).content(language: "en").days.count
        }
        #expect(try count(5_000) == 5_000)
        let problem = #expect(throws: FileProblem.self) { try count(5_001) }
        #expect(problem?.reason.contains("more than 5000 days") == true)
    }

    @Test("A rule may name a weekday of a month; single dates are left out or come on top")
    func weekdayRule() throws {
        let found = try days(
            "DTSTART;VALUE=DATE:20260717|SUMMARY:x|RRULE:FREQ=YEARLY;BYMONTH=7;BYDAY=3FR|EXDATE:20270716|RDATE:20270709"
        )
        #expect(dates(found) == ["2026-07-17"])
        #expect(dates(found, 2027) == ["2027-07-09"])
        #expect(dates(found, 2028) == ["2028-07-21"])
        // 31 July 2026 is a Friday.
        for rule in ["BYMONTH=7;BYDAY=-1FR", "BYMONTHDAY=31", "BYMONTH=7;BYMONTHDAY=31"] {
            let other = try days("DTSTART;VALUE=DATE:20260717|SUMMARY:x|RRULE:FREQ=YEARLY;\(rule)")
            #expect(dates(other) == ["2026-07-31"], "\(rule)")
        }
    }

    @Test(
        "Y1 A wrong event is refused with its line",
        arguments: [
            ("SUMMARY:x", 4, "no DTSTART"), ("DTSTART:20260101", 4, "no SUMMARY"),
            ("DTSTART:2026-01-01|SUMMARY:x", 5, "no date such as"), ("DTSTART:20260231|SUMMARY:x", 5, "20260231"),
            ("DTSTART:20260101|SUMMARY:x|RRULE:FREQ=WEEKLY", 7, "FREQ=WEEKLY"),
            ("DTSTART:20260101|SUMMARY:x|RRULE:FREQ=YEARLY;BYDAY=FR", 7, "BYDAY=FR"),
            ("DTSTART:20260101|DTEND:20270101|SUMMARY:x", 5, "more than 120 days"),
            ("DTSTART:20260101|nonsense", 6, "NAME:VALUE"),
        ])
    func refused(event: String, line: Int, reason: String) {
        let problem = #expect(throws: FileProblem.self) { try days(event) }
        #expect(problem?.line == line)
        #expect(problem?.reason.contains(reason) == true, "\(problem?.description ?? "")")
    }

    @Test(
        "What begins has to end",
        arguments: [
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260101\nSUMMARY:x\n", "BEGIN:VCALENDAR\nEND:VEVENT\n",
            "VERSION:2.0\n", "",
        ])
    func unbalanced(text: String) {
        #expect(throws: FileProblem.self) { try ICalendarFile(file: file("a.ics", text)).content(language: "en") }
    }

    @Test("Long lines are folded, and lines may end with LF alone")
    func folded() throws {
        let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:2026\n 0504\nSUMMARY:Foun\n der\nEND:VEVENT\nEND:VCALENDAR"
        let found = try ICalendarFile(file: file("a.ics", text)).content(language: "en").days
        #expect(found.map(\.name.text) == ["Founder"])
        #expect(dates(found) == ["2026-05-04"])
    }

    @Test("A calendar's name, and its places from the name of the file")
    func table() throws {
        let calendar = try OwnTable(file: file("acme.DE-BY.US.ics", Self.events("DTSTART:20260101|SUMMARY:x")))
            .calendar()
        #expect(calendar.code.description == "ACME")
        #expect(calendar.name.text == "Acme, all")
        #expect(calendar.bases.map(\.description) == ["DE-BY", "US"])
        #expect(throws: FileProblem.self) { try OwnTable(file: file("acme.Bavaria.csv", "date,name\n")).calendar() }
    }

    @Test("Y1 A table is read with any separator, quotation marks, and the mark of UTF-8")
    func csv() throws {
        let text =
            "\u{FEFF}date;name;kind;through\r\n24.12.2026;\"Heilig; \"\"Abend\"\"\";half-day;\r\n\r\n12-27;Ruhe;closed;12-30\r\n"
        let found = try CSVFile(file: file("a.csv", text)).days(language: "de")
        #expect(found.map(\.name.text) == ["Heilig; \"Abend\"", "Ruhe"])
        #expect(found.map(\.kind) == [.halfDay(begins: nil), .holiday])
        #expect(dates(found) == ["2026-12-24", "2026-12-27", "2026-12-28", "2026-12-29", "2026-12-30"])
    }

    @Test(
        "Y1 A wrong row is refused with its line",
        arguments: [
            ("date,name\n1/2/2026,x\n", 2, "may be two dates"), ("date,name\n\n2026-13-01,x\n", 3, "is no date"),
            ("date,name\n2026-01-01,\n", 2, "no name"), ("date,name,kind\n2026-01-01,x,party\n", 2, "no kind"),
            ("day,name\n2026-01-01,x\n", 1, "no column"), ("name\nx\n", 1, "must name"), ("", 1, "empty"),
            ("date,name\n2026-01-01,\"x\n", 2, "no end"), ("date,name,begins\n2026-01-01,x,noon\n", 2, "no time"),
        ])
    func refusedRow(text: String, line: Int, reason: String) {
        let problem = #expect(throws: FileProblem.self) {
            try CSVFile(file: file("a.csv", text)).days(language: "en")
        }
        #expect(problem?.line == line)
        #expect(problem?.reason.contains(reason) == true, "\(problem?.description ?? "")")
    }

    @Test("A table that is not in UTF-8 is refused")
    func latin() {
        let latin = OwnFile(name: "a.csv", form: .csv, bytes: Array("date,name\n2026-01-01,".utf8) + [0xFC])
        #expect(throws: FileProblem.self) { try OwnTable(file: latin).content(language: "en") }
    }

    @Test("Y1 An event that stands in place of a day of a series moves that day; a cancelled one removes it")
    func replaced() throws {
        let series = "UID:1|DTSTART;VALUE=DATE:20260105|RRULE:FREQ=YEARLY|SUMMARY:x"
        let moved = "UID:1|RECURRENCE-ID;VALUE=DATE:20270105|DTSTART;VALUE=DATE:20270107|SUMMARY:x"
        let other = "UID:2|RECURRENCE-ID;VALUE=DATE:20280105|DTSTART;VALUE=DATE:20280107|SUMMARY:y"
        #expect(dates(try days(series, moved, other), 2026) == ["2026-01-05"])
        #expect(dates(try days(moved, other, series), 2027) == ["2027-01-07"])
        #expect(dates(try days(series, moved, other), 2028).sorted() == ["2028-01-05", "2028-01-07"])
        let cancelled = "UID:1|RECURRENCE-ID;VALUE=DATE:20270105|DTSTART;VALUE=DATE:20270105|STATUS:CANCELLED|SUMMARY:x"
        #expect(dates(try days(series, cancelled), 2027).isEmpty)
        refused(
            event: "UID:1|RECURRENCE-ID;RANGE=THISANDFUTURE:20270105|DTSTART:20270105|SUMMARY:x", line: 6,
            reason: "RANGE is not read")
    }

    @Test("Y1 An event that ends before it begins is refused")
    func backwards() {
        refused(
            event: "DTSTART;VALUE=DATE:20260105|DTEND;VALUE=DATE:20260101|SUMMARY:x", line: 6,
            reason: "before it begins")
    }

    @Test(
        "Y1 A character that no page can show is refused with its line",
        arguments: ["\0", "\u{1}", "\u{7F}", "\u{85}", "\u{9F}", "\u{FFFE}", "\u{FFFF}"])
    func controls(character: String) {
        let table = file("a.csv", "date,name\r\n2026-01-01,é\t–\n2026-01-02,a\(character)b\n")
        let problem = #expect(throws: FileProblem.self) { try OwnTable(file: table).content(language: "en") }
        #expect(problem?.line == 3 && problem?.reason.contains("control character") == true)
    }

    @Test("Letters of all scripts are no control characters")
    func letters() throws {
        let table = file("a.csv", "date,name\n2026-01-01,Âé \u{A0}\u{BF}\u{FFFD}祝日 🎉\u{200F}\n")
        #expect(try OwnTable(file: table).content(language: "en").days.count == 1)
    }
}
