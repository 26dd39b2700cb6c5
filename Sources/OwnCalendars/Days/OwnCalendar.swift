public import AlmanacValues

/// A calendar of the site's operator: the holidays of a company, of a family, or of a school.
///
/// It is a region of the country `CountryCode.own`, so everything that a place has, it has: lists, feeds, plans.
public struct OwnCalendar: Hashable, Sendable {
    /// The file's name without its ending. It is the calendar's part of addresses: `/holidays/ZZ/2026?region=ACME`.
    public let code: RegionCode
    public let name: LocalizedText
    /// The places whose days the calendar has too; none for a calendar of its own days alone.
    public let bases: [Territory]
    /// The IANA time zone; nil for that of the first place.
    let zone: String?
    /// Nil for the weekend of the first place.
    let weekend: Set<Weekday>?
    let days: [OwnDay]
    /// The days of the places that the calendar does not have.
    let without: Set<Slug>
    /// The days of parts of the places that the calendar has whole.
    let with: Set<Slug>
    /// The file's name, for messages.
    public let file: String

    init(
        code: RegionCode, name: LocalizedText, bases: [Territory] = [], zone: String? = nil,
        weekend: Set<Weekday>? = nil, days: [OwnDay] = [], without: Set<Slug> = [], with: Set<Slug> = [], file: String
    ) {
        self.code = code
        self.name = name
        self.bases = bases
        self.zone = zone
        self.weekend = weekend
        self.days = days
        self.without = without
        self.with = with
        self.file = file
    }

    /// The number of its own days' rules.
    public var dayCount: Int { days.count }
}

/// A day of an operator's calendar, in one year or in each.
struct OwnDay: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case holiday
        /// A working day of half the hours, and when the half off begins, if it is known.
        case halfDay(begins: TimeOfDay?)
        /// A day of the weekend that people work on, and the day off that it is exchanged for, if there is one.
        case workedDay
    }

    let name: LocalizedText
    let kind: Kind
    let dates: OwnDates

    /// What a list of holidays calls the kind.
    var types: [HolidayType] {
        switch kind {
        case .holiday: [.publicHoliday]
        case .halfDay: [.halfDay]
        case .workedDay: [.workday]
        }
    }

    var begins: TimeOfDay? {
        if case .halfDay(let begins) = kind { begins } else { nil }
    }
}
