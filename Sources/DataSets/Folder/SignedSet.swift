/// A data set as it was published: one file, and its signature beside it.
public struct SignedSet: Sendable {
    public let archive: [UInt8]
    /// The text of minisign's format.
    public let signature: [UInt8]

    /// The usual name of the file.
    public static let name = "almanac-data.tar.gz"
    /// The extension that the file name of the signature ends with.
    public static let signatureEnding = ".minisig"
    /// The maximum size of a signature, in bytes.
    public static let longestSignature = 4_096

    public init(archive: [UInt8], signature: [UInt8]) {
        self.archive = archive
        self.signature = signature
    }
}
