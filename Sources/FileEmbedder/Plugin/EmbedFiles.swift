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
    /// So few that a change to one file leaves little to compile again, so many that there are few to compile.
    private static let filesInPart = 50

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let folder = Folder(target: target.name, in: context.package.directoryURL) else {
            throw UnknownTarget(name: target.name)
        }
        let tool = try context.tool(named: "FileEmbedder").url
        let contents = try folder.contents()
        let parts = stride(from: 0, to: contents.files.count, by: Self.filesInPart).map { start in
            contents.files[start..<min(start + Self.filesInPart, contents.files.count)]
        }
        let index = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
        let indexCommand = Command.buildCommand(
            displayName: "Listing the files of \(folder.name)", executable: tool,
            arguments: ["index", index.path, String(parts.count)],
            // The folders themselves, or a new file would not be noticed.
            inputFiles: contents.folders, outputFiles: [index])
        return [indexCommand]
            + parts.enumerated().map { number, files in
                let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles+\(number).swift")
                return .buildCommand(
                    displayName: "Embedding files of \(folder.name) (\(number + 1) of \(parts.count))",
                    executable: tool,
                    arguments: ["part", output.path, String(number), folder.url.path, folder.name] + files,
                    inputFiles: files.map { folder.url.appending(path: $0) }, outputFiles: [output])
            }
    }
}

/// A folder that is embedded.
private struct Folder {
    /// From the package's folder.
    let name: String
    let url: URL
    /// nil for all.
    private let extensions: Set<String>?

    init?(target: String, in package: URL) {
        switch target {
        case "Documents":
            name = "Sources/Documents/Data"
            extensions = ["xml", "xsd", "rng", "html"]
        case "Site":
            name = "Public"
            extensions = nil
        default:
            return nil
        }
        url = package.appending(path: name, directoryHint: .isDirectory)
    }

    /// The files to embed, relative to the folder and sorted by their bytes, and all folders, this one first.
    func contents() throws -> (files: [String], folders: [URL]) {
        var files: [String] = []
        var folders = [url]
        guard let paths = FileManager.default.enumerator(atPath: url.path) else { return ([], folders) }
        while let path = paths.nextObject() as? String {
            let file = url.appending(path: path)
            let isFolder = paths.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
            if file.lastPathComponent.hasPrefix(".") {
                if isFolder { paths.skipDescendants() }
            } else if isFolder {
                folders.append(file)
            } else if extensions?.contains(file.pathExtension) != false {
                files.append(path)
            }
        }
        return (files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, folders)
    }
}

private struct UnknownTarget: Error, CustomStringConvertible {
    let name: String

    var description: String {
        "EmbedFiles knows no folder for the target \(name); name one in the plugin"
    }
}
