import Foundation
import HTTPMessages
import HTTPTypes
import TestSupport
import Testing

@testable import Site

@Suite("Pages about the world")
struct WorldPageTests {
    private let site = Site.sample()

    @Test("N1 W1 Today is the visitor's own: no shared cache keeps it, and the place is in no address")
    func today() async throws {
        for target in ["/on/today", "/on/week"] {
            let ada = await site.get(target, cookie: "almanac=2.DE-BY.dark.QWRh")
            #expect(ada.status == .ok && ada.headers[.cacheControl] == "private, no-store", "\(target)")
            #expect(ada.headers[.vary]?.contains("Cookie") == true, "\(target)")
            #expect(!ada.text.contains("DE-BY") && !ada.text.contains("Ada"), "\(target)")
        }
        let ada = await site.get("/on/today", cookie: "almanac=2.DE-BY.dark.QWRh").text
        #expect(ada.contains("Today is a working day in Bavaria, Germany."))
        let anybody = await site.get("/on/today").text
        #expect(anybody.contains("This is the date in UTC.") && !anybody.contains("in Bavaria"))
    }

    @Test(
        "J2 A day begins with what it is for the saved place, asks for one without it, and keeps the one that is chosen"
    )
    func home() async throws {
        let ada = await site.get("/on/2026-12-25", cookie: "almanac=2.DE-BY.dark.QWRh")
        #expect(ada.status == .ok && ada.headers[.cacheControl] == "private, no-cache")
        #expect(ada.headers[.vary]?.contains("Cookie") == true)
        #expect(ada.text.contains("In Bavaria you are off on Friday 25 December 2026: First Day of Christmas."))
        let anybody = await site.get("/on/2026-12-25").text
        #expect(anybody.contains("Are you off on Friday 25 December 2026?") && !anybody.contains("Bavaria you"))
        let picker = "/countries?for=world&date=2026-12-25"
        #expect(anybody.contains(picker.replacing("&", with: "&amp;")))
        let chosen = await site.post("country=DE-BY", to: picker)
        #expect(chosen.status == .seeOther && chosen.headers[.location] == "/on/2026-12-25")
        #expect(chosen.headers[values: .setCookie].contains { $0.contains("DE-BY") })
        let closed = await site.get("/countries/close?for=world&date=2026-12-25")
        #expect(closed.headers[.location] == "/on/2026-12-25" && closed.headers[.setCookie] == nil)
        for target in ["/countries?for=world&date=2026-02-30", "/countries?for=world&date=soon"] {
            #expect(await site.get(target).status == .badRequest, "\(target)")
        }
    }

    @Test("W1 A day has one address")
    func day() async throws {
        let page = await site.get("/on/2026-12-25")
        #expect(page.status == .ok)
        #expect(page.text.contains("<link rel=\"alternate\" type=\"application/json\" href=\"/on/2026-12-25.json\">"))
        for (other, location) in [
            ("/on/20261225", "/on/2026-12-25"), ("/on/today?date=2026-12-25", "/on/2026-12-25"), ("/on", "/on/today"),
            ("/on/2026-12-25?x=1", "/on/2026-12-25"), ("/ON/2026-12-25/week/", "/on/2026-12-25/week"),
        ] {
            let response = await site.get(other)
            #expect(response.status == .movedPermanently && response.headers[.location] == location, "\(other)")
        }
    }

    @Test(
        "D2 W1 A day that does not exist, other spellings and days without data are clear answers",
        arguments: [
            ("/on/2026-02-30", 404, "“2026-02-30” is not a date"),
            ("/on/24.12.2026", 404, "“24.12.2026” is not a date"),
            ("/on/2026-13-01/week", 404, "“2026-13-01” is not a date"),
            ("/on/2036-01-01", 404, "No data for 1 January 2036"), ("/on/0001-01-01", 404, "No data for 1 January 1"),
            ("/on/2019-12-31/week", 404, "No data for 31 December 2019"),
            ("/on/today?date=soon", 400, "“soon” is not a date"),
            ("/on/%3Cscript%3E", 404, "“&lt;script&gt;” is not a date"),
        ])
    func problems(target: String, status: Int, title: String) async throws {
        let page = await site.get(target)
        #expect(page.status.code == status && page.text.contains(title))
        #expect(page.text.contains("<meta name=\"robots\" content=\"noindex\">"))
    }

    @Test("F5 W1 Programs get the same as problems")
    func records() async throws {
        for (target, detail) in [
            (
                "/on/2036-01-01.json",
                "No data for 1 January 2036. We have holidays from 1 January 2020 to 31 December 2035."
            ),
            (
                "/on/2026-02-30/week.json",
                "“2026-02-30” is not a date. Write a day that exists as year, month and day, such as 2026-12-24."
            ),
        ] {
            let response = await site.get(target)
            let json = try JSONSerialization.jsonObject(with: Data(response.bytes)) as? [String: Any]
            #expect(response.status == .notFound && json?["detail"] as? String == detail)
        }
        let record = await site.get("/on/2026-12-25.json")
        #expect(record.status == .ok && record.headers[.contentType] == "application/json")
        #expect(record.headers[.accessControlAllowOrigin] == "*")
    }

    @Test("H4 W1 A site without documents of its own answers 502, and says so")
    func noDocuments() async throws {
        #expect(await site.get("/on/2026-12-25").status == .ok)
        let without = Site.sample(world: WorldServiceDouble(failing: .missing))
        let page = await without.get("/on/2026-12-25")
        #expect(page.status == .badGateway && page.text.contains("We could not show who is off"))
    }
}
