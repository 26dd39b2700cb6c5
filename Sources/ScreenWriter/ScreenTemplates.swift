import Foundation

/// The files of a screen before its names are filled in.
///
/// A package may have its own, in the folder `.new-screen` beside Package.swift; otherwise those of this tool are used.
/// The files in `Module` are written to `<target>/<Screen>`, those in `Tests` to the test target, those in
/// `Targets/Entities` to the target of that name on which the module depends, and those in `Package` to the same place
/// in the package. `next.txt` says what to do then. Every other file ends in `.template`, so that no tool mistakes it
/// for a source.
struct ScreenTemplates: Hashable {
    enum Root: Hashable {
        case module, tests, package
        /// Another target, on which the module depends.
        case target(String)
    }

    struct File: Hashable {
        let root: Root
        /// Relative to the root, without `.template`.
        let path: String
        let text: String
    }

    static let folder = ".new-screen"
    private static let suffix = ".template"
    private static let targets = "Targets"

    let files: [File]
    let next: String

    /// - Throws: `ScreenError` if a file cannot be read, or if there are none.
    init(of package: PackageLayout, otherwise standard: URL) throws(ScreenError) {
        let own = URL(fileURLWithPath: package.folder).appending(path: Self.folder)
        let folder = FileManager.default.fileExists(atPath: own.path) ? own : standard
        do {
            files =
                try Self.files(in: folder.appending(path: "Module"), .module)
                + Self.files(in: folder.appending(path: "Tests"), .tests)
                + Self.files(in: folder.appending(path: "Package"), .package)
                + Self.otherTargets(in: folder).flatMap {
                    try Self.files(in: folder.appending(path: "\(Self.targets)/\($0)"), .target($0))
                }
            next = try String(contentsOf: folder.appending(path: "next.txt"), encoding: .utf8)
        } catch {
            throw ScreenError("\(package.shown(folder.path)): error: \(error.localizedDescription)")
        }
        guard !files.isEmpty else {
            throw ScreenError("\(package.shown(folder.path)): error: there is no file that ends in \(Self.suffix)")
        }
    }

    /// The other targets that get a file, in the order in which they depend on each other.
    var otherTargets: [String] {
        let names = files.reduce(into: [String]()) { names, file in
            if case .target(let name) = file.root, !names.contains(name) { names.append(name) }
        }
        return names.sorted { targets(usedBy: $0).count < targets(usedBy: $1).count }
    }

    /// Returns the other targets whose modules the files of one of them import.
    func targets(usedBy name: String) -> [String] {
        let texts = files.filter { $0.root == .target(name) }.map(\.text)
        let others = files.reduce(into: Set<String>()) { others, file in
            if case .target(let other) = file.root { others.insert(other) }
        }
        return others.subtracting([name]).filter { other in texts.contains { $0.contains("__\(other)__") } }.sorted()
    }

    /// Returns the names of the folders in `Targets`, sorted; none if there is no such folder.
    private static func otherTargets(in folder: URL) throws -> [String] {
        let path = folder.appending(path: targets).path
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: path).filter { !$0.hasPrefix(".") }.sorted()
    }

    private static func files(in folder: URL, _ root: Root) throws -> [File] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(suffix) }.sorted().map {
            path in
            File(
                root: root, path: String(path.dropLast(suffix.count)),
                text: try String(contentsOfFile: "\(folder.path)/\(path)", encoding: .utf8))
        }
    }
}
