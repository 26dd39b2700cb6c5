import TestSupport
import Testing

@testable import Places

@Suite("Addresses of working days and comparisons")
struct PlanPlacesTests {
    private func place(_ target: String) throws -> Place { try Place(Address(target: target)) }

    private func printed(_ target: String) throws -> String {
        let address = try place(target).address
        let query = address.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
        return "/" + address.segments.joined(separator: "/") + (query.isEmpty ? "" : "?\(query)")
    }

    private func day(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }
    private func territory(_ text: String) throws -> Territory { try #require(Territory(text)) }

    @Test("K3 The query is the question: a range, a number of days, a place")
    func workingDays() throws {
        let bavaria = try territory("DE-BY")
        let (first, last) = (try day("2026-12-01"), try day("2027-01-15"))
        #expect(
            try place("/working-days?from=2026-12-01&to=2027-01-15&place=DE-BY")
                == .workingDays(WorkingDaysPlace(WorkingDaysQuestion(bavaria, from: first, through: last))))
        #expect(
            try place("/working-days?from=2026-12-01&days=-10&place=DE-BY")
                == .workingDays(WorkingDaysPlace(WorkingDaysQuestion(bavaria, -10, from: first))))
        #expect(try place("/working-days") == .workingDays(WorkingDaysPlace()))
    }

    @Test(
        "K3 Empty fields, other spellings and a last day beside a number of days lead to one address",
        arguments: [
            ("/working-days?from=&to=&days=&place=", "/working-days"),
            (
                "/Working-Days/?place=de-by&to=2027-01-15&from=2026-12-01&x=1",
                "/working-days?from=2026-12-01&to=2027-01-15&place=DE-BY"
            ),
            ("/working-days?from=2026-12-01&to=2027-01-15&days=010", "/working-days?from=2026-12-01&days=10"),
            ("/working-days?days=-00", "/working-days?days=0"),
            ("/working-days?days=%EF%BC%91%EF%BC%90+", "/working-days?days=10"),
            ("/working-days?weekend=sun&weekend=FRI,&weekend=fri&place=DE", "/working-days?weekend=fri,sun&place=DE"),
            ("/working-days?weekend=", "/working-days"),
            ("/compare/2026?place=DE&place=fr&place=de&place=", "/compare/2026?place=DE&place=FR"),
            (
                "/COMPARE/Meeting?place=FR&days=5&from=2026-12-20&place=FR",
                "/compare/meeting?from=2026-12-20&days=5&place=FR"
            ),
            (
                "/compare/meeting?add=+&place=FR&closes=17:00&opens=&to=2027-01-31&from=2027-01-01",
                "/compare/meeting?from=2027-01-01&to=2027-01-31&closes=17:00&place=FR"
            ),
            ("/compare/meeting?add=Munich,+Texas&opens=08:30", "/compare/meeting?opens=08:30&add=Munich, Texas"),
            ("/compare?place=DE", "/compare"),
        ])
    func canonical(target: String, expected: String) throws {
        #expect(try printed(target) == expected)
    }

    @Test(
        "K3 W2 A text that is no date or number stays as it is, for the page to say so",
        arguments: ["2026-02-30", "2026-13-01", "tomorrow", "26-01-01", "2026-1-1", "2026-12-01T00:00", "e\u{301}"])
    func unreadable(text: String) throws {
        let from = Entered<CivilDate>.unreadable(text)
        let query = [Address.QueryItem("from", text), .init("place", "DE")]
        let found = try Place(Address(segments: ["working-days"], query: query))
        #expect(found == .workingDays(WorkingDaysPlace(WorkingDaysQuestion(place: try territory("DE"), from: from))))
        #expect(try Place(found.address) == found)
        #expect(
            try Place(Address(segments: ["compare", "meeting"], query: query))
                == .compare(.meeting(MeetingQuestion([try territory("DE")], from: from))))
        #expect(throws: PlaceProblem.badValue(name: "from", value: text)) {
            try Place(Address(segments: ["working-days.json"], query: query))
        }
        #expect(throws: PlaceProblem.badValue(name: "from", value: text)) {
            try Place(Address(segments: ["compare", "meeting.json"], query: query))
        }
    }

    private static let writtenNumbers: [(String, Int?)] = [
        ("99999", 99999), ("-99999", -99999), ("100000", nil), ("1.5", nil), ("--1", nil), ("-", nil), ("٣", 3),
        (" 10 ", 10), ("\u{3000}-5\u{A0}", -5), ("+5", 5), ("+", nil), ("+-5", nil), ("- 5", nil), ("１０", 10),
        ("١٠", 10), ("१०", 10), ("\u{2212}5", -5), ("2,500", 2500), ("2.500", 2500), ("2 500", 2500),
        ("-12\u{202F}345", -12345), ("2\u{A0}500", 2500), ("٢\u{66C}٥٠٠", 2500), ("2,50", nil), ("2,5000", nil),
        ("2500,", nil), (",500", nil), ("0.500", nil), ("٠,500", nil), ("1234,567", nil), ("100,000", nil),
        ("2,,500", nil), ("2'500", nil), ("²", nil), ("五", nil), ("½", nil), ("1e3", nil), ("  ", nil),
        (String(repeating: "9", count: 40), nil),
    ]

    @Test(
        "K3 Numbers have up to 5 digits of any script and a sign, with separators between groups of three",
        arguments: writtenNumbers)
    func numbers(text: String, expected: Int?) throws {
        let address = Address(segments: ["working-days"], query: [.init("days", text)])
        let days = expected.map { Entered.value($0) } ?? .unreadable(text)
        #expect(try Place(address) == .workingDays(WorkingDaysPlace(WorkingDaysQuestion(end: .after(days)))))
    }

    @Test("K3 W2 A text of more than 40 bytes is rejected as a whole; one of 40 is shown")
    func long() throws {
        for (length, isShown) in [(40, true), (41, false), (20_000, false)] {
            let text = String(repeating: "x", count: length)
            #expect((try? place("/working-days?from=\(text)")) != nil ? isShown : !isShown)
        }
    }

    @Test(
        "K3 W2 What a page shows with an error, a record rejects",
        arguments: [
            ("/working-days.json", "place", ""), ("/working-days.json?place=DE", "from", ""),
            ("/working-days.json?place=DE&from=", "from", ""),
            ("/working-days.json?place=DE&from=2026-01-01&to=x", "to", "x"),
            ("/working-days.json?place=DE&from=2026-01-01&to=", "to", ""),
            ("/working-days.json?place=DE&from=2026-01-01&days=x", "days", "x"),
            ("/working-days.json?place=Bavaria&from=2026-01-01", "place", "Bavaria"),
            ("/working-days?place=Bavaria", "place", "Bavaria"),
            ("/working-days?place=DE&weekend=sat,soon", "weekend", "soon"),
            ("/working-days?place=DE&weekend=sat,,sun", "weekend", ""), ("/working-days?weekend=,", "weekend", ""),
            ("/working-days.json?place=DE&from=2026-01-01&weekend=6", "weekend", "6"),
            ("/compare/2026.json", "place", ""), ("/compare/2026.json?place=DE&place=", "place", ""),
            ("/compare/2026?place=Germany", "place", "Germany"), ("/compare/20x6?place=DE", "year", "20x6"),
            ("/compare/meeting.json?from=2026-01-01", "place", ""), ("/compare/meeting.json?place=DE", "from", ""),
            ("/compare/meeting.json?place=DE&from=2026-01-01&days=x", "days", "x"),
            ("/compare/meeting.json?place=DE&from=2026-01-01&to=soon", "to", "soon"),
            ("/compare/meeting.json?place=DE&from=2026-01-01&opens=9", "opens", "9"),
            ("/compare/meeting.json?place=DE&from=2026-01-01&closes=24:00", "closes", "24:00"),
            ("/compare/meeting.json?place=DE&from=2026-01-01&closes=", "closes", ""),
        ])
    func rejected(target: String, name: String, value: String) {
        let isMissing = value.isEmpty && !target.contains("\(name)=")
        let problem = isMissing ? PlaceProblem.missing(name: name) : .badValue(name: name, value: value)
        #expect(throws: problem) { try place(target) }
    }

    @Test("W2 Twelve places are compared, and no more; the same place twice is one")
    func most() throws {
        let regions = (1...30).map { "place=DE-R\($0)" }
        #expect(try place("/compare/2026?\(regions.prefix(12).joined(separator: "&"))").caching == .shared)
        for page in ["compare/2026", "compare/2026.json", "compare/meeting"] {
            for count in [13, 30] {
                #expect(throws: PlaceProblem.tooManyValues(name: "place", limit: 12)) {
                    try place("/\(page)?\(regions.prefix(count).joined(separator: "&"))")
                }
            }
        }
        let twice = Array(repeating: "place=DE", count: 30).joined(separator: "&")
        #expect(try place("/compare/2026?\(twice)") == .compare(.year(2026, [try territory("DE")])))
    }

    @Test(
        "K3 W2 A record has the page's address and its query",
        arguments: [
            "/working-days.json?from=2026-12-01&to=2027-01-15&place=DE-BY",
            "/working-days.json?from=2026-12-01&place=DE",
            "/compare/2026.json?place=DE-BY&place=FR", "/compare/meeting.json?from=2026-12-20&place=FR",
        ])
    func records(target: String) throws {
        guard case .record(let record, .json) = try place(target) else { Issue.record("no record"); return }
        let page = try #require(record.page)
        #expect(page.address.query == record.section.address.query)
        #expect(page.address.segments == record.section.address.segments)
        #expect(try printed(target) == target && record.formats == [.json])
        #expect(throws: PlaceProblem.self) { try place(target.replacing(".json", with: ".csv")) }
    }

    @Test("N1 Without a place, the page of working days is the visitor's; all others are everybody's")
    func caching() throws {
        #expect(try place("/working-days").caching == .personal)
        #expect(try place("/working-days?from=2026-12-01").caching == .personal)
        #expect(try place("/working-days?place=DE").caching == .shared)
        #expect(try place("/compare/meeting").caching == .shared)
    }

    @Test(
        "C4 C6 The picker's tickets of both pages are read and printed, and a form sends the answer",
        arguments: [
            "/countries?for=working-days", "/countries?for=working-days&from=2026-12-01&days=-3&place=DE-BY",
            "/countries?for=compare&year=2026", "/countries?for=compare&year=2026&place=DE-BY&place=FR",
            "/countries?for=compare", "/countries?for=compare&from=2026-12-20&days=3&place=FR",
        ])
    func tickets(target: String) throws {
        let found = try place(target)
        #expect(try printed(target) == target && found.takesForms)
        let close = target.replacing("/countries?", with: "/countries/close?")
        #expect(try printed(close) == close)
    }

    @Test("C6 A ticket with a year that is none, or with too many places, is rejected")
    func badTickets() {
        #expect(throws: PlaceProblem.badValue(name: "year", value: "x")) { try place("/countries?for=compare&year=x") }
        let many = (1...13).map { "place=DE-R\($0)" }.joined(separator: "&")
        #expect(throws: PlaceProblem.tooManyValues(name: "place", limit: 12)) {
            try place("/countries?for=compare&year=2026&\(many)")
        }
    }
}
