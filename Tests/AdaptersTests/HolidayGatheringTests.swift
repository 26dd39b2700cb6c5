import Documents
import TestSupport
import Testing

@testable import Adapters

@Suite("Holidays gathered from a document")
struct HolidayGatheringTests {
    private let label = DocumentLabel(name: "a", source: "b")

    private func kinds(_ items: [(region: String?, isLocal: Bool)]) throws -> [HolidayKind] {
        var gathering = HolidayGathering(label)
        let date = try #require(CivilDate("2026-05-01"))
        for (region, isLocal) in items {
            let item = HolidayGathering.Item(
                date: date, names: [LocalizedText("May", language: "en")], types: [.publicHoliday],
                region: region.flatMap { RegionCode($0) }, isLocal: isLocal)
            try gathering.add(item, line: 1)
        }
        return gathering.holidays.map(\.kind)
    }

    @Test("A day listed for regions is theirs; it is national only if listed for the whole country")
    func regions() throws {
        #expect(try kinds([("N", false)]).map(\.isNational) == [false])
        let both = try kinds([("N", false), ("S", false)])
        #expect(both.map(\.isNational) == [false] && both[0].regions.map(\.description) == ["N", "S"])
        for order in [[("N", false), (nil, false)], [(nil, false), ("N", false)]] as [[(String?, Bool)]] {
            let whole = try kinds(order.map { (region: $0.0, isLocal: $0.1) })
            #expect(whole.map(\.isNational) == [true] && whole[0].regions.isEmpty)
        }
    }

    @Test("A local day stays local only if no other entry says more")
    func local() throws {
        #expect(try kinds([(nil, true)]).map(\.isNational) == [false])
        #expect(try kinds([(nil, true), (nil, false)]).map(\.isNational) == [true])
        #expect(try kinds([("N", true)]).map(\.isLocal) == [true])
    }
}
