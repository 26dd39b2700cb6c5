import AlmanacValues
import Entities
import ServiceContracts

struct HolidayListInteractor: HolidayListInteracting {
    let countries: any CountryService
    let holidays: any HolidayService
    let clock: any CivilClock
    let visitor: any VisitorService

    func home() async -> HomeListing? {
        guard let place = visitor.preferences.territory else { return nil }
        do throws(YearFailure) {
            let (year, today, country, supply) = try await reading.readCurrentYear(of: place, on: clock)
            return HomeListing(
                year: year,
                listing: supply.map { Listing(country, $0.value, year, today: today, age: $0.age) })
        } catch .unknownCountry {
            // Browsers can send anything, and a source may have dropped a country. The visitor then chooses again.
            return nil
        } catch {
            let year = HolidayYear(place.country, clock.today(in: "UTC").year, HolidayFilter(region: place.region))
            return HomeListing(year: year, listing: .failure(error))
        }
    }

    func currentYear(in code: CountryCode) async throws(YearFailure) -> Int {
        today(in: try await reading.country(code)).year
    }

    func listing(_ selection: HolidayYear) async throws(YearFailure) -> Listing {
        let (country, supply) = try await reading.read(selection)
        return Listing(country, supply.value, selection, today: today(in: country), age: supply.age)
    }

    func namedListing(_ selection: HolidayYear) async throws(YearFailure) -> NamedListing {
        let (country, supply) = try await reading.read(selection)
        return NamedListing(country, supply, selection, today: today(in: country))
    }

    private var reading: YearReading { YearReading(countries: countries, holidays: holidays) }

    private func today(in country: Country) -> CivilDate {
        clock.today(in: country.zones.first ?? "UTC")
    }
}
