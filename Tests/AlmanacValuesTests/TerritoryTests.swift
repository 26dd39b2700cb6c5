import AlmanacValues
import Entities
import TestSupport
import Testing

@Suite("Territories")
struct TerritoryTests {
    @Test(
        "A country, or a country and a region, is printed and parsed",
        arguments: [("DE", "DE"), ("de-by", "DE-BY"), ("FR-6AE", "FR-6AE"), ("XX-a-b_c", "XX-A-B_C")])
    func parsed(text: String, printed: String) throws {
        let territory = try #require(Territory(text))
        #expect(territory.description == printed)
        #expect(Territory(territory.description) == territory)
    }

    @Test(
        "Anything else is not a territory",
        arguments: [
            "", "D", "DEU", "-BY", "DE-", "DE BY", "DE-B Y", "DE-BÝ", "DE-B\u{301}", "D-BY",
            "DE-" + String(repeating: "B", count: 25),
        ])
    func refused(text: String) {
        #expect(Territory(text) == nil)
    }

    @Test("Another country drops the region; the same one keeps it")
    func country() {
        var preferences = Preferences(country: Sample.code("DE"), region: Sample.region("BY"))
        preferences.country = Sample.code("DE")
        #expect(preferences.territory == Territory(Sample.code("DE"), Sample.region("BY")))
        preferences.country = Sample.code("AT")
        #expect(preferences.territory == Territory(Sample.code("AT")))
        preferences.country = nil
        #expect(preferences == Preferences())
        #expect(Preferences(region: Sample.region("BY")) == Preferences())
    }

    @Test("Preferences with different regions differ")
    func equality() {
        let bavaria = Preferences(country: Sample.code("DE"), region: Sample.region("BY"))
        #expect(bavaria != Preferences(country: Sample.code("DE")))
        #expect(bavaria != Preferences(country: Sample.code("DE"), region: Sample.region("BE")))
        #expect(bavaria == Preferences(country: Sample.code("DE"), region: Sample.region("by")))
    }

    @Test("A region that the calendar does not have settles to the country, and is named")
    func settled() {
        let calendar = Sample.germanCalendar
        let germany = Sample.code("DE")
        let bavaria = calendar.settled(Territory(germany, Sample.region("BY")))
        #expect(bavaria.region?.name == "Bavaria" && bavaria.missing == nil)
        let nowhere = calendar.settled(Territory(germany, Sample.region("QQ")))
        #expect(nowhere.region == nil && nowhere.missing == Sample.region("QQ"))
        let whole = calendar.settled(Territory(germany))
        #expect(whole.region == nil && whole.missing == nil)
        // The region of another country says nothing about this one.
        let other = calendar.settled(Territory(Sample.code("AT"), Sample.region("BY")))
        #expect(other.region == nil && other.missing == nil)
    }
}
