import AlmanacValues
import Entities
import ServiceContracts

struct HolidayDaysInteractor: HolidayDaysInteracting {
    let countries: any CountryService
    let holidays: any HolidayService

    func days(
        _ days: ClosedRange<CivilDate>, of code: CountryCode, _ filter: HolidayFilter
    ) async throws(HolidayFeedFailure) -> HolidayDays {
        let years = days.lowerBound.year...days.upperBound.year
        let (country, supply) = try await read(code, filter, years)
        let calendar = supply.value
        let part = HolidayFeedPart(
            country: country, calendar: calendar, filter: filter, window: HolidayFeedWindow(years: years),
            age: supply.age)
        guard let known = part.years else {
            throw .unknownYears(country: ForeignText(country.name), known: calendar.years)
        }
        let rows = part.rows.filter { $0.last >= days.lowerBound && $0.first <= days.upperBound }
        var names = EventNames(calendar)
        let lists = HolidayListRows(calendar: calendar, selection: HolidayYear(code, known.lowerBound, filter))
        return HolidayDays(
            country: code,
            place: PlaceName(
                region: filter.region.map(calendar.name), country: ForeignText(country.name),
                countryLanguage: country.nameLanguage),
            filter: filter, days: days, knownYears: calendar.years, rows: rows.map(lists.row),
            keys: rows.map { names.name(of: $0) },
            known: known.map {
                HolidayDays.Year(year: $0, known: calendar.knowledge(of: HolidayYear(code, $0, filter)))
            },
            revised: calendar.revised, age: supply.age)
    }

    private func read(
        _ code: CountryCode, _ filter: HolidayFilter, _ years: ClosedRange<Int>
    ) async throws(HolidayFeedFailure) -> (country: Country, supply: Supply<HolidayCalendar>) {
        let reading = YearReading(countries: countries, holidays: holidays)
        do {
            return try await reading.read(
                HolidayYear(code, years.lowerBound, filter), beside: years.upperBound - years.lowerBound)
        } catch {
            throw .listing(error, of: code)
        }
    }
}
