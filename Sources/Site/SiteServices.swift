public import Almanac

/// The services that the modules use.
public struct SiteServices: Sendable {
    let countries: any CountryService
    let holidays: any HolidayService
    let quotes: any QuoteService
    let people: any PersonService
    let sides: any SideService
    let clock: any CivilClock
    /// The sources of the services' data.
    let origins: Origins

    public init(
        countries: any CountryService, holidays: any HolidayService, quotes: any QuoteService,
        people: any PersonService, sides: any SideService, clock: any CivilClock,
        origins: Origins = Origins()
    ) {
        self.countries = countries
        self.holidays = holidays
        self.quotes = quotes
        self.people = people
        self.sides = sides
        self.clock = clock
        self.origins = origins
    }
}
