/// Who says when holidays are: a statute, a gazette, a ministry.
public struct Authority: Hashable, Sendable {
    public let title: String
    /// The `https` address; nil if there is no permanent one.
    public let address: String?

    public init(title: String, address: String? = nil) {
        self.title = title
        self.address = address
    }
}

/// How the holidays of a kind are known. The raw value is the token in documents and records.
public enum KnownBasis: String, Hashable, Sendable {
    /// Computed from a law or a standing rule. If some holidays are decided for single years, these are known until a
    /// day.
    case law
    /// A table that somebody has announced. It ends on a day.
    case announced
    /// Announced until a day, and computed beyond it.
    case formula
}

/// What an empty list means, and whether a list is complete. The raw value is the token in records.
public enum KnownState: String, Hashable, Sendable {
    /// All holidays of the year are known, and there are none.
    case none
    /// All holidays of the year are known.
    case known
    /// Some holidays of the year are known, and others may be missing.
    case partly
    /// The holidays of the year are computed, and not announced yet.
    case estimated
    /// The holidays of the year are not announced yet.
    case notAnnounced = "not-announced"
    /// The source has no such holidays, so it is not known whether there are any.
    case noData = "no-data"
}

/// What is known of the holidays of some types in one year of a place.
public struct YearKnowledge: Hashable, Sendable {
    public let types: [HolidayType]
    public var state: KnownState
    /// Nil without data, or if the source does not say.
    public var basis: KnownBasis?
    /// The first day of which they are known; nil if that is the beginning of all data.
    public var from: CivilDate?
    /// The last day until which they are announced or decided everywhere in the place; nil if the law says them all.
    public var until: CivilDate?
    /// The last day until which they are announced anywhere in the place; the same as `until` in a region. Nil if some
    /// regions have no such day.
    public var latest: CivilDate?
    /// Which of them the source does not have; nil if it does not say.
    public var lacks: DataGap?
    public var authorities: [Authority]
    /// Set if their source could not be read, so that some or all of them may be missing; nil otherwise.
    public var outage: SourceOutage?

    public init(
        types: [HolidayType], state: KnownState, basis: KnownBasis? = nil, from: CivilDate? = nil,
        until: CivilDate? = nil, latest: CivilDate? = nil, lacks: DataGap? = nil, authorities: [Authority] = []
    ) {
        self.types = types
        self.state = state
        self.basis = basis
        self.from = from
        self.until = until
        self.latest = latest
        self.lacks = lacks
        self.authorities = authorities
    }

    /// Returns the same for a list that has no holiday of these types.
    public var ofEmptyList: YearKnowledge {
        var copy = self
        if state == .known { copy.state = .none }
        return copy
    }
}
