public import Adapters
public import AlmanacValues
public import Entities
public import ServiceContracts

extension HolidayForm {
    /// Returns the service backed by an upstream with holidays in this form.
    ///
    /// - Parameters:
    ///   - catalogue: all countries.
    ///   - clock: tells the current year.
    ///   - regionNames: the regions of a country with their names.
    public func service(
        cache: DocumentCache, lifetimes: Lifetimes, catalogue: any CountryService, clock: any CivilClock,
        regionNames: @escaping @Sendable (CountryCode) async -> [HolidayCalendar.Region]
    ) -> any CountryService & HolidayService & ChangeService {
        switch self {
        case .sheets(let source):
            SheetCalendars(
                source, cache: cache, lifetimes: lifetimes, catalogue: catalogue, clock: clock,
                regionNames: regionNames)
        case .calendars(let source):
            DocumentCalendars(source, cache: cache, lifetimes: lifetimes, catalogue: catalogue)
        }
    }

    /// Whether the upstream has a list of countries, with their names and time zones.
    public var hasCountries: Bool {
        switch self {
        case .sheets: false
        case .calendars: true
        }
    }
}
