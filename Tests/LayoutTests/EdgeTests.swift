import AlmanacValues
import Testing

@testable import Layout

@Suite("Edges of wording")
struct EdgeTests {
    @Test(
        "H4 The unit of an age changes at two minutes, two hours and two days",
        arguments: [
            (0, "a moment ago"), (119, "a moment ago"), (120, "2 minutes ago"), (7_199, "119 minutes ago"),
            (7_200, "2 hours ago"), (172_799, "47 hours ago"), (172_800, "2 days ago"),
        ])
    func ages(seconds: Int, text: String) {
        #expect(LayoutWords().stale(.copy(.seconds(seconds))) == "This is our last good copy, as of \(text).")
    }

    @Test("A count is singular for 1 only", arguments: [(0, "no days"), (1, "1 day"), (2, "2 days")])
    func counts(number: Int, text: String) {
        #expect(LayoutWords().daysCounted(number: DayCount(number)).text == text)
    }

    @Test("The names of countries are credited separately from the holidays")
    func credits() {
        let upstream = Origin.upstream(Origin.Upstream(host: "holidays.example"))
        let names = "Country names from Unicode CLDR."
        #expect(Credits(Origins(holidays: upstream)).sentences(.english).contains(names))
        #expect(!Credits(Origins(holidays: upstream, countries: upstream)).sentences(.english).contains(names))
        #expect(!Credits(Origins(countries: upstream)).sentences(.english).contains(names))
    }
}
