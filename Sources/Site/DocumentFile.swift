/// A file that the site has at `/documents` beside the documents themselves, as it is: a data set, or its signature.
public struct DocumentFile: Sendable {
    let name: String
    let bytes: [UInt8]
    let mediaType: String

    /// - Parameter name: the last part of its address.
    public init(_ name: String, _ bytes: [UInt8], mediaType: String) {
        self.name = name
        self.bytes = bytes
        self.mediaType = mediaType
    }
}
