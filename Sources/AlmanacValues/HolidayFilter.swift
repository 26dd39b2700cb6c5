/// The types and the region of the holidays that a visitor wants to see.
public struct HolidayFilter: Hashable, Sendable {
    public var types: Types
    /// Nil for the country.
    public var region: RegionCode?
    /// Whether the holidays of regions are wanted beside those of the whole country. Ignored if `region` is set.
    public var isEverywhere: Bool

    public enum Types: Hashable, Sendable {
        case all
        /// What families need in one calendar.
        case publicAndSchool
        case only(HolidayType)
        /// At least two, which programs may ask for. No page has such a list.
        case several(HolidayTypes)

        /// The types; nil for all.
        public var included: HolidayTypes? {
            switch self {
            case .all: nil
            case .publicAndSchool: HolidayTypes([.publicHoliday, .school])
            case .only(let type): HolidayTypes([type])
            case .several(let types): types
            }
        }

        /// "all", "public-and-school", the type's token, or those of several with commas between them, as in addresses.
        public var word: String {
            switch self {
            case .all: "all"
            case .publicAndSchool: "public-and-school"
            case .only(let type): type.rawValue
            case .several(let types): types.sorted.map(\.rawValue).joined(separator: ",")
            }
        }
    }

    public init(types: Types = .only(.publicHoliday), region: RegionCode? = nil, isEverywhere: Bool = false) {
        self.types = types
        self.region = region
        self.isEverywhere = isEverywhere && region == nil
    }
}
