public import AlmanacValues
public import Entities
public import ServiceContracts
import Synchronization

/// Returns the countries or the failure that a test sets.
public struct CountryServiceDouble: CountryService {
    private let all: Result<[Country], ServiceFailure>
    private let others: [Country]
    private let age: SupplyAge?

    /// - Parameter others: countries that exist but are not offered, since they have no holidays.
    public init(_ countries: [Country], beside others: [Country] = [], age: SupplyAge? = nil) {
        all = .success(countries)
        self.others = others
        self.age = age
    }

    public init(failing failure: ServiceFailure) {
        all = .failure(failure)
        others = []
        age = nil
    }

    public func countries() async throws(ServiceFailure) -> Supply<[Country]> {
        Supply(try all.get(), age: age)
    }

    public func country(_ code: CountryCode) async throws(ServiceFailure) -> Country? {
        (try all.get() + others).first { $0.code == code }
    }
}

/// Returns the calendars or the failure that a test sets, and records the requested scopes.
public final class HolidayServiceDouble: HolidayService {
    private let calendars: Result<[HolidayCalendar], ServiceFailure>
    private let age: SupplyAge?
    private let failures: [CountryCode: ServiceFailure]
    private let asked = Mutex<[CalendarScope]>([])

    /// - Parameter failures: the countries for which the source fails.
    public init(_ calendars: [HolidayCalendar], age: SupplyAge? = nil, failures: [CountryCode: ServiceFailure] = [:]) {
        self.calendars = .success(calendars)
        self.age = age
        self.failures = failures
    }

    public init(failing failure: ServiceFailure) {
        calendars = .failure(failure)
        age = nil
        failures = [:]
    }

    /// The requested scopes, in order.
    public var scopes: [CalendarScope] { asked.withLock { $0 } }

    public func calendar(
        of country: CountryCode, covering scope: CalendarScope
    ) async throws(ServiceFailure) -> Supply<HolidayCalendar>? {
        asked.withLock { $0.append(scope) }
        if let failure = failures[country] { throw failure }
        return try calendars.get().first { $0.country == country }.map { Supply($0, age: age) }
    }
}

/// Returns the occasions, or the failure, that a test sets.
public struct OccasionServiceDouble: OccasionService {
    private let all: Result<[Occasion], ServiceFailure>
    private let celebrations: [Celebration]
    private let called: [HolidayName]
    private let stories: [Slug: Story]
    private let ownStories: [OwnHoliday: Story]

    /// A country's own holiday.
    public struct OwnHoliday: Hashable, Sendable {
        let name: String
        let country: CountryCode

        public init(_ name: String, _ country: CountryCode) {
            self.name = name
            self.country = country
        }
    }

    /// - Parameter celebrations: those of every occasion, in all years.
    public init(
        _ occasions: [Occasion] = [], celebrations: [Celebration] = [], names: [HolidayName] = [],
        stories: [Slug: Story] = [:], ownStories: [OwnHoliday: Story] = [:]
    ) {
        all = .success(occasions)
        self.celebrations = celebrations
        called = names
        self.stories = stories
        self.ownStories = ownStories
    }

    public init(failing failure: ServiceFailure) {
        all = .failure(failure)
        celebrations = []
        called = []
        stories = [:]
        ownStories = [:]
    }

    public func occasions() async throws(ServiceFailure) -> [Occasion] { try all.get() }

    public func occasion(_ id: Slug) async throws(ServiceFailure) -> Occasion? { try all.get().first { $0.id == id } }

    public func celebrations(of _: Slug, in year: Int) async throws(ServiceFailure) -> [Celebration] {
        _ = try all.get()
        return celebrations.filter { $0.date.year == year }
    }

    public func names() async throws(ServiceFailure) -> [HolidayName] {
        _ = try all.get()
        return called
    }

    public func story(of id: Slug) async throws(ServiceFailure) -> Story? {
        _ = try all.get()
        return stories[id]
    }

    public func story(of holiday: String, in country: CountryCode) async throws(ServiceFailure) -> Story? {
        _ = try all.get()
        return ownStories[OwnHoliday(holiday, country)]
    }
}

/// Returns the revisions or the failure that a test sets, for every country.
public struct ChangeServiceDouble: ChangeService {
    private let result: Result<[Revision]?, ServiceFailure>

    public init(_ result: Result<[Revision]?, ServiceFailure>) {
        self.result = result
    }

    public func revisions(of _: CountryCode) async throws(ServiceFailure) -> [Revision]? { try result.get() }
}

/// A visitor with the preferences and the draft that a test sets.
public struct VisitorDouble: VisitorService {
    public let preferences: Preferences
    public let draft: PreferencesDraft?

    public init(_ preferences: Preferences = Preferences(), draft: PreferencesDraft? = nil) {
        self.preferences = preferences
        self.draft = draft
    }
}

/// A clock that returns the day that a test sets, and other days in the zones of `dayElsewhere`. Days begin as in UTC, or
/// as many seconds later as `lateness` has for the zone.
public struct ClockDouble: CivilClock {
    private let day: CivilDate
    private let dayElsewhere: [String: CivilDate]
    private let lateness: [String: Int]
    private let zones: [String: ZoneOffsets]

    /// - Parameter zones: those that the clock knows; any other one has UTC's time.
    public init(
        _ day: CivilDate, except dayElsewhere: [String: CivilDate] = [:], lateness: [String: Int] = [:],
        zones: [String: ZoneOffsets] = [:]
    ) {
        self.day = day
        self.dayElsewhere = dayElsewhere
        self.lateness = lateness
        self.zones = zones
    }

    public func today(in zone: String) -> CivilDate { dayElsewhere[zone] ?? day }

    public func beginning(of day: CivilDate, in zone: String) -> Int { day.dayNumber * 86_400 + (lateness[zone] ?? 0) }

    /// The zone "Nowhere/Unknown" is not known.
    public func offsets(in zone: String, from _: CivilDate, through _: CivilDate) -> ZoneOffsets? {
        zone == "Nowhere/Unknown" ? nil : zones[zone] ?? ZoneOffsets(initial: 0)
    }
}
