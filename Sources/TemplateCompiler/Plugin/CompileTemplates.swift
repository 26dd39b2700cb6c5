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

    /// Returns the libraries of this package whose types a page of the target may use.
    private static func modules(of target: any Target) -> [String] {
        target.dependencies.compactMap { dependency in
            guard case .target(let other) = dependency, let module = other.sourceModule, module.kind == .generic
            else { return nil }
            return module.moduleName
        }
    }

    /// A folder that SwiftPM changes in every build. As the only input it makes the tool run in each build; the tool
    /// does not write output that has not changed.
    ///
    /// SwiftPM asks a plugin again only when files are added to or removed from a target's own folder, and Templates is
    /// in no target. With the files as inputs, SwiftPM would not notice changes to a new file, and would still expect a
    /// removed one.
    private static func scratchFolder(_ context: PluginContext) -> URL {
        // <scratch>/plugins/outputs/<package>/<target>/destination/<plugin>
        (0..<6).reduce(context.pluginWorkDirectoryURL) { url, _ in url.deletingLastPathComponent() }
    }
}
