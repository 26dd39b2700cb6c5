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

    /// The position in the order of declaration. Written down, because lists compare types for each of their rows.
    var rank: Int {
        switch self {
        case .publicHoliday: 0
        case .bank: 1
        case .government: 2
        case .school: 3
        case .workday: 4
        case .optional: 5
        case .observance: 6
        case .unofficial: 7
        case .religious: 8
        case .halfDay: 9
        case .deFacto: 10
        case .armedForces: 11
        case .optionalWomen: 12
        case .restrictedSettlement: 13
        case .albanian: 14
        case .armenian: 15
        case .bosnian: 16
        case .catholic: 17
        case .christian: 18
        case .hebrew: 19
        case .hindu: 20
        case .islamic: 21
        case .orthodox: 22
        case .protestant: 23
        case .roma: 24
        case .sabian: 25
        case .serbian: 26
        case .turkish: 27
        case .vlach: 28
        case .yazidi: 29
        }
    }

    /// `allCases` builds a new array each time.
    static let inOrder = allCases

    /// By its position: the raw value is a text, and takes longer.
    public func hash(into hasher: inout Hasher) { hasher.combine(rank) }

    /// Compares by declaration order, which runs from types that concern everybody to types that concern few.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
}
