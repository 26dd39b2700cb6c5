/// The source of a section's data, as shown to visitors.
public enum Origin: Hashable, Sendable {
    /// Documents built into the program.
    case embedded
    /// Documents that the site's operator provides.
    case operators
    /// An upstream.
    case upstream(Upstream)

    /// The credits of an upstream.
    public struct Upstream: Hashable, Sendable {
        /// The public name of the service, such as "Enrico" or "Wikiquote"; nil for a host that serves our own formats.
        public let service: String?
        /// The public host name; nil if the host means nothing to visitors, such as one of an internal network.
        public let host: String?
        /// The wording that the licence requires, such as "under CC BY-SA".
        public let terms: String?
        /// A sentence about what the data leaves out.
        public let remark: String?

        public init(service: String? = nil, host: String?, terms: String? = nil, remark: String? = nil) {
            self.service = service
            self.host = host
            self.terms = terms
            self.remark = remark
        }
    }
}

/// The sources of all sections.
public struct Origins: Hashable, Sendable {
    public var holidays: Origin
    public var countries: Origin
    public var quotes: Origin
    public var sides: Origin
    /// The second source of breaks of schools; nil without one.
    public var schools: HolidaySource?

    public init(
        holidays: Origin = .embedded, countries: Origin = .embedded, quotes: Origin = .embedded,
        sides: Origin = .embedded, schools: HolidaySource? = nil
    ) {
        self.holidays = holidays
        self.countries = countries
        self.quotes = quotes
        self.sides = sides
        self.schools = schools
    }
}
