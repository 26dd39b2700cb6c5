import Foundation
import PackagePlugin

/// Writes the decorators that record the calls of a trace. For each protocol of the target that refines the kit's
/// `Interactor` or `Router`, this is an extension of `Traced` that passes each call on.
@main
struct WriteDecorators: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let output = context.pluginWorkDirectoryURL.appending(path: "Decorators.swift")
        let folder = module.directoryURL.path + "/"
        let sources = module.sourceFiles(withSuffix: "swift").map(\.url).filter { $0.path.hasPrefix(folder) }
        return [
            .buildCommand(
                displayName: "Writing decorators of \(target.name)",
                executable: try context.tool(named: "DecoratorWriter").url,
                arguments: [output.path] + sources.map(\.path), inputFiles: sources, outputFiles: [output])
        ]
    }
}
