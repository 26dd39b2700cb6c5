import TestSupport
import Testing

@Suite("Weekends")
struct WeekendsTests {
    private let fridays: Set<Weekday> = [.friday, .saturday]
    private let sundays: Set<Weekday> = [.saturday, .sunday]
    private let johor = Sample.region("01")
    private let kedah = Sample.region("02")

    @Test("The usual weekend applies wherever and whenever no other does")
    func usual() {
        #expect(Weekends(sundays).days(in: johor, of: 2020) == sundays)
        let weekends = Weekends(sundays, others: [.init(fridays, in: 2020...2024, regions: [johor])])
        #expect(weekends.days(in: nil, of: 2020) == sundays && weekends.days(in: kedah, of: 2020) == sundays)
    }

    @Test("B6 Another weekend applies in its years, both ends included", arguments: [2019, 2020, 2024, 2025])
    func years(year: Int) {
        let isOther = 2020...2024 ~= year
        let region = Weekends(sundays, others: [.init(fridays, in: 2020...2024, regions: [johor])])
        #expect(region.days(in: johor, of: year) == (isOther ? fridays : sundays))
        let country = Weekends(sundays, others: [.init(fridays, in: 2020...2024)])
        #expect(country.days(in: nil, of: year) == (isOther ? fridays : sundays))
        #expect(country.days(in: johor, of: year) == (isOther ? fridays : sundays))
    }

    @Test("B6 A weekend that names the region comes before one of the whole country, in any order")
    func order() {
        let others = [
            Weekends.Other(fridays, in: 2020...2030), Weekends.Other([.sunday], in: 2020...2030, regions: [johor]),
        ]
        for weekends in [Weekends(sundays, others: others), Weekends(sundays, others: others.reversed())] {
            #expect(weekends.days(in: johor, of: 2022) == [.sunday])
            #expect(weekends.days(in: kedah, of: 2022) == fridays)
        }
    }
}
