/// Why a data set cannot be used. The description is meant for operators.
public enum DataSetProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// It cannot be read or written: a file, a folder, an address.
    case unreadable(String, reason: String)
    /// A key or a signature cannot be read, or the signature does not belong to this key and these bytes.
    case signature(String)
    /// The archive is truncated, damaged or too large, or contains something that does not belong in a data set.
    case archive(String)
    /// A document in the archive cannot be used.
    case document(String)
    /// The set is older than the data in use.
    case older(set: String, current: String)
    /// More days of these countries have changed than the limit allows; each country with its percentage.
    case changed([Changed], limit: Int)
    /// The set was rolled back, so it is installed again only on request.
    case takenBack(String)
    /// No earlier version exists, or another command is changing the folder.
    case folder(String)

    /// How much of a country's days has changed.
    public struct Changed: Hashable, Sendable {
        public let country: String
        public let percent: Int

        public init(country: String, percent: Int) { (self.country, self.percent) = (country, percent) }
    }

    public var description: String {
        switch self {
        case .unreadable(let name, let reason): "\(name): \(reason)"
        case .signature(let reason): "the signature does not hold: \(reason)"
        case .archive(let reason): "the archive is no data set: \(reason)"
        case .document(let reason): "the data cannot be used: \(reason)"
        case .older(let set, let current):
            "the set of \(set) is older than the data in use, of \(current); --allow-older takes it all the same"
        case .changed(let countries, let limit):
            "more than \(limit) % of the days have changed in "
                + countries.map { "\($0.country) (\($0.percent) %)" }.joined(separator: ", ")
                + "; look at them, and then --most-changed takes them"
        case .takenBack(let revision):
            "\(revision) was taken back by \"almanac data rollback\"; --again takes it all the same"
        case .folder(let reason): reason
        }
    }
}
