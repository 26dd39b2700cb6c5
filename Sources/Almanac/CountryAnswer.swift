/// A visitor's answer to the question for a country. It is the result of the country picker.
public enum CountryAnswer: Hashable, Sendable {
    case country(CountryCode)
    /// A region that the visitor searched for. Whoever asked for a country only may leave the region out.
    case region(CountryCode, RegionCode)
    case cancel
}
