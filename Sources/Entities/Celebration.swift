public import AlmanacValues

/// A day on which countries keep an occasion as a public holiday.
public struct Celebration: Hashable, Sendable {
    /// The first of the consecutive days: its own date, or an observed day.
    public let date: CivilDate
    /// Whether this is the day off given for the occasion, and not its own date.
    public let isObserved: Bool
    /// On an observed day, the occasion's own date; nil if it is not known, and on that date itself.
    public let observedFor: CivilDate?
    /// The countries that keep it nationwide, sorted by code.
    public let countries: [CountryCode]
    /// The countries of which only some regions keep it, sorted by code.
    public let countriesInPart: [CountryCode]
    /// Those of both where the date is estimated and may still change, sorted by code.
    public let estimated: [CountryCode]

    /// - Parameter isInLieu: whether the date is an observed day whose own holiday is not known.
    public init(
        date: CivilDate, observedFor: CivilDate? = nil, isInLieu: Bool = false, countries: [CountryCode],
        countriesInPart: [CountryCode] = [], estimated: [CountryCode] = []
    ) {
        self.date = date
        self.observedFor = observedFor
        isObserved = isInLieu || observedFor != nil
        self.countries = countries
        self.countriesInPart = countriesInPart
        self.estimated = estimated
    }

    /// Whether a date that several countries have is marked as estimated: if at least half of them estimate it. What one
    /// of many has not announced yet does not mark the date of all.
    public static func isEstimated(by estimating: Int, of countries: Int) -> Bool {
        estimating > 0 && 2 * estimating >= countries
    }
}
