import AlmanacValues
import HTTPMessages
import HTTPTypes
import Testing

@testable import Site

@Suite("Leave planner on the site")
struct LeaveSubflowTests {
    private let site = Site.sample()
    private let planner = "/holidays/DE/2026/leave?days=25&region=BY&weekend=fri%2Csat"
    private let ticket = "for=leave&country=DE&year=2026&days=25&region=BY&weekend=fri%2Csat&person=partner"

    @Test("K2 A10 C4 From the planner to the countries, and back with a second person")
    func thereAndBack() async throws {
        let page = await site.get(planner)
        #expect(page.status == .ok)
        // The form is sent to the countries with what was entered so far.
        #expect(
            page.text.contains(
                "<button id=\"with\" type=\"submit\" formaction=\"/countries\" name=\"for\" value=\"leave\">"))
        for (name, value) in [("country", "DE"), ("year", "2026"), ("person", "partner")] {
            #expect(page.text.contains("<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">"))
        }
        let picker = await site.get("/countries?\(ticket)")
        #expect(picker.status == .ok && picker.text.contains("name=\"person\" value=\"partner\""))
        let chosen = await site.post("country=GB", to: "/countries?\(ticket)")
        #expect(chosen.status == .seeOther && chosen.headers[.location] == "\(planner)&with=GB")
        #expect(chosen.headers[.setCookie] == nil)
        let closed = await site.get("/countries/close?\(ticket)")
        #expect(closed.status == .seeOther && closed.headers[.location] == planner)
    }

    @Test("K2 A form is redirected to the one spelling of its address")
    func form() async {
        let sent = "/holidays/DE/2026/leave?days=25&region=&break=&weekend=sat&weekend=fri&work=&taken-from=&taken-to="
        let response = await site.get(sent)
        #expect(response.status == .movedPermanently)
        #expect(response.headers[.location] == "/holidays/DE/2026/leave?days=25&weekend=fri%2Csat")
    }

    @Test(
        "K2 Bad input has a clear answer, and costs no more than a page",
        arguments: [
            ("days=366", 400, "Enter 1 to 60 days of leave."), ("days=0", 400, "Enter 1 to 60 days of leave."),
            ("days=-5", 400, "“-5” is not a number of days."), ("days=many", 400, "“many” is not a number of days."),
            ("days=25&work=2026-02-30", 400, "“2026-02-30” is not a date."),
            ("days=25&work=2025-05-01", 400, "1 May 2025 is not in 2026."),
            ("days=25&with=QQ", 404, "No country has the code “QQ”"),
            ("days=25&region=ZZ", 404, "Germany has no region “ZZ”"),
        ])
    func bad(query: String, status: Int, words: String) async {
        let page = await site.get("/holidays/DE/2026/leave?\(query)")
        #expect(page.status.code == status && page.text.contains(words), "\(page.text)")
        for format in ["json", "ics"] {
            let record = await site.get("/holidays/DE/2026/leave.\(format)?\(query)")
            #expect(record.status.code == status && record.text.contains(words))
            #expect(record.headers[.contentType] == "application/problem+json")
        }
    }

    @Test("K2 1,000 dates are refused, wherever they are")
    func many() async {
        let dates = (0..<1000).map { CivilDate(dayNumber: 20_454 + $0 % 365).description }
        for target in [
            "/holidays/DE/2026/leave?days=25&work=\(dates.joined(separator: ","))",
            "/holidays/DE/2026/leave?days=25&\(dates.map { "taken=\($0)" }.joined(separator: "&"))",
        ] {
            let page = await site.get(target)
            #expect(page.status == .badRequest && page.text.contains("At most 20 are allowed here."))
            #expect(page.text.utf8.count < 10_000)
        }
    }
}
