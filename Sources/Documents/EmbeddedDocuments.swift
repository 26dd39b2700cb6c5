/// The documents built into the program.
public struct EmbeddedDocuments: DocumentSource {
    public let name = "embedded"

    public init() {}

    public func bytes(of name: String) -> [UInt8]? {
        EmbeddedFiles.file(at: name)?.bytes
    }
}
