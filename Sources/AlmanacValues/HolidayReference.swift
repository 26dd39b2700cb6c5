/// Identifies one holiday among those of all countries and years. A `HolidayID` is unique within a country's year only.
public struct HolidayReference: Hashable, Sendable {
    public let country: CountryCode
    public let year: Int
    public let id: HolidayID

    public init(_ country: CountryCode, _ year: Int, _ id: HolidayID) {
        self.country = country
        self.year = year
        self.id = id
    }
}
