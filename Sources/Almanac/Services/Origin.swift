/// Where a part's facts come from, as far as visitors are told.
public enum Origin: Hashable, Sendable {
    /// The documents that the program brings along.
    case embedded
    /// Documents that the site's operator keeps.
    case operators
    /// An upstream.
    case upstream(Upstream)

    public struct Upstream: Hashable, Sendable {
        /// What the public calls it: "Enrico", "Wikiquote"; nil for any host that has documents like ours.
        public let service: String?
        /// Its host, where that is a name of the public network; nil for one that says nothing to visitors.
        public let host: String?
        /// What its licence asks to be said: "under CC BY-SA".
        public let terms: String?
        /// A sentence on what it does not tell.
        public let remark: String?

        public init(service: String? = nil, host: String?, terms: String? = nil, remark: String? = nil) {
            self.service = service
            self.host = host
            self.terms = terms
            self.remark = remark
        }
    }
}

/// Where each part's facts come from.
public struct Origins: Hashable, Sendable {
    public var holidays: Origin
    public var countries: Origin
    public var quotes: Origin
    public var sides: Origin

    public init(
        holidays: Origin = .embedded, countries: Origin = .embedded, quotes: Origin = .embedded,
        sides: Origin = .embedded
    ) {
        self.holidays = holidays
        self.countries = countries
        self.quotes = quotes
        self.sides = sides
    }
}
