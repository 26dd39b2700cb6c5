import Foundation

/// Recorded documents of upstreams (`Tests/AdaptersTests/Samples/README.md`).
public enum Recordings {
    private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../AdaptersTests/Samples")
    private static let documents = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/Documents/Data")

    /// Returns the recorded bytes; nil if the document was not recorded.
    public static func bytes(_ name: String) -> [UInt8]? { read(samples, name) }

    /// Returns a document that is embedded in the program; nil if it does not exist.
    static func document(_ name: String) -> [UInt8]? { read(documents, name) }

    /// Returns the bytes of a file in the folder. Rejects names with "..", because requests provide names too.
    private static func read(_ folder: URL, _ name: String) -> [UInt8]? {
        guard !name.split(separator: "/").contains("..") else { return nil }
        return (try? Data(contentsOf: folder.appendingPathComponent(name))).map { [UInt8]($0) }
    }
}
