import TestSupport
import Testing

@Suite("Territories and calendars")
struct SettledTerritoryTests {
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
