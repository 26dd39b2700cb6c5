import Foundation

/// A folder for one test, which is removed when the object is deallocated.
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

    /// Returns the files of a folder, sorted by name.
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
