public import AlmanacValues
public import Entities
public import ServiceContracts
public import VIPER

/// The services, with their calls recorded while a visit is traced. A service is named by its protocol: that is what the
/// Interactors know.
extension Services {
    var traced: Services {
        func traced(_ service: some CountryService) -> any CountryService { Traced(service) }
        func traced(_ service: some HolidayService) -> any HolidayService { Traced(service) }
        func traced(_ service: some OccasionService) -> any OccasionService { Traced(service) }
        func traced(_ service: some ChangeService) -> any ChangeService { Traced(service) }
        func traced(_ service: some DocumentService) -> any DocumentService { Traced(service) }
        func traced(_ service: some WorldService) -> any WorldService { Traced(service) }
        func traced(_ service: some TranslationService) -> any TranslationService { Traced(service) }
        func traced(_ service: some PlaceNameService) -> any PlaceNameService { Traced(service) }
        func traced(_ service: some QuoteService) -> any QuoteService { Traced(service) }
        func traced(_ service: some PersonService) -> any PersonService { Traced(service) }
        func traced(_ service: some SideService) -> any SideService { Traced(service) }
        func traced(_ clock: some CivilClock) -> any CivilClock { Traced(clock) }
        return Services(
            countries: traced(countries), holidays: traced(holidays), occasions: traced(occasions),
            quotes: traced(quotes), people: traced(people), sides: traced(sides), clock: traced(clock),
            changes: traced(changes), documents: traced(documents), world: traced(world),
            translations: traced(translations), placeNames: traced(placeNames), origins: origins, indexes: indexes,
            languages: languages)
    }
}

extension Traced: CountryService where Base: CountryService {
    public func countries() async throws(ServiceFailure) -> Supply<[Country]> {
        try await call(of: "CountryService") { base async throws(ServiceFailure) in try await base.countries() }
    }

    public func country(_ code: CountryCode) async throws(ServiceFailure) -> Country? {
        try await call([code], of: "CountryService") { base async throws(ServiceFailure) in try await base.country(code)
        }
    }
}

extension Traced: HolidayService where Base: HolidayService {
    public func calendar(
        of country: CountryCode, covering scope: CalendarScope
    ) async throws(ServiceFailure) -> Supply<HolidayCalendar>? {
        try await call([country, scope], of: "HolidayService") { base async throws(ServiceFailure) in
            try await base.calendar(of: country, covering: scope)
        }
    }
}

extension Traced: OccasionService where Base: OccasionService {
    public func occasions() async throws(ServiceFailure) -> [Occasion] {
        try await call(of: "OccasionService") { base async throws(ServiceFailure) in try await base.occasions() }
    }

    public func occasion(_ id: Slug) async throws(ServiceFailure) -> Occasion? {
        try await call([id], of: "OccasionService") { base async throws(ServiceFailure) in
            try await base.occasion(id)
        }
    }

    public func celebrations(of id: Slug, in year: Int) async throws(ServiceFailure) -> [Celebration] {
        try await call([id, year], of: "OccasionService") { base async throws(ServiceFailure) in
            try await base.celebrations(of: id, in: year)
        }
    }

    public func names() async throws(ServiceFailure) -> [HolidayName] {
        // Not recorded: a trace would print thousands of names.
        try await base.names()
    }

    public func searchedNames() async throws(ServiceFailure) -> [HolidayName] { try await base.searchedNames() }

    public func story(of id: Slug) async throws(ServiceFailure) -> Story? {
        try await call([id], of: "OccasionService") { base async throws(ServiceFailure) in try await base.story(of: id)
        }
    }

    public func story(of holiday: String, in country: CountryCode) async throws(ServiceFailure) -> Story? {
        try await call([holiday, country], of: "OccasionService") { base async throws(ServiceFailure) in
            try await base.story(of: holiday, in: country)
        }
    }
}

extension Traced: ChangeService where Base: ChangeService {
    public func revisions(of country: CountryCode) async throws(ServiceFailure) -> [Revision]? {
        try await call([country], of: "ChangeService") { base async throws(ServiceFailure) in
            try await base.revisions(of: country)
        }
    }
}

extension Traced: DocumentService where Base: DocumentService {
    public func documents() async throws(ServiceFailure) -> [PublishedDocument]? {
        try await call(of: "DocumentService") { base async throws(ServiceFailure) in try await base.documents() }
    }

