import Foundation
import PackagePlugin

/// Embeds text files into a target, as `EmbeddedFiles.all`:
///
/// | target | folder | files |
/// |---|---|---|
/// | Adapters | `Sources/Adapters` | rng |
/// | Documents | `Sources/Documents/Data` | xml, xsd, html |
/// | OwnCalendars | `Sources/OwnCalendars` | xsd |
/// | Site | `Public` | all |
///
/// Hidden files are left out. A target that is not in the table cannot use the plugin.
@main
struct EmbedFiles: BuildToolPlugin {
    /// The number of Swift files over which the embedded files are spread. After a change to one of them, an eighth of
    /// the text is compiled again. The number is fixed, since SwiftPM needs the names of the output before the tool
    /// runs.
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

    /// A folder that SwiftPM changes in every build. As the only input it makes the tool run in each build; the tool
    /// does not write output that has not changed.
    ///
    /// SwiftPM asks a plugin again only when files are added to or removed from a target's own folder, and Public is in
    /// no target. With the files as inputs, SwiftPM would not notice changes to a new file, and would still expect a
    /// removed one.
    private static func scratchFolder(_ context: PluginContext) -> URL {
        // <scratch>/plugins/outputs/<package>/<target>/destination/<plugin>
        (0..<6).reduce(context.pluginWorkDirectoryURL) { url, _ in url.deletingLastPathComponent() }
    }
}

/// A folder to embed.
private struct Folder {
    /// The path relative to the package's folder.
    let name: String
    let url: URL
    /// The extensions of the files to embed; empty for all files.
    let extensions: [String]
    /// Whether the folder is in a target, where SwiftPM looks for new files itself.
    let isInTarget: Bool

    init?(target: String, in package: URL) {
        switch target {
        case "Adapters":
            name = "Sources/Adapters"
            extensions = ["rng"]
            isInTarget = true
        case "OwnCalendars":
            name = "Sources/OwnCalendars"
            extensions = ["xsd"]
            isInTarget = true
        case "Documents":
            name = "Sources/Documents/Data"
            extensions = ["xml", "xsd", "html"]
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

    /// Returns the folder, its subfolders (they have no extension) and the files to embed. Without the folders SwiftPM
    /// would not notice files that are added or removed.
    func contents() -> [URL] {
        let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        return [url]
            + paths.sorted().map { url.appending(path: $0) }.filter { isEmbedded($0) || $0.pathExtension.isEmpty }
    }

    private func isEmbedded(_ file: URL) -> Bool { extensions.isEmpty || extensions.contains(file.pathExtension) }
}

private struct UnknownTarget: Error, CustomStringConvertible {
    let name: String

    var description: String {
        "no folder is configured for the target \(name); add one to the plugin EmbedFiles"
    }
}
