public import AlmanacValues

/// The weekends of a country: the usual one, and those of other years and of some regions.
public struct Weekends: Hashable, Sendable {
    public let usual: Set<Weekday>
    /// Where and when the weekend is another one. If several apply, one that names the region comes before one of the
    /// whole country.
    public let others: [Other]

    /// Another weekend than the usual one.
    public struct Other: Hashable, Sendable {
        public let days: Set<Weekday>
        public let years: ClosedRange<Int>
        /// The regions that have it; empty for the whole country.
        public let regions: Set<RegionCode>

        public init(_ days: Set<Weekday>, in years: ClosedRange<Int>, regions: Set<RegionCode> = []) {
            self.days = days
            self.years = years
            self.regions = regions
        }
    }

    public init(_ usual: Set<Weekday>, others: [Other] = []) {
        self.usual = usual
        self.others = others
    }

    /// Returns the weekend of a year in a region, or in the country as a whole if the region is nil.
    public func days(in region: RegionCode?, of year: Int) -> Set<Weekday> {
        guard !others.isEmpty else { return usual }
        let current = others.filter { $0.years.contains(year) }
        let own = region.flatMap { region in current.first { $0.regions.contains(region) } }
        return (own ?? current.first { $0.regions.isEmpty })?.days ?? usual
    }
}
