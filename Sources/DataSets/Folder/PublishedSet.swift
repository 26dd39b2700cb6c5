import AlmanacValues
import Entities
import Foundation
public import ServiceContracts

/// A data set and its signature, from a folder, for another Almanac to fetch: beside the documents of a site, and as large as
/// a set may be.
///
/// Both files are read at once, so that nobody gets a set of one day with the signature of another. Nothing is checked: whoever
/// fetches it does so with their own key.
public struct PublishedSet: Sendable {
    private let archive: [UInt8]
    private let signature: [UInt8]

    static let archiveName = "almanac-data.tar.gz"
    static let signatureName = "almanac-data.tar.gz.minisig"
    private static let longestSignature = 4_096

    /// - Throws: `.unreadable` for a file that is missing, larger than it may be, or not a regular file.
    public init(_ folder: String) throws(DataSetProblem) {
        archive = try Self.bytes(folder, Self.archiveName, limit: DataSet.largest)
        signature = try Self.bytes(folder, Self.signatureName, limit: Self.longestSignature)
    }

    private static func bytes(_ folder: String, _ name: String, limit: Int) throws(DataSetProblem) -> [UInt8] {
        let path = "\(folder)/\(name)"
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        guard let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType else {
            throw .unreadable(path, reason: "there is no such file")
        }
        // A pipe would wait for a writer, which may never come.
        guard type == .typeRegular else { throw .unreadable(path, reason: "it is not a regular file") }
        guard let handle = try? FileHandle(forReadingFrom: url), let data = try? handle.read(upToCount: limit + 1)
        else {
            throw .unreadable(path, reason: "the file cannot be read")
        }
        guard data.count <= limit else { throw .unreadable(path, reason: "it is larger than \(limit) bytes") }
        return [UInt8](data)
    }

    /// Returns a service that has the two files beside the documents of another.
    public func beside(_ documents: any DocumentService) -> any DocumentService {
        WithSet(base: documents, set: self)
    }

    private func file(_ name: String) -> [UInt8]? {
        switch name {
        case Self.archiveName: archive
        case Self.signatureName: signature
        default: nil
        }
    }

    /// The list of documents does not have the two files: it is of what the site itself is made of.
    private struct WithSet: DocumentService {
        let base: any DocumentService
        let set: PublishedSet

        func documents() async throws(ServiceFailure) -> [PublishedDocument]? { try await base.documents() }

        func document(named name: String) async throws(ServiceFailure) -> (PublishedDocument, bytes: [UInt8])? {
            guard let bytes = set.file(name) else { return try await base.document(named: name) }
            return (PublishedDocument(name: name, size: bytes.count, revised: nil), bytes)
        }

        func dataRevision() async throws(ServiceFailure) -> DataRevision? { try await base.dataRevision() }
    }
}
