import TestSupport
import Testing

@testable import Layout

@Suite("The wording of places, numbers and failures of places")
struct TerritoryWordingTests {
    private let phrases = Phrases.of(.english)

    @Test(
        "K3 Ordinals end as they are spoken",
        arguments: [
            (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (10, "10th"), (11, "11th"), (12, "12th"), (13, "13th"),
            (14, "14th"), (21, "21st"), (22, "22nd"), (23, "23rd"), (100, "100th"), (101, "101st"), (111, "111th"),
            (112, "112th"), (113, "113th"), (1011, "1011th"), (2500, "2500th"),
        ])
    func ordinals(number: Int, text: String) {
        #expect(phrases.ordinal(number) == text)
    }

    @Test(
        "Thousands have a comma",
        arguments: [
            (0, "0"), (999, "999"), (1000, "1,000"), (3653, "3,653"), (29220, "29,220"), (1_002_003, "1,002,003"),
        ])
    func numbers(number: Int, text: String) {
        #expect(phrases.number(number) == text)
    }

    @Test("A place is a region of a country, or a country with the article that it takes in a sentence")
    func places() {
        #expect(phrases.inSentence(PlaceName(country: "United Kingdom")) == "the United Kingdom")
        #expect(phrases.inSentence(PlaceName(region: "Bavaria", country: "Germany")) == "Bavaria, Germany")
        #expect(phrases.titled(PlaceName(country: "United Kingdom")) == "United Kingdom")
        #expect(phrases.titled(PlaceName(region: "\u{202E}x", country: "y")) == "\u{2068}x\u{2069}, y")
        #expect(phrases.years(2020...2035) == "from 2020 to 2035" && phrases.years(2026...2026) == "for 2026")
    }

    @Test("D2 H4 The failure of a place has a status, says what is wrong, and offers what helps")
    func failures() throws {
        let germany = try #require(CountryCode("DE"))
        let region = try #require(RegionCode("ZZ"))
        let choose = Notice.Action("Choose", Link(segments: ["countries"]))
        let retry = Link(segments: ["again"])
        for (failure, status, title, label) in [
            (TerritoryFailure.unknownCountry(germany), Status.notFound, "No country has the code “DE”", "Choose"),
            (.uncovered(country: "United Kingdom"), .notFound, "No data for the United Kingdom", "Choose"),
            (
                .unknownRegion(germany, country: "Germany", region: region), .notFound, "Germany has no region “ZZ”",
                "Choose"
            ),
            (
                .service(.timedOut, country: "Germany"), .gatewayTimeout, "We could not show the holidays in Germany",
                "Try again"
            ),
        ] {
            let notice = LayoutWords().notice(failure, choose: choose, retry: retry)
            #expect(failure.status == status && notice.title == title && notice.actions.map(\.label) == [label])
            #expect(LayoutWords().notice(failure).actions.isEmpty)
        }
    }
}
