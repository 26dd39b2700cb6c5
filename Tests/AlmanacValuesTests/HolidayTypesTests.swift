import AlmanacValues
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
}
