import Foundation

/// Documents in a local folder that has the same layout as the embedded documents.
public struct DocumentFolder: DocumentSource {
    private let folder: URL

    public init(_ path: String) {
        folder = URL(fileURLWithPath: path, isDirectory: true)
    }

    public var name: String { folder.path }

    public func bytes(of name: String) throws(DocumentFailure) -> [UInt8]? {
        let file = folder.appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return [UInt8](try Data(contentsOf: file))
        } catch {
            throw .unreadable(name: name, source: self.name, reason: error.localizedDescription)
        }
    }
}
