import Documents
import TestSupport
import Testing

@testable import almanac

@Suite("The clocks of the system")
struct ClockTests {
    private func offsets(_ zone: String, _ first: String, _ last: String) throws -> ZoneOffsets {
        try #require(SystemClock().offsets(in: zone, from: Sample.day(first), through: Sample.day(last)))
    }

    @Test("J6 Clocks are changed twice a year in Berlin, on other days in New York, and never in Phoenix")
    func changes() throws {
        let berlin = try offsets("Europe/Berlin", "2027-01-01", "2027-12-31")
        #expect(berlin.initial == 3_600 && berlin.changes.map(\.offset) == [7_200, 3_600])
        #expect(berlin.changes.map(\.moment) == [moment("2027-03-28", 1), moment("2027-10-31", 1)])
        let newYork = try offsets("America/New_York", "2027-01-01", "2027-12-31")
        #expect(newYork.changes.map(\.moment) == [moment("2027-03-14", 7), moment("2027-11-07", 6)])
        #expect(try offsets("America/Phoenix", "2027-01-01", "2027-12-31") == ZoneOffsets(initial: -7 * 3_600))
        #expect(try offsets("Asia/Kathmandu", "2027-01-01", "2027-12-31").initial == 20_700)
    }

    @Test("J6 The days around the range are covered; a zone that nobody knows has no clocks")
    func edges() throws {
        // The change comes on the last day.
        #expect(try offsets("Europe/Berlin", "2027-03-01", "2027-03-28").changes.count == 1)
        #expect(try offsets("Europe/Berlin", "2027-03-29", "2027-04-01").offset(at: moment("2027-03-29", 0)) == 7_200)
        let day = Sample.day("2027-01-01")
        #expect(SystemClock().offsets(in: "Nowhere/Unknown", from: day, through: day) == nil)
        #expect(
            FixedClock(day: day).offsets(in: "Europe/Berlin", from: day, through: day) == ZoneOffsets(initial: 3_600))
    }

    @Test("J6 The clocks of every place of the data are known")
    func known() async throws {
        let day = Sample.day("2027-01-01")
        var zones: Set<String> = []
        for country in try await DocumentLibrary(EmbeddedDocuments()).countries().value {
            zones.insert(country.zone(of: nil))
            zones.formUnion(country.regions.all.compactMap(\.zone))
        }
        #expect(zones.count > 250)
        #expect(zones.sorted().filter { SystemClock().offsets(in: $0, from: day, through: day) == nil } == [])
    }

    private func moment(_ day: String, _ hour: Int) -> Int { Sample.day(day).dayNumber * 86_400 + hour * 3_600 }
}
