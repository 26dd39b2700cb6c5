import Foundation
import PackagePlugin

/// Compiles `Templates/<target>/*.mustache` into the target. The folder `Templates` is beside the Package.swift of the
/// package to which the target belongs; its folder `Layout`, if there is one, has the templates that all targets include.
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

    /// Returns the libraries whose types a page of the target may use: what the target itself depends on, of this package
    /// and of products of others.
    private static func modules(of target: any Target) -> [String] {
        let libraries = target.dependencies.flatMap { dependency in
            switch dependency {
            case .target(let target): [target]
            case .product(let product): product.targets
            @unknown default: [] as [any Target]
            }
        }
        return libraries.compactMap { library in
            guard let module = library.sourceModule, module.kind == .generic else { return nil }
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
