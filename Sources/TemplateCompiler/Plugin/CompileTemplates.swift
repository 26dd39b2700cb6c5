import Foundation
import PackagePlugin

/// Compiles `Templates/<target>/*.mustache` into the target, whenever one of them or of `Templates/Layout` has
/// changed.
@main
struct CompileTemplates: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let templates = context.package.directoryURL.appending(path: "Templates")
        let own = templates.appending(path: target.name)
        let layout = templates.appending(path: "Layout")
        let files = try Self.files(in: own)
        let outputs = files.map { file in
            context.pluginWorkDirectoryURL.appending(path: file.lastPathComponent + ".swift")
        }
        let arguments = [templates.path, target.name, context.pluginWorkDirectoryURL.path]
        return [
            .buildCommand(
                displayName: "Compiling templates of \(target.name)",
                executable: try context.tool(named: "TemplateCompiler").url,
                arguments: arguments + Self.modules(of: target),
                // With the folders themselves, or a new template would not be noticed.
                inputFiles: try [own, layout] + files + Self.files(in: layout),
                outputFiles: outputs)
        ]
    }

    /// The templates in a folder, sorted; none if there is no such folder.
    private static func files(in folder: URL) throws -> [URL] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        let entries = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey])
        for entry in entries where try entry.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
            throw NestedFolder(path: "Templates/\(folder.lastPathComponent)/\(entry.lastPathComponent)")
        }
        return entries.filter { $0.pathExtension == "mustache" }.sorted { $0.path < $1.path }
    }

    /// The libraries of this package that a page of the target may hold values of.
    private static func modules(of target: any Target) -> [String] {
        target.dependencies.compactMap { dependency in
            guard case .target(let other) = dependency, let module = other.sourceModule, module.kind == .generic
            else { return nil }
            return module.moduleName
        }
    }
}

private struct NestedFolder: Error, CustomStringConvertible {
    let path: String

    var description: String {
        "\(path) is a folder; templates stand directly in Templates/<Module>, so move them there"
    }
}
