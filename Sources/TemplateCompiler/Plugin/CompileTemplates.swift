import Foundation
import PackagePlugin

/// Compiles `Templates/<target>/*.mustache` into the target.
@main
struct CompileTemplates: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let templates = context.package.directoryURL.appending(path: "Templates")
        let folders = [target.name, "Layout"].map { templates.appending(path: $0) }
        let output = context.pluginWorkDirectoryURL.appending(path: "Templates.swift")
        let files = folders + folders.flatMap(Self.files)
        return [
            .buildCommand(
                displayName: "Compiling templates of \(target.name)",
                executable: try context.tool(named: "TemplateCompiler").url,
                arguments: [templates.path, target.name, output.path] + Self.modules(of: target),
                inputFiles: Self.lock(context).map { [$0] } ?? files,
                outputFiles: [output])
        ]
    }

    /// The libraries of this package that a page of the target may hold values of.
    private static func modules(of target: any Target) -> [String] {
        target.dependencies.compactMap { dependency in
            guard case .target(let other) = dependency, let module = other.sourceModule, module.kind == .generic
            else { return nil }
            return module.moduleName
        }
    }

    /// What is in a folder; the tool says what is wrong with it.
    private static func files(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appending(path: $0) }
    }

    /// A file that SwiftPM changes at the start of every build: as the only input it makes the tool run in each,
    /// and the tool leaves its output alone if that is the same.
    ///
    /// SwiftPM asks a plugin again only when a file has come to or gone from a target's own folder, and Templates
    /// is in none. With the files as inputs, changes to a new one would not be noticed, and one that is gone would
    /// be missed. Where there is no such file (it is SwiftPM's own affair), that is what happens until
    /// Package.swift changes.
    private static func lock(_ context: PluginContext) -> URL? {
        // <scratch>/plugins/outputs/<package>/<target>/destination/<plugin>
        let scratch = (0..<6).reduce(context.pluginWorkDirectoryURL) { url, _ in url.deletingLastPathComponent() }
        let lock = scratch.appending(path: ".lock")
        return FileManager.default.fileExists(atPath: lock.path) ? lock : nil
    }
}
