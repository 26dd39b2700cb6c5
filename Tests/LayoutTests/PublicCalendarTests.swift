import TestSupport
import Testing

@testable import Layout

@Suite("Subscribing: presentation")
struct PublicCalendarTests {
    private let feed = Link(segments: ["holidays", "DE.ics"], query: [("region", "BY")])

    private func section(_ base: String?) -> SubscribeSection {
        SubscribeSection(
            HolidayFilter(), of: PlaceName(region: "Bavaria", country: "Germany"), Edition(base: base),
            words: LayoutWords(), label: "Add",
            calendar: { $0 == .svg ? Link(segments: ["code"]) : feed },
            downloads: DownloadList(title: "Files", files: []))
    }

    @Test("Each program gets the calendar's public address in the way that it takes it")
    func programs() throws {
        let address = try #require(section("https://almanac.example").address)
        #expect(address.text == "https://almanac.example/holidays/DE.ics?region=BY" && address.link == feed)
        #expect(address.apple.description == "webcal://almanac.example/holidays/DE.ics?region=BY")
        #expect(
            address.google.description == "https://calendar.google.com/calendar/render"
                + "?cid=webcal%3A%2F%2Falmanac.example%2Fholidays%2FDE.ics%3Fregion%3DBY")
        let query =
            "?url=https%3A%2F%2Falmanac.example%2Fholidays%2FDE.ics%3Fregion%3DBY"
            + "&name=Holidays%20in%20Bavaria%2C%20Germany"
        #expect(address.outlook.description == "https://outlook.live.com/calendar/0/addfromweb\(query)")
        #expect(address.office.description == "https://outlook.office.com/calendar/0/addfromweb\(query)")
    }

    @Test("Without a public address no other site is told of the calendar, and there is no code")
    func withoutAddress() {
        let section = section(nil)
        #expect(section.address == nil && section.code == nil && section.feed == feed)
        #expect(self.section("https://almanac.example").code == Link(segments: ["code"]))
    }
}
