import Foundation
import Synchronization

/// The folder `__Snapshots__` beside a test.
struct SnapshotFolder: Hashable {
    /// The files that tests of this process have compared, by their full paths.
    private static let compared = Mutex<Set<String>>([])

    let path: String

    init(besideFile filePath: String) {
        path = URL(fileURLWithPath: filePath).deletingLastPathComponent().appendingPathComponent("__Snapshots__").path
    }

    func path(of file: String) -> String { "\(path)/\(file)" }

    /// Returns the content of a file. Nil if there is none.
    func read(_ file: String) throws -> [UInt8]? {
        guard FileManager.default.fileExists(atPath: path(of: file)) else { return nil }
        return try Array(Data(contentsOf: URL(fileURLWithPath: path(of: file))))
    }

    func write(_ bytes: [UInt8], to file: String) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: path(of: file)), options: .atomic)
    }

    /// Remembers that a test compares the file.
    func note(_ file: String) {
        _ = Self.compared.withLock { $0.insert(path(of: file)) }
    }

    /// Returns the files whose names begin with `prefix` and which no test of this process has compared, sorted. Skips
    /// hidden files.
    func orphans(prefix: String) throws -> [String] {
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        let compared = Self.compared.withLock { $0 }
        return try FileManager.default.contentsOfDirectory(atPath: path)
            .filter { $0.hasPrefix(prefix) && !$0.hasPrefix(".") && !compared.contains(path(of: $0)) }.sorted()
    }
}
