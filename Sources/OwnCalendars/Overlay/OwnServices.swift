import AlmanacValues
import Entities
import ServiceContracts
import Support

/// The countries of another service, and that of the operator's calendars.
struct OwnCountries: CountryService {
    let base: any CountryService
    let own: OwnAlmanac

    func countries() async throws(ServiceFailure) -> Supply<[Country]> {
        let supply = try await base.countries()
        return Supply(own.countries(supply.value), age: supply.age, failure: supply.failure)
    }

    func country(_ code: CountryCode) async throws(ServiceFailure) -> Country? {
        guard code == .own, own.country != nil else { return try await base.country(code) }
        return try await countries().value.first { $0.code == .own }
    }
}

/// The calendars of another service with the operator's corrections, and those of the operator.
struct OwnHolidays: HolidayService {
    let base: any HolidayService
    let countries: any CountryService
    let own: OwnAlmanac

    func calendar(
        of country: CountryCode, covering scope: CalendarScope
    ) async throws(ServiceFailure) -> Supply<HolidayCalendar>? {
        guard country == .own, let mine = own.country else {
            guard let supply = try await base.calendar(of: country, covering: scope) else { return nil }
            return Supply(own.corrected(supply.value), age: supply.age, failure: supply.failure)
        }
        let facts = mine.country(among: try await countries.countries().value)
        var supplies: [Supply<HolidayCalendar>] = []
        for code in mine.bases.sorted() {
            // Without the days of one of its places, a calendar would still look complete.
            guard let supply = try await base.calendar(of: code, covering: CalendarScope(years: facts.years)) else {
                throw .missing
            }
            supplies.append(supply)
        }
        let bases = supplies.map { own.corrected($0.value) }
        let calendar = await elsewhere { own.calendar(bases, of: facts) }
        let oldest = supplies.first { $0.age != nil }
        return Supply(calendar, age: oldest?.age, failure: oldest?.failure)
    }
}

/// The world of another service with the operator's corrections and calendars.
struct OwnWorld: WorldService {
    let base: any WorldService
    let own: OwnAlmanac

    func countryCalendars() async throws(ServiceFailure) -> [CountryCalendar] {
        let others = try await base.countryCalendars()
        let corrected = others.map { CountryCalendar($0.country, $0.calendar.map(own.corrected)) }
        guard let mine = own.country else { return corrected }
        let calendars = Dictionary(
            corrected.map { ($0.country.code, $0) }, uniquingKeysWith: { first, _ in first })
        let bases = mine.bases.compactMap { calendars[$0]?.calendar }
        return own.countries(others.map(\.country)).map { country in
            guard country.code == .own else {
                return calendars[country.code] ?? CountryCalendar(country, nil)
            }
            let isWhole = bases.count == mine.bases.count
            return CountryCalendar(country, isWhole ? own.calendar(bases, of: country) : nil)
        }
    }

    func outline() async throws(ServiceFailure) -> Outline { try await base.outline() }
    func map(of country: CountryCode) async throws(ServiceFailure) -> RegionMap? { try await base.map(of: country) }
    func cities() async throws(ServiceFailure) -> [City] { try await base.cities() }
}
