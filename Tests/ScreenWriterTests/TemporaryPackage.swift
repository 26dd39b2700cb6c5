import Foundation

@testable import ScreenWriter

/// A package in a temporary folder, with the target Coast, its entities, its services and its tests. Removed at the end of the test.
final class TemporaryPackage {
    let folder: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "new-screen-\(UUID())")
        self.folder = folder.path
        for path in ["Sources/Coast", "Sources/Entities", "Sources/Services", "Tests/CoastTests"] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: path), withIntermediateDirectories: true)
        }
        try write("let package = Package(\n    targets: [\n        .target(name: \"Coast\")])\n", to: "Package.swift")
        try write("struct Coast {}\n", to: "Sources/Coast/Coast.swift")
        try write("struct CoastTests {}\n", to: "Tests/CoastTests/CoastTests.swift")
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(path)"))
    }

    func text(_ path: String) throws -> String {
        try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
    }

    /// All files, sorted.
    func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
            var isFolder = ObjCBool(false)
            return FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }

    func layout(
        tests: Bool = true, imports: [String] = ["VIPER", "HTML", "Entities", "Services"],
        testImports: [String] = ["Coast", "Entities", "Services", "VIPERTesting"],
        others: [String] = ["Entities", "Services"]
    ) -> PackageLayout {
        let coast = PackageLayout.Target(
            name: "Coast", module: "Coast", folder: "\(folder)/Sources/Coast", isTest: false, imports: imports)
        let coastTests = PackageLayout.Target(
            name: "CoastTests", module: "CoastTests", folder: "\(folder)/Tests/CoastTests", isTest: true,
            imports: testImports)
        let others = others.map {
            PackageLayout.Target(
                name: $0, module: $0, folder: "\(folder)/Sources/\($0)", isTest: false, imports: [])
        }
        return PackageLayout(folder: folder, targets: (tests ? [coast, coastTests] : [coast]) + others)
    }

    /// The screen with the templates of the tool, or of the package if it has some.
    func plan(_ screen: String, _ layout: PackageLayout? = nil) throws -> ScreenPlan {
        let standard = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/ScreenWriter/Screen").standardizedFileURL
        let layout = layout ?? self.layout()
        return try ScreenPlan(
            ScreenRequest(["Coast", screen], in: layout), ScreenTemplates(of: layout, otherwise: standard))
    }
}
