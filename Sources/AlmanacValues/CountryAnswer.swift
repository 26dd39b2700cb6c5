/// A visitor's answer to the question for a country. It is the result of the country picker.
public enum CountryAnswer: Hashable, Sendable {
    case country(CountryCode)
    /// A region that the visitor searched for. A caller that needs only the country ignores the region.
    case region(CountryCode, RegionCode)
    case cancel

    /// The place that was chosen; nil for `cancel`.
    public var territory: Territory? {
        switch self {
        case .country(let country): Territory(country)
        case .region(let country, let region): Territory(country, region)
        case .cancel: nil
        }
    }
}
