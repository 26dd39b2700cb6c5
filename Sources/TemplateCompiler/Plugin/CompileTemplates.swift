import Foundation
import PackagePlugin

/// Compiles `Templates/<target>/*.mustache` into the target.
@main
struct CompileTemplates: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let templates = context.package.directoryURL.appending(path: "Templates")
        let output = context.pluginWorkDirectoryURL.appending(path: "Templates.swift")
        return [
            .buildCommand(
                displayName: "Compiling templates of \(target.name)",
                executable: try context.tool(named: "TemplateCompiler").url,
                arguments: [templates.path, target.name, output.path] + Self.modules(of: target),
                inputFiles: [Self.scratchFolder(context)],
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

    /// A folder that SwiftPM changes in every build: as the only input it makes the tool run in each, and the tool
    /// leaves its output alone if that is the same.
    ///
    /// SwiftPM asks a plugin again only when a file has come to or gone from a target's own folder, and Templates
    /// is in none. With the files as inputs, changes to a new one would not be noticed, and one that is gone would
    /// be missed.
    private static func scratchFolder(_ context: PluginContext) -> URL {
        // <scratch>/plugins/outputs/<package>/<target>/destination/<plugin>
        (0..<6).reduce(context.pluginWorkDirectoryURL) { url, _ in url.deletingLastPathComponent() }
    }
}
