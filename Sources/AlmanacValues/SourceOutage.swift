/// The failure to read a source beside the site's documents when it was last asked: some of its data may be missing.
public struct SourceOutage: Hashable, Sendable {
    /// The name of the service.
    public let service: String
    /// When it was last asked (UTC); nil if it was not asked yet.
    public let tried: Moment?
    /// Whether an older copy of its data is shown meanwhile.
    public let hasCopy: Bool

    /// A minute, in UTC.
    public struct Moment: Hashable, Sendable, CustomStringConvertible {
        public let day: CivilDate
        public let time: TimeOfDay

        /// - Parameter seconds: since 1970-01-01 00:00 UTC.
        public init(seconds: Int) {
            let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
            day = CivilDate(dayNumber: days)
            time = TimeOfDay(minutes: (seconds - days * 86_400) / 60)
        }

        /// "2026-11-28 20:15 UTC"
        public var description: String { "\(day) \(time) UTC" }
    }

    public init(service: String, tried: Moment?, hasCopy: Bool = false) {
        self.service = service
        self.tried = tried
        self.hasCopy = hasCopy
    }

    /// What programs read, in English, after the words "We have no data about".
    public var lacks: String {
        guard let tried else { return "school holidays of \(service), which are being fetched" }
        return hasCopy
            ? "changes of the school holidays of \(service) since they could last be fetched (last try: \(tried))"
            : "school holidays of \(service), which could not be fetched (last try: \(tried))"
    }
}
