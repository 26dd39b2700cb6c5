public import AlmanacValues

/// A calendar of the site's operator: the holidays of a company, of a family, or of a school.
///
/// It is a region of the country `CountryCode.own`, so it has whatever a place has: lists, feeds, plans.
public struct OwnCalendar: Hashable, Sendable {
    /// The file's name without its extension. It names the calendar in addresses: `/holidays/ZZ/2026?region=ACME`.
    public let code: RegionCode
    public let name: LocalizedText
    /// The places whose days the calendar includes; empty for a calendar that has only its own days.
    public let bases: [Territory]
    /// The IANA time zone; nil for that of the first place.
    let zone: String?
    /// Nil for the weekend of the first place.
    let weekend: Set<Weekday>?
    let days: [OwnDay]
    /// The days of these places that the calendar excludes.
    let without: Set<Slug>
    /// Days that only parts of these places have, and that the calendar has in full.
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

    /// The number of rules for its own days.
    public var dayCount: Int { days.count }
}

/// A day of an operator's calendar, in one year or in each.
struct OwnDay: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case holiday
        /// A working day of half the hours, and when the half off begins, if it is known.
        case halfDay(begins: TimeOfDay?)
        /// A weekend day on which people work, and the day off that they get in exchange, if any.
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
