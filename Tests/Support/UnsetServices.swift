public import AlmanacValues
public import Context
public import Entities
public import Layout
public import ServiceContracts
import Testing

extension Services {
    /// Returns the services that a test sets. A screen that asks any other one fails the test.
    public static func only(
        countries: any CountryService = UnsetService(), holidays: any HolidayService = UnsetService(),
        occasions: any OccasionService = UnsetService(), quotes: any QuoteService = UnsetService(),
        people: any PersonService = UnsetService(), sides: any SideService = UnsetService(),
        clock: any CivilClock = UnsetService(), changes: any ChangeService = UnsetService(),
        documents: any DocumentService = UnsetService(), world: any WorldService = UnsetService(),
        translations: any TranslationService = UnsetService(), placeNames: any PlaceNameService = UnsetService()
    ) -> Services {
        Services(
            countries: countries, holidays: holidays, occasions: occasions, quotes: quotes, people: people,
            sides: sides, clock: clock, changes: changes, documents: documents,
            world: world, translations: translations, placeNames: placeNames)
    }

    /// Returns Germany and its holidays, on 21 September 2026. A screen that asks any other service fails the test.
    public static func german(
        countries: any CountryService = CountryServiceDouble([Sample.germany])
    ) -> Services {
        .only(
            countries: countries, holidays: HolidayServiceDouble([Sample.germanCalendar]),
            clock: ClockDouble(Sample.day("2026-09-21")))
    }
}

extension Sample {
    /// Returns the context of a visit, with the services and the visitor that a test sets. A module that asks a visitor who
    /// is not set fails the test: what it answers may be cached for everybody.
    public static func context(
        _ services: Services = .only(), edition: Edition = Edition(), visitor: any VisitorService = UnsetService(),
        operatorLinks: OperatorLinks = OperatorLinks()
    ) -> VisitContext {
        var assets = assets
        assets.operatorLinks = operatorLinks
        return VisitContext(services: services, assets: assets, edition: edition, visitor: visitor)
    }
}

/// A service that a test has not set. It records an issue that names the question, and supplies nothing.
public struct UnsetService: Sendable {
    private let record: @Sendable (String) -> Void

    /// Fails the test that asks it.
    public init() {
        self.init { Issue.record("\($0)") }
    }

    /// Calls the closure in place of failing the test, so that this type can be tested.
    public init(record: @escaping @Sendable (String) -> Void) {
        self.record = record
    }

    private func refuse(_ question: String = #function) -> ServiceFailure {
        record("a screen asks a service that the test has not set: \(question)")
        return .missing
    }
}

extension UnsetService: CountryService {
    public func countries() async throws(ServiceFailure) -> Supply<[Country]> { throw refuse() }
    public func country(_: CountryCode) async throws(ServiceFailure) -> Country? { throw refuse() }
}

extension UnsetService: HolidayService {
    public func calendar(
        of _: CountryCode, covering _: CalendarScope
    ) async throws(ServiceFailure) -> Supply<HolidayCalendar>? { throw refuse() }
}

extension UnsetService: OccasionService {
    public func occasions() async throws(ServiceFailure) -> [Occasion] { throw refuse() }
    public func occasion(_: Slug) async throws(ServiceFailure) -> Occasion? { throw refuse() }
    public func celebrations(of _: Slug, in _: Int) async throws(ServiceFailure) -> [Celebration] { throw refuse() }
    public func names() async throws(ServiceFailure) -> [HolidayName] { throw refuse() }
    public func story(of _: Slug) async throws(ServiceFailure) -> Story? { throw refuse() }
    public func story(of _: String, in _: CountryCode) async throws(ServiceFailure) -> Story? { throw refuse() }
}

extension UnsetService: ChangeService {
    public func revisions(of _: CountryCode) async throws(ServiceFailure) -> [Revision]? { throw refuse() }
}

extension UnsetService: DocumentService {
    public func documents() async throws(ServiceFailure) -> [PublishedDocument]? { throw refuse() }
    public func document(named _: String) async throws(ServiceFailure) -> (PublishedDocument, bytes: [UInt8])? {
        throw refuse()
    }
    public func dataRevision() async throws(ServiceFailure) -> DataRevision? { throw refuse() }
}

extension UnsetService: WorldService {
    public func countryCalendars() async throws(ServiceFailure) -> [CountryCalendar] { throw refuse() }
    public func map(of _: CountryCode) async throws(ServiceFailure) -> RegionMap? { throw refuse() }
    public func outline() async throws(ServiceFailure) -> Outline { throw refuse() }
    public func cities() async throws(ServiceFailure) -> [City] { throw refuse() }
}

extension UnsetService: TranslationService {
    public func translations(into _: Language) async throws(ServiceFailure) -> Translations? { throw refuse() }
}

extension UnsetService: PlaceNameService {
    public func placeNames(in _: Language) async throws(ServiceFailure) -> PlaceNames? { throw refuse() }
}

extension UnsetService: QuoteService {
    public func quotations() async throws(ServiceFailure) -> Supply<[Quotation]> { throw refuse() }
    public func quotation(_: QuotationID) async throws(ServiceFailure) -> Supply<Quotation>? { throw refuse() }
}

extension UnsetService: PersonService {
    public func people() async throws(ServiceFailure) -> Supply<[Person]> { throw refuse() }
    public func person(_: PersonID) async throws(ServiceFailure) -> Supply<Person>? { throw refuse() }
}

extension UnsetService: SideService {
    public func code(of _: Side, refresh _: Bool) async throws(ServiceFailure) -> Supply<SideCode> { throw refuse() }
    public func masters(refresh _: Bool) async throws(ServiceFailure) -> Supply<[Master]> { throw refuse() }
    public func holocrons(refresh _: Bool) async throws(ServiceFailure) -> Supply<[Holocron]> { throw refuse() }
}

extension UnsetService: CivilClock {
    public func today(in _: String) -> CivilDate {
        _ = refuse()
        return CivilDate(dayNumber: 0)
    }

    public func beginning(of _: CivilDate, in _: String) -> Int {
        _ = refuse()
        return 0
    }

    public func offsets(in _: String, from _: CivilDate, through _: CivilDate) -> ZoneOffsets? {
        _ = refuse()
        return nil
    }
}

extension UnsetService: VisitorService {
    public var preferences: Preferences {
        _ = refuse()
        return Preferences()
    }

    public var draft: PreferencesDraft? {
        _ = refuse()
        return nil
    }
}
