import Foundation

/// The package's Swift files, as text.
enum Sources {
    struct File {
        let path: String
        let text: String

        var name: String { path.split(separator: "/").last.map(String.init) ?? path }

        /// The text without comments, and with empty string literals.
        var code: String {
            let lines = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
            return lines.joined(separator: "\n").replacing(#/"[^"\n]*"/#, with: "\"\"")
        }

        var imports: Set<String> {
            Set(text.matches(of: #/(?m)^(?:@testable )?(?:public |package )?import (\w+)/#).map { String($0.1) })
        }
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static func all() throws -> [File] { try files(in: "Sources") }

    static func modules(named suffix: String = ".swift") throws -> [File] {
        try files(in: "Sources/Modules").filter { $0.name.hasSuffix(suffix) }
    }

    static func moduleNames() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Sources/Modules").path)
    }

    /// The tests of one target.
    static func tests(of target: String) throws -> [File] { try files(in: "Tests/\(target)Tests") }

    private static func files(in folder: String) throws -> [File] {
        let folder = root.appendingPathComponent(folder)
        let entries = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var files: [File] = []
        while let entry = entries?.nextObject() as? URL {
            guard entry.pathExtension == "swift" else { continue }
            files.append(File(path: entry.path, text: try String(contentsOf: entry, encoding: .utf8)))
        }
        return files
    }
}
