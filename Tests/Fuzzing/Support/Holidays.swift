import AlmanacValues
public import Entities
import Places

/// Checks the properties that the holidays of every source must have in a requested year.
public func check(_ holidays: [Holiday], in years: ClosedRange<Int>) {
    guard let country = CountryCode("US") else { finding("US is not a country code") }
    expect(zip(holidays, holidays.dropFirst()).allSatisfy { $0.date <= $1.date }, "not in order")
    for holiday in holidays {
        expect(!holiday.kind.types.isEmpty && !holiday.kind.name.text.isEmpty, "\(holiday.id) has no type or name")
        expect(years.contains(holiday.date.year), "\(holiday.date) is not in \(years)")
        expectAddress(of: .holidays(.day(ListedHoliday(HolidayReference(country, holiday.date.year, holiday.id)))))
    }
    let ids = holidays.map { "\($0.date.year) \($0.id)" }
    expectSame(Set(ids).count, ids.count, "unique ids")
}
