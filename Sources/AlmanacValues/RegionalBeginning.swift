/// A time at which a holiday begins in some regions; in others it begins at another time, or the whole day is off.
public struct RegionalBeginning: Hashable, Sendable {
    public let time: TimeOfDay
    /// The country of the regions.
    public let country: CountryCode
    /// The regions where it begins then, sorted by code. Empty in the list of one region, and if no region is named.
    public let regions: [RegionCode]
    /// What pages call them, without those that lie in another one of them.
    public let names: [ForeignText]

    public init(time: TimeOfDay, country: CountryCode, regions: [RegionCode], names: [ForeignText]) {
        self.time = time
        self.country = country
        self.regions = regions
        self.names = names
    }
}
