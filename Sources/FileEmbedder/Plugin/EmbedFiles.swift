import Foundation
import PackagePlugin

/// Makes text files part of a target, as `EmbeddedFiles.all`:
///
/// | target | folder | files |
/// |---|---|---|
/// | Documents | `Sources/Documents/Data` | xml, xsd, rng, html |
/// | Site | `Public` | all |
///
/// Hidden files are left out. A target that is not in the table cannot use the plugin.
@main
struct EmbedFiles: BuildToolPlugin {
    /// Into how many files of Swift they go: a change to one of them leaves an eighth to be compiled again. Fixed,
    /// as SwiftPM wants to know it before the tool has looked.
    private static let partCount = 8

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let folder = Folder(target: target.name, in: context.package.directoryURL) else {
            throw UnknownTarget(name: target.name)
        }
        let output = context.pluginWorkDirectoryURL
        let names = ["EmbeddedFiles.swift"] + (0..<Self.partCount).map { "EmbeddedFiles+\($0).swift" }
        return [
            .buildCommand(
                displayName: "Embedding the files of \(target.name)",
                executable: try context.tool(named: "FileEmbedder").url,
                arguments: [folder.url.path, folder.name, output.path, String(Self.partCount)] + folder.extensions,
                inputFiles: folder.isInTarget ? folder.contents() : [Self.scratchFolder(context)],
                outputFiles: names.map { output.appending(path: $0) })
        ]
    }

    /// A folder that SwiftPM changes in every build: as the only input it makes the tool run in each, and the tool
    /// leaves its output alone if that is the same.
    ///
    /// SwiftPM asks a plugin again only when a file has come to or gone from a target's own folder, and Public
    /// is in none. With the files as inputs, changes to a new one would not be noticed, and one that is gone would
    /// be missed.
    private static func scratchFolder(_ context: PluginContext) -> URL {
        // <scratch>/plugins/outputs/<package>/<target>/destination/<plugin>
        (0..<6).reduce(context.pluginWorkDirectoryURL) { url, _ in url.deletingLastPathComponent() }
    }
}

/// A folder that is embedded.
private struct Folder {
    /// From the package's folder.
    let name: String
    let url: URL
    /// Empty for all.
    let extensions: [String]
    /// Whether SwiftPM looks for new files there by itself.
    let isInTarget: Bool

    init?(target: String, in package: URL) {
        switch target {
        case "Documents":
            name = "Sources/Documents/Data"
            extensions = ["xml", "xsd", "rng", "html"]
            isInTarget = true
        case "Site":
            name = "Public"
            extensions = []
            isInTarget = false
        default:
            return nil
        }
        url = package.appending(path: name)
    }

    /// The folder and all that is in it. With the folders themselves, or a file's coming and going would not be
    /// noticed.
    func contents() -> [URL] {
        let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        return [url] + paths.sorted().map { url.appending(path: $0) }
    }
}

private struct UnknownTarget: Error, CustomStringConvertible {
    let name: String

    var description: String {
        "EmbedFiles knows no folder for the target \(name); name one in the plugin"
    }
}
