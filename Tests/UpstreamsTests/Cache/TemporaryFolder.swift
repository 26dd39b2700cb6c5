import Foundation

/// A folder of its own for a test, gone with it.
final class TemporaryFolder: Sendable {
    let path: String

    init() {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
        path = url.path
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// In the order of their names.
    func files(in folder: String = "documents") throws -> [URL] {
        let folder = URL(fileURLWithPath: path).appendingPathComponent(folder)
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
    }

    func mode(of file: String) throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(file)")
        return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }
}
