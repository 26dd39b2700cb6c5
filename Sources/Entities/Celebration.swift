public import AlmanacValues

/// A day on which countries keep an occasion as a public holiday.
public struct Celebration: Hashable, Sendable {
    /// The first of the consecutive days. It is the observed day if nobody has the date itself off.
    public let date: CivilDate
    /// The countries that keep it nationwide, sorted by code.
    public let countries: [CountryCode]
    /// The countries of which only some regions keep it, sorted by code.
    public let countriesInPart: [CountryCode]

    public init(date: CivilDate, countries: [CountryCode], countriesInPart: [CountryCode] = []) {
        self.date = date
        self.countries = countries
        self.countriesInPart = countriesInPart
    }
}
