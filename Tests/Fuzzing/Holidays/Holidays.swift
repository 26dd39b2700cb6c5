import AlmanacValues
import Documents
import Entities
import FuzzSupport
import Places

private let country = CountryCode("DE")

/// Fuzzes `holidays/DE.xml`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzHolidays(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        guard let country else { finding("DE is not a country code") }
        let read = reading { () throws(DocumentFailure) in
            try OwnFormat.calendar(input, of: country, label: fed)
        }
        guard let calendar = read else { return false }
        check(calendar)
        return true
    }
}

private func check(_ calendar: HolidayCalendar) {
    let holidays = calendar.holidays
    expect(zip(holidays, holidays.dropFirst()).allSatisfy { $0.date <= $1.date }, "not in order")
    for holiday in holidays {
        expect(!holiday.kind.types.isEmpty, "\(holiday.id) has no type")
        expectSame(CivilDate(holiday.date.description), holiday.date, "date")
        expectAddress(
            of: .holidays(.day(ListedHoliday(HolidayReference(calendar.country, holiday.date.year, holiday.id)))))
        expect(calendar.holidays(in: holiday.date.year).contains(holiday), "\(holiday.id) is not in its year")
    }
    let names = holidays.map { "\($0.date.year) \($0.id)" }
    expectSame(Set(names).count, names.count, "different ids")
    for region in calendar.regions {
        let filter = HolidayFilter(types: .all, region: region.code)
        expectAddress(of: .holidays(.list(.year(HolidayYear(calendar.country, calendar.years.lowerBound, filter)))))
    }
}