    public func document(named name: String) async throws(ServiceFailure) -> (PublishedDocument, bytes: [UInt8])? {
        // Not recorded: a trace would print all the bytes.
        try await base.document(named: name)
    }

    public func dataRevision() async throws(ServiceFailure) -> DataRevision? {
        try await call(of: "DocumentService") { base async throws(ServiceFailure) in try await base.dataRevision() }
    }
}

extension Traced: WorldService where Base: WorldService {
    public func countryCalendars() async throws(ServiceFailure) -> [CountryCalendar] {
        // Not recorded with its value: a trace would walk through 250 calendars.
        try await base.countryCalendars()
    }

    public func outline() async throws(ServiceFailure) -> Outline {
        try await call(of: "WorldService") { base async throws(ServiceFailure) in try await base.outline() }
    }

    public func map(of country: CountryCode) async throws(ServiceFailure) -> RegionMap? {
        // Not recorded with its value: a trace would print the paths.
        try await base.map(of: country)
    }

    public func cities() async throws(ServiceFailure) -> [City] {
        // Not recorded with its value, as the calendars.
        try await base.cities()
    }
}

extension Traced: TranslationService where Base: TranslationService {
    public func translations(into language: Language) async throws(ServiceFailure) -> Translations? {
        // Not recorded with its value: a trace would print hundreds of names.
        try await base.translations(into: language)
    }
}

extension Traced: PlaceNameService where Base: PlaceNameService {
    public func placeNames(in language: Language) async throws(ServiceFailure) -> PlaceNames? {
        // Not recorded: a trace would print hundreds of names.
        try await base.placeNames(in: language)
    }
}

extension Traced: QuoteService where Base: QuoteService {
    public func quotations() async throws(ServiceFailure) -> Supply<[Quotation]> {
        try await call(of: "QuoteService") { base async throws(ServiceFailure) in try await base.quotations() }
    }

    public func quotation(_ id: QuotationID) async throws(ServiceFailure) -> Supply<Quotation>? {
        try await call([id], of: "QuoteService") { base async throws(ServiceFailure) in try await base.quotation(id) }
    }
}

extension Traced: PersonService where Base: PersonService {
    public func people() async throws(ServiceFailure) -> Supply<[Person]> {
        try await call(of: "PersonService") { base async throws(ServiceFailure) in try await base.people() }
    }

    public func person(_ id: PersonID) async throws(ServiceFailure) -> Supply<Person>? {
        try await call([id], of: "PersonService") { base async throws(ServiceFailure) in try await base.person(id) }
    }
}

extension Traced: SideService where Base: SideService {
    public func code(of side: Side, refresh: Bool) async throws(ServiceFailure) -> Supply<SideCode> {
        try await call([side, refresh], of: "SideService") { base async throws(ServiceFailure) in
            try await base.code(of: side, refresh: refresh)
        }
    }

    public func masters(refresh: Bool) async throws(ServiceFailure) -> Supply<[Master]> {
        try await call([refresh], of: "SideService") { base async throws(ServiceFailure) in
            try await base.masters(refresh: refresh)
        }
    }

    public func holocrons(refresh: Bool) async throws(ServiceFailure) -> Supply<[Holocron]> {
        try await call([refresh], of: "SideService") { base async throws(ServiceFailure) in
            try await base.holocrons(refresh: refresh)
        }
    }
}

extension Traced: VisitorService where Base: VisitorService {
    public var preferences: Preferences { call(of: "VisitorService") { $0.preferences } }
    public var draft: PreferencesDraft? { call(of: "VisitorService") { $0.draft } }
}

extension Traced: CivilClock where Base: CivilClock {
    public func today(in zone: String) -> CivilDate { call([zone], of: "CivilClock") { $0.today(in: zone) } }

    public func beginning(of day: CivilDate, in zone: String) -> Int {
        call([day, zone], of: "CivilClock") { $0.beginning(of: day, in: zone) }
    }

    public func offsets(in zone: String, from first: CivilDate, through last: CivilDate) -> ZoneOffsets? {
        call([zone, first, last], of: "CivilClock") { $0.offsets(in: zone, from: first, through: last) }
    }
}
