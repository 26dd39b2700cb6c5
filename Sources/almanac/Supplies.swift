import Almanac
import Documents
import Upstreams

/// The services that the settings select: each part comes from the program's own documents, or from its upstream
/// through the cache.
struct Supplies {
    let countries: any CountryService
    let holidays: any HolidayService
    let quotes: any QuoteService
    let people: any PersonService
    let sides: any SideService
    let origins: Origins
    private let clock: any CivilClock

    /// - Parameters:
    ///   - own: the origin shown to visitors for parts without an upstream.
    ///   - library: the documents for parts without an upstream.
    ///   - sides: the two sides, unless they have an upstream.
    ///   - cache: the cache in front of the upstreams; nil without upstreams.
    init(
        _ settings: Settings, own: Origin = .embedded, library: DocumentLibrary, sides: SideLibrary,
        cache: DocumentCache?, clock: any CivilClock
    ) {
        self.clock = clock
        func origin(_ origin: Origin) -> Origin { origin == .embedded ? own : origin }
        origins = Origins(
            holidays: origin(settings.holidays.origin), countries: origin(settings.holidays.originOfCountries),
            quotes: origin(settings.quotes.origin), sides: origin(settings.sides.origin))
        people = library
        guard let cache else {
            (countries, holidays, quotes) = (library, library, library)
            self.sides = sides
            return
        }
        (countries, holidays) = Self.calendars(settings, library, cache, clock)
        quotes =
            settings.quotes == .embedded
            ? library : UpstreamQuotes(settings.quotes, cache: cache, lifetimes: settings.lifetimes(of: "quotes"))
        self.sides =
            settings.sides.address.map {
                UpstreamSides($0, cache: cache, lifetimes: settings.lifetimes(of: "sides"))
            } ?? sides
    }

    var services: Services {
        Services(
            countries: countries, holidays: holidays, quotes: quotes, people: people, sides: sides, clock: clock,
            origins: origins)
    }

    private static func calendars(
        _ settings: Settings, _ library: DocumentLibrary, _ cache: DocumentCache,
        _ clock: any CivilClock
    ) -> (any CountryService, any HolidayService) {
        let lifetimes = settings.lifetimes(of: "holidays")
        let sheets: any SheetSource
        switch settings.holidays {
        case .embedded:
            return (library, library)
        case .documents(let address):
            let calendars = DocumentCalendars(
                address, cache: cache, lifetimes: lifetimes, catalogue: library)
            return (calendars, calendars)
        case .enrico(let address):
            sheets = EnricoSheets(address, cache: cache, lifetimes: lifetimes)
        case .holidata(let address):
            sheets = HolidataSheets(address)
        case .holidayAPI(let address):
            sheets = HolidayAPISheets(
                address, key: settings.holidayAPIKey, cache: cache, lifetimes: lifetimes)
        }
        let calendars = SheetCalendars(
            sheets, cache: cache, lifetimes: lifetimes, catalogue: library, clock: clock,
            regionNames: library.regions)
        return (calendars, calendars)
    }
}
