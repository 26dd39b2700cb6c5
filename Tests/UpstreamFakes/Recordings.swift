import Foundation

/// Documents of upstreams, as they were recorded (`Tests/DocumentsTests/Samples/README.md`).
public enum Recordings {
    private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../DocumentsTests/Samples")
    private static let documents = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/Documents/Data")

    /// Nil for what was not recorded.
    public static func bytes(_ name: String) -> [UInt8]? { read(samples, name) }

    /// The program's own documents, as any host may serve them.
    static func document(_ name: String) -> [UInt8]? { read(documents, name) }

    /// Names come from requests too: they lead nowhere else.
    private static func read(_ folder: URL, _ name: String) -> [UInt8]? {
        guard !name.split(separator: "/").contains("..") else { return nil }
        return (try? Data(contentsOf: folder.appendingPathComponent(name))).map { [UInt8]($0) }
    }
}
