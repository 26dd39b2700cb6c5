import AlmanacValues
import Entities
import ServiceContracts
import Support

/// The calendars of another service, with the breaks of schools that they lack.
struct SchoolHolidays: HolidayService {
    let base: any HolidayService
    let schools: SchoolAlmanac

    func calendar(
        of country: CountryCode, covering scope: CalendarScope
    ) async throws(ServiceFailure) -> Supply<HolidayCalendar>? {
        guard let supply = try await base.calendar(of: country, covering: scope) else { return nil }
        guard schools.has(country) else { return supply }
        let calendar =
            if let kept = schools.kept(for: supply.value) { kept } else {
                await elsewhere { schools.completed(supply.value) }
            }
        return Supply(calendar, age: supply.age, failure: supply.failure)
    }
}

/// The world of another service, with the breaks of schools that it lacks.
struct SchoolWorld: WorldService {
    let base: any WorldService
    let schools: SchoolAlmanac

    func countryCalendars() async throws(ServiceFailure) -> [CountryCalendar] {
        let others = try await base.countryCalendars()
        return await elsewhere { others.map { CountryCalendar($0.country, $0.calendar.map(schools.completed)) } }
    }

    func outline() async throws(ServiceFailure) -> Outline { try await base.outline() }
    func map(of country: CountryCode) async throws(ServiceFailure) -> RegionMap? { try await base.map(of: country) }
    func cities() async throws(ServiceFailure) -> [City] { try await base.cities() }
}
