public import AlmanacValues
import PlainBytes

/// Which data a site has: two sites with equal revisions have the same documents, byte for byte.
///
/// Feeds and calendars say only the day (`LAST-MODIFIED`, `updated`, `Last-Modified`), and each only that of its own
/// countries, so that a change elsewhere does not make subscribers read everything anew.
public struct DataRevision: Hashable, Sendable, CustomStringConvertible {
    /// The day on which a country's holidays last changed; nil if the documents do not record changes, such as those of
    /// an operator's folder.
    public let date: CivilDate?
    /// The digest of all documents and schemas, by name and contents.
    public let digest: UInt64

    public init(date: CivilDate?, digest: UInt64) {
        self.date = date
        self.digest = digest
    }

    /// The date and the digest, "2026-11-22-0123456789abcdef"; only the digest without a date.
    public var description: String {
        let digits = String(hexadecimal: digest, digits: 16)
        return date.map { "\($0)-\(digits)" } ?? digits
    }
}
