import Foundation

/// The files of a screen before its names are filled in.
///
/// A package may have its own, in the folder `.new-screen` beside Package.swift; otherwise those of this tool are used.
/// What is in the folder `Module` is written to `<target>/<Screen>`, what is in `Tests` into the target of tests, and what
/// is in `Package` to the same place in the package. `next.txt` says what to do then. Every other file ends in `.template`,
/// so that no tool takes it for a source.
struct ScreenTemplates: Hashable {
    enum Root: String, CaseIterable {
        case module = "Module"
        case tests = "Tests"
        case package = "Package"
    }

    struct File: Hashable {
        let root: Root
        /// Relative to the root, without `.template`.
        let path: String
        let text: String
    }

    static let folder = ".new-screen"
    private static let suffix = ".template"

    let files: [File]
    let next: String

    /// - Throws: `ScreenError` if a file cannot be read, or if there are none.
    init(of package: PackageLayout, otherwise standard: URL) throws(ScreenError) {
        let own = URL(fileURLWithPath: package.folder).appending(path: Self.folder)
        let folder = FileManager.default.fileExists(atPath: own.path) ? own : standard
        do {
            files = try Root.allCases.flatMap { try Self.files(in: folder, $0) }
            next = try String(contentsOf: folder.appending(path: "next.txt"), encoding: .utf8)
        } catch {
            throw ScreenError("\(package.shown(folder.path)): error: \(error.localizedDescription)")
        }
        guard !files.isEmpty else {
            throw ScreenError("\(package.shown(folder.path)): error: there is no file that ends in \(Self.suffix)")
        }
    }

    private static func files(in folder: URL, _ root: Root) throws -> [File] {
        let top = folder.appending(path: root.rawValue).path
        return try FileManager.default.subpathsOfDirectory(atPath: top).filter { $0.hasSuffix(suffix) }.sorted().map {
            path in
            File(
                root: root, path: String(path.dropLast(suffix.count)),
                text: try String(contentsOfFile: "\(top)/\(path)", encoding: .utf8))
        }
    }
}
