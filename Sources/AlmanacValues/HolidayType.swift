/// A category of holidays. The raw value is the token used in documents and addresses.
///
/// The cases are the categories of the PyPI package `holidays`, plus `observance` and `religious`, which other
/// upstreams distinguish.
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

    /// The position in the order of declaration.
    var rank: Int { Self.ranks[self] ?? Self.ranks.count }

    /// `allCases` builds a new array each time.
    static let inOrder = allCases
    private static let ranks = Dictionary(uniqueKeysWithValues: inOrder.enumerated().map { ($1, $0) })

    /// Compares by declaration order, which runs from types that concern everybody to types that concern few.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
}
