public import AlmanacValues
public import Entities

/// Everything that the modules' Interactors ask. Each module takes this value and passes on what its screens need, so
/// that a new service is added here only.
public struct Services: Sendable {
    public let countries: any CountryService
    public let holidays: any HolidayService
    public let occasions: any OccasionService
    public let changes: any ChangeService
    public let documents: any DocumentService
    public let world: any WorldService
    public let translations: any TranslationService
    /// What countries and regions are called in other languages.
    public let placeNames: any PlaceNameService
    public let quotes: any QuoteService
    public let people: any PersonService
    public let sides: any SideService
    public let clock: any CivilClock
    /// The sources of the services' data.
    public let origins: Origins
    /// The search tables of what the services provide.
    public let indexes: SearchIndexes
    /// What services in other languages have made; see `speaking(_:regionNames:)`.
    public let languages: LanguageCaches

    public init(
        countries: any CountryService, holidays: any HolidayService, occasions: any OccasionService,
        quotes: any QuoteService, people: any PersonService, sides: any SideService, clock: any CivilClock,
        changes: any ChangeService = NoChanges(), documents: any DocumentService = NoDocuments(),
        world: any WorldService = NoWorld(), translations: any TranslationService = NoTranslations(),
        placeNames: any PlaceNameService = NoPlaceNames(), origins: Origins = Origins(),
        indexes: SearchIndexes = SearchIndexes(), languages: LanguageCaches = LanguageCaches()
    ) {
        self.countries = countries
        self.holidays = holidays
        self.occasions = occasions
        self.changes = changes
        self.documents = documents
        self.world = world
        self.translations = translations
        self.placeNames = placeNames
        self.quotes = quotes
        self.people = people
        self.sides = sides
        self.clock = clock
        self.origins = origins
        self.indexes = indexes
        self.languages = languages
    }
}
