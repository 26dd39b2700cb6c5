public import AlmanacValues

/// A difference between a calendar and the source that it was made of, with the authority for it.
public struct Correction: Hashable, Sendable {
    public let id: Slug
    /// One English sentence: what is right.
    public let fact: String
    /// One English sentence: how the source differs.
    public let reason: String
    public let sources: [Source]
    public let concerns: [Concern]

    /// Where the fact is written.
    public struct Source: Hashable, Sendable {
        public let title: String
        /// The `https` address; nil if the source has no permanent one.
        public let address: String?

        public init(title: String, address: String?) {
            self.title = title
            self.address = address
        }
    }

    /// The holidays with an English name, on some dates, in some regions.
    public struct Concern: Hashable, Sendable {
        public let name: String
        public let dates: ClosedRange<CivilDate>
        /// Empty for the whole country.
        public let regions: [RegionCode]

        public init(name: String, dates: ClosedRange<CivilDate>, regions: [RegionCode] = []) {
            self.name = name
            self.dates = dates
            self.regions = regions
        }
    }

    public init(id: Slug, fact: String, reason: String, sources: [Source], concerns: [Concern]) {
        self.id = id
        self.fact = fact
        self.reason = reason
        self.sources = sources
        self.concerns = concerns
    }

    /// Whether the correction is about this holiday.
    public func isAbout(_ holiday: Holiday) -> Bool {
        concerns.contains { concern in
            concern.dates.contains(holiday.date)
                && concern.name.utf8.elementsEqual(holiday.kind.englishName.text.utf8)
                && (concern.regions.isEmpty || holiday.kind.regions.isEmpty
                    || concern.regions.contains(where: holiday.kind.regions.contains))
        }
    }

    /// Whether the correction is about a holiday of these dates that a region keeps, or any region if it is nil.
    public func isAbout(_ dates: ClosedRange<CivilDate>, in region: RegionCode?) -> Bool {
        concerns.contains { concern in
            concern.dates.overlaps(dates)
                && (region.map { concern.regions.isEmpty || concern.regions.contains($0) } ?? true)
        }
    }
}
