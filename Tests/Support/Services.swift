public import Almanac

/// Answers with what the test says. What a test does not set must not be asked for, and says so by failing.
public struct CountryServiceDouble: CountryService {
    private let all: Result<[Country], ServiceFailure>
    private let age: Duration?

    public init(_ countries: [Country], age: Duration? = nil) {
        all = .success(countries)
        self.age = age
    }

    public init(failing failure: ServiceFailure) {
        all = .failure(failure)
        age = nil
    }

    public func countries() async throws(ServiceFailure) -> Supply<[Country]> {
        Supply(try all.get(), age: age)
    }

    public func country(_ code: CountryCode) async throws(ServiceFailure) -> Country? {
        try all.get().first { $0.code == code }
    }
}

public struct HolidayServiceDouble: HolidayService {
    private let calendars: Result<[HolidayCalendar], ServiceFailure>
    private let age: Duration?

    public init(_ calendars: [HolidayCalendar], age: Duration? = nil) {
        self.calendars = .success(calendars)
        self.age = age
    }

    public init(failing failure: ServiceFailure) {
        calendars = .failure(failure)
        age = nil
    }

    public func calendar(
        of country: CountryCode, covering _: CalendarScope
    ) async throws(ServiceFailure) -> Supply<HolidayCalendar>? {
        try calendars.get().first { $0.country == country }.map { Supply($0, age: age) }
    }
}

public struct ClockDouble: CivilClock {
    private let day: CivilDate
    private let dayElsewhere: [String: CivilDate]

    public init(_ day: CivilDate, except dayElsewhere: [String: CivilDate] = [:]) {
        self.day = day
        self.dayElsewhere = dayElsewhere
    }

    public func today(in zone: String) -> CivilDate { dayElsewhere[zone] ?? day }
}
