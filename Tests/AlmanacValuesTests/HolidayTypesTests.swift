import AlmanacValues
import Entities
import Testing

@Suite("Types of holidays")
struct HolidayTypesTests {
    @Test("A set has each type that it was made of, in their order, and no other")
    func everyType() {
        for type in HolidayType.allCases { #expect(HolidayTypes([type]).sorted == [type]) }
        #expect(HolidayTypes(HolidayType.allCases.reversed()).sorted == HolidayType.allCases)
        #expect(HolidayTypes([]).sorted.isEmpty)
        #expect(HolidayTypes([.school, .bank]).isDisjoint(with: HolidayTypes([.publicHoliday, .yazidi])))
    }

    @Test("A year has the types of what a region keeps; without a region, of everything; none if it is not known")
    func typesOfAYear() throws {
        let (north, south) = (try #require(RegionCode("N")), try #require(RegionCode("S")))
        func holiday(_ month: Int, _ types: [HolidayType], _ regions: [RegionCode] = []) throws -> Holiday {
            let date = try #require(CivilDate(year: 2026, month: month, day: 1))
            let name = LocalizedText("Day \(month)", language: "en")
            let kind = HolidayKind(names: [name], types: types, regions: regions)
            return Holiday(date: date, kind: kind, id: HolidayID(date: date, slug: kind.slug))
        }
        let calendar = HolidayCalendar(
            country: try #require(CountryCode("DE")), years: 2026...2026, weekends: Weekends([.saturday, .sunday]),
            regions: [north, south].map { .init(code: $0, name: $0.description) },
            holidays: [
                try holiday(1, [.school], [north]), try holiday(2, [.optional, .bank]),
                try holiday(3, [.hindu], [south]),
            ])
        #expect(calendar.types(in: 2026, of: nil) == [.bank, .school, .optional, .hindu])
        #expect(calendar.types(in: 2026, of: north) == [.bank, .school, .optional])
        #expect(calendar.types(in: 2026, of: south) == [.bank, .optional, .hindu])
        #expect(calendar.types(in: 2027, of: nil).isEmpty)
    }
}
