import AlmanacValues
import HTTPMessages
import HTTPTypes
import Testing

@testable import Site

/// Working days and comparisons as the site serves them: addresses, statuses, the way to the picker and back.
@Suite("Working days and comparisons on the site")
struct PlansTests {
    private let site = Site.sample()

    @Test("K3 C4 From working days to the picker, and back with another place")
    func workingDaysPicker() async {
        let page = await site.get("/working-days?from=2026-12-24&to=2026-12-31&place=DE")
        #expect(page.status == .ok && page.text.contains("4 working days"))
        let picker = "/countries?for=working-days&from=2026-12-24&to=2026-12-31&place=DE"
        #expect(page.text.contains(picker.replacing("&", with: "&amp;")))
        #expect(await site.get(picker).text.contains("action=\"\(picker.replacing("&", with: "&amp;"))\""))
        let chosen = await site.post("country=GB", to: picker)
        #expect(chosen.status == .seeOther)
        #expect(chosen.headers[.location] == "/working-days?from=2026-12-24&to=2026-12-31&place=GB")
        let closed = await site.get(picker.replacing("/countries?", with: "/countries/close?"))
        #expect(closed.headers[.location] == "/working-days?from=2026-12-24&to=2026-12-31&place=DE")
    }

    @Test("W2 C4 From a comparison to the picker, and back with one more place")
    func comparePicker() async {
        let page = await site.get("/compare/2026?place=DE-BY")
        #expect(page.status == .ok && page.text.contains("Compare Bavaria, Germany 2026"))
        let chosen = await site.post("country=DE-BE", to: "/countries?for=compare&year=2026&place=DE-BY")
        #expect(chosen.headers[.location] == "/compare/2026?place=DE-BY&place=DE-BE")
        let meeting = await site.post("country=DE", to: "/countries?for=compare&from=2026-12-20&place=DE-BY")
        #expect(meeting.headers[.location] == "/compare/meeting?from=2026-12-20&place=DE-BY&place=DE")
        #expect(await site.get("/compare").headers[.location] == "/compare/2026")
    }

    @Test(
        "K3 W2 Bad input has a status and a clear answer, for people and for programs",
        arguments: [
            ("/working-days?from=1960-01-01&to=2039-12-31&place=DE", 400, "up to 3,653 days"),
            ("/working-days?from=2027-01-15&to=2026-12-01&place=DE", 400, "is before the first day"),
            ("/working-days?from=2026-02-30&to=2026-03-01&place=DE", 400, "“2026-02-30” is not a date"),
            ("/working-days?from=2026-02-28&days=9999&place=DE", 400, "“9999” is not possible"),
            ("/working-days?from=2036-01-01&to=2036-02-01&place=DE", 404, "from 2020 to 2035"),
            ("/working-days?from=2026-01-01&place=QQ", 404, "No country has the code “QQ”"),
            ("/working-days?from=2026-01-01&place=DE-ZZ", 404, "Germany has no region “ZZ”"),
            ("/working-days?from=2026-01-01&place=Germany", 400, "“place” cannot be “Germany” here"),
            ("/working-days?from=2026-01-01", 200, "Choose your country first"),
            ("/compare/2026?place=QQ", 404, "No country has the code “QQ”"),
            (
                "/working-days?from=2026-01-01&place=UK", 404,
                "href=\"/countries?for=working-days&amp;from=2026-01-01&amp;place=UK&amp;q=UK\""
            ),
            (
                "/compare/2026?place=DE&place=UK", 404,
                "href=\"/countries?for=compare&amp;year=2026&amp;place=DE&amp;q=UK\""
            ),
            (
                "/compare/meeting?days=3&place=DE&place=UK", 404,
                "href=\"/countries?for=compare&amp;days=3&amp;place=DE&amp;q=UK\""
            ),
            ("/compare/2036?place=DE", 404, "No data for 2036 in Germany. We have data from 2020 to 2035."),
            ("/compare/2026", 200, "Add the first place"),
            (
                "/compare/2026?" + (1...30).map { "place=DE-R\($0)" }.joined(separator: "&"), 400,
                "At most 12 are allowed"
            ),
            ("/compare/meeting?from=2026-02-30&place=DE", 400, "“2026-02-30” is not a date"),
            ("/compare/meeting?days=61&place=DE", 400, "a number of days from 1 to 60"),
            ("/working-days.json?from=1960-01-01&to=2039-12-31&place=DE", 400, "up to 3,653 days"),
            ("/working-days.json?from=2027-01-15&to=2026-12-01&place=DE", 400, "is before the first day"),
            ("/working-days.json?from=2026-02-30&to=2026-03-01&place=DE", 400, "“2026-02-30” is not valid"),
            ("/working-days.json?from=2026-01-01&to=2026-03-01", 400, "“place”"),
            ("/compare/2036.json?place=DE", 404, "No data for 2036 in Germany."),
            ("/compare/meeting.json?from=2026-12-20&days=61&place=DE", 400, "a number of days from 1 to 60"),
        ])
    func badInput(target: String, status: Int, text: String) async {
        let response = await site.get(target)
        #expect(response.status.code == status, "\(target)")
        #expect(response.text.contains(text), "\(target): \(response.text)")
        let isProblem = response.headers[.contentType]?.hasPrefix("application/problem+json") == true
        #expect(isProblem == target.contains(".json"))
    }

    @Test("W2 The same place twice is one; the address says so")
    func twice() async {
        let response = await site.get("/compare/2026?place=DE&place=DE")
        #expect(response.status == .movedPermanently && response.headers[.location] == "/compare/2026?place=DE")
    }

    @Test("N1 K3 The saved place is shown, kept by nobody, and only the form that the visitor sends names it")
    func savedPlace() async {
        let page = await site.get("/working-days", cookie: "almanac=1.DE.system.")
        #expect(page.status == .ok && page.text.contains("Working days in Germany"))
        #expect(page.headers[.cacheControl]?.contains("public") != true)
        #expect(await site.get("/working-days").text.contains("Choose your country first"))
    }
}
