import Adapters
import AlmanacValues
import Documents
import ServiceContracts
import Upstreams

/// The services that the settings select: each part comes from the program's own documents, or from its upstream
/// through the cache.
struct Supplies {
    let countries: any CountryService
    let holidays: any HolidayService
    let occasions: any OccasionService
    let changes: any ChangeService
    let documents: any DocumentService
    let world: any WorldService
    let translations: any TranslationService
    let placeNames: any PlaceNameService
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
    ///   - fallback: what marks the library's data if it stands in for that of a failing upstream; nil if it does not.
    ///   - publishesDocuments: whether another Almanac may read this one's documents.
    init(
        _ settings: Settings, own: Origin = .embedded, library: DocumentLibrary, sides: SideLibrary,
        cache: DocumentCache?, fallback: Fallback? = nil, clock: any CivilClock, publishesDocuments: Bool = true
    ) {
        self.clock = clock
        func origin(_ adapter: (any Adapter)?) -> Origin { adapter.map { .upstream($0.credits) } ?? own }
        let form = settings.holidays?.form
        origins = Origins(
            holidays: origin(settings.holidays),
            countries: form?.hasCountries == true ? origin(settings.holidays) : own,
            quotes: origin(settings.quotes), sides: origin(settings.sides))
        people = library
        occasions = library
        // Never from an upstream, because a page with the world would send it 250 requests.
        world = library
        translations = library
        // The program's own names fit every source, because the codes are ISO's.
        placeNames = library
        documents = publishesDocuments ? library : NoDocuments()
        guard let cache else {
            (countries, holidays, changes, quotes) = (library, library, library, library)
            self.sides = sides
            return
        }
        let calendars = form?.service(
            cache: cache, lifetimes: settings.lifetimes(of: "holidays"), catalogue: library, clock: clock,
            regionNames: library.regions)
        let lasting: (any CountryService & HolidayService)? =
            if let calendars, let fallback { FallbackCalendars(calendars, or: library, fallback) } else { calendars }
        // The changes of a source have no fallback: other data have other changes.
        (countries, holidays, changes) = (lasting ?? library, lasting ?? library, calendars ?? library)
        let quotes = settings.quotes.map {
            UpstreamQuotes($0, cache: cache, lifetimes: settings.lifetimes(of: "quotes"))
        }
        self.quotes =
            if let quotes, let fallback { FallbackQuotes(quotes, or: library, fallback) } else { quotes ?? library }
        let upstreamSides = settings.sides.map {
            UpstreamSides($0, cache: cache, lifetimes: settings.lifetimes(of: "sides"))
        }
        self.sides =
            if let upstreamSides, let fallback {
                FallbackSides(upstreamSides, or: sides, fallback)
            } else {
                upstreamSides ?? sides
            }
    }

    var services: Services {
        Services(
            countries: countries, holidays: holidays, occasions: occasions, quotes: quotes, people: people,
            sides: sides, clock: clock, changes: changes, documents: documents,
            world: world, translations: translations, placeNames: placeNames, origins: origins)
    }
}
