import Almanac
import Entities
import ServiceContracts

struct HolidayListInteractor: HolidayListInteracting {
    let countries: any CountryService
    let holidays: any HolidayService
    let clock: any CivilClock
    let visitor: any VisitorService

    func home() async -> HolidayYear? {
        guard let territory = visitor.preferences.territory else { return nil }
        let code = territory.country
        // Browsers can send anything, and a source may have dropped a country. The visitor then chooses again.
        guard let country = try? await reading.country(code) else { return nil }
        let year = today(in: country).year
        guard let region = territory.region else { return HolidayYear(code, year) }
        let asked = HolidayYear(code, year, HolidayFilter(region: region))
        guard case .success(let supply?) = await reading.calendar(for: asked) else { return asked }
        return HolidayYear(code, year, HolidayFilter(region: supply.value.settled(territory).region?.code))
    }

    func currentYear(in code: CountryCode) async throws(YearFailure) -> Int {
        today(in: try await reading.country(code)).year
    }

    func listing(_ selection: HolidayYear) async throws(YearFailure) -> Listing {
        let (country, supply) = try await reading.read(selection)
        return Listing(country, supply.value, selection, today: today(in: country), age: supply.age)
    }

    private var reading: YearReading { YearReading(countries: countries, holidays: holidays) }

    private func today(in country: Country) -> CivilDate {
        clock.today(in: country.zones.first ?? "UTC")
    }
}
