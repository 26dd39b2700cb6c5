/// A data set as its publisher signed it: two files, for other Almanacs to fetch.
public struct DataSetFiles: Sendable {
    /// At most 32 MB.
    public let archive: [UInt8]
    /// Minisign's format.
    public let signature: [UInt8]

    public init(archive: [UInt8], signature: [UInt8]) {
        self.archive = archive
        self.signature = signature
    }
}
