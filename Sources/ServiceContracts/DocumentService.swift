public import AlmanacValues
public import Entities

/// Provides the documents that the site itself is made of, for another Almanac to read.
public protocol DocumentService: Sendable {
    /// Returns all documents and their schemas, sorted by name; nil if the site does not publish them.
    func documents() async throws(ServiceFailure) -> [PublishedDocument]?
    /// Returns a document with its bytes; nil if there is none with this name, or if the site does not publish them.
    func document(named name: String) async throws(ServiceFailure) -> (PublishedDocument, bytes: [UInt8])?
    /// Returns the revision of all documents; nil if the site does not publish them.
    func dataRevision() async throws(ServiceFailure) -> DataRevision?
}

/// A document or a schema that the site publishes.
public struct PublishedDocument: Hashable, Sendable {
    /// The path below the folder of the documents: "holidays/DE.xml".
    public let name: String
    /// The size in bytes.
    public let size: Int
    /// The day on which it last changed; nil if that is not recorded.
    public let revised: CivilDate?

    public init(name: String, size: Int, revised: CivilDate?) {
        self.name = name
        self.size = size
        self.revised = revised
    }
}

/// The documents of a site that publishes none.
public struct NoDocuments: DocumentService {
    public init() {}

    public func documents() async throws(ServiceFailure) -> [PublishedDocument]? { nil }
    public func document(named _: String) async throws(ServiceFailure) -> (PublishedDocument, bytes: [UInt8])? { nil }
    public func dataRevision() async throws(ServiceFailure) -> DataRevision? { nil }
}
