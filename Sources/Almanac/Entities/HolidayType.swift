/// What kind of day a holiday is. The raw value is the token that documents and addresses use.
///
/// The set is that of the PyPI package `holidays` (its "categories"), plus `observance` and
/// `religious`, which other upstreams tell apart.
public enum HolidayType: String, Sendable, CaseIterable, Comparable {
    case publicHoliday = "public"
    case bank, government, school, workday, optional, observance, unofficial, religious
    case halfDay = "half-day"
    case deFacto = "de-facto"
    case armedForces = "armed-forces"
    case optionalWomen = "optional-women"
    case restrictedSettlement = "restricted-settlement"
    case albanian, armenian, bosnian, catholic, christian, hebrew, hindu, islamic, orthodox, protestant
    case roma, sabian, serbian, turkish, vlach, yazidi

    private var rank: Int { Self.ranks[self] ?? Self.ranks.count }

    private static let ranks = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })

    /// The order in which the cases stand: from what concerns everybody to what concerns few.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
}
