public import AlmanacValues
public import VIPER

/// The answer of the home page after a country was chosen: the caller saves it, and continues at the link.
public struct StartAnswer: Hashable, Sendable {
    public let country: CountryCode
    /// Nil if a country was chosen and no region.
    public var region: RegionCode?
    public let next: Link
}

/// What the sub-flows of the home page answer.
public enum StartChildAnswer: Hashable, Sendable {
    case country(CountryAnswer)
    case options(OptionsResult)
}
