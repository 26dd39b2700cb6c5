import Foundation
import PackagePlugin

/// Compiles the String Catalog `Templates/<target>/<target>.xcstrings` into the target's `Words`.
@main
struct CompileMessages: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let templates = context.package.directoryURL.appending(path: "Templates")
        let output = context.pluginWorkDirectoryURL.appending(path: "Messages.swift")
        return [
            .buildCommand(
                displayName: "Compiling messages of \(target.name)",
                executable: try context.tool(named: "MessageCompiler").url,
                arguments: [templates.path, target.name, output.path],
                inputFiles: [Self.scratchFolder(context)],
                outputFiles: [output])
        ]
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
