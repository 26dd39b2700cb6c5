import AlmanacValues
public import Documents
public import Entities
import Support

/// All documents of an almanac in one file: a `.tar.gz`, validated before it is used.
public struct DataSet: Sendable {
    let members: [Tar.Member]
    /// The revision that a server reports while it uses the set.
    public let revision: DataRevision
    public let countries: Int
    public let holidays: Int

    /// The maximum size of an archive, packed and unpacked, in bytes.
    public static let largest = 32 << 20
    static let largestUnpacked = 128 << 20

    /// The file that marks an archive as a data set, and its content.
    private static let mark = Tar.Member(name: "almanac-data", bytes: Array("format 1\n".utf8))

    /// Returns the archive of the documents of a source.
    public static func archive(of source: any DocumentSource) throws(DataSetProblem) -> [UInt8] {
        do throws(DocumentFailure) {
            let library = DocumentLibrary(source)
            try library.validateAll()
            try SideLibrary(source).validateAll()
            var members = [mark]
            for name in try library.publishedDocuments().sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
                if let bytes = try source.bytes(of: name) { members.append(Tar.Member(name: name, bytes: bytes)) }
            }
            return try packed(members)
        } catch {
            throw .document(error.description)
        }
    }

    private static func packed(_ members: [Tar.Member]) throws(DocumentFailure) -> [UInt8] {
        do throws(DataSetProblem) { return try ArchiveGzip.compressed(Tar.archive(members)) } catch {
            throw .unreadable(name: "archive", source: "memory", reason: error.description)
        }
    }

    /// Unpacks an archive, reads every document in it, and validates all of them.
    public init(archive: [UInt8]) throws(DataSetProblem) {
        guard archive.count <= Self.largest else { throw .archive("it is larger than \(Self.largest) bytes") }
        var members = try Tar.members(of: try ArchiveGzip.unpacked(archive, limit: Self.largestUnpacked))
        guard members.first == Self.mark else {
            throw .archive("it does not begin with almanac-data, format 1, which is what this program reads")
        }
        members.removeFirst()
        self.members = members
        do throws(DocumentFailure) {
            let source = MemoryDocuments(members)
            let library = DocumentLibrary(source)
            (countries, holidays) = try library.validateAll()
            try SideLibrary(source).validateAll()
            revision = try library.revision()
        } catch {
            throw .document(error.description)
        }
    }

    /// The documents of the set.
    public var documents: any DocumentSource { MemoryDocuments(members) }
}

private struct MemoryDocuments: DocumentSource {
    let name = "data set"
    private let files: [String: [UInt8]]

    init(_ members: [Tar.Member]) {
        files = Dictionary(members.map { ($0.name, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    }

    func bytes(of name: String) -> [UInt8]? { files[name] }
}
