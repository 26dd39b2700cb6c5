import Foundation
import PackagePlugin

/// `swift package new-screen Holidays Timetable` writes the files of a new screen, with tests that pass.
@main
struct NewScreen: CommandPlugin {
    /// What the tool reads as `PackageLayout`.
    private struct Layout: Encodable {
        struct Target: Encodable {
            let name: String
            let module: String
            let folder: String
            let isTest: Bool
            let imports: [String]
        }

        let folder: String
        let targets: [Target]
    }

    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let layout = Layout(
            folder: context.package.directoryURL.path,
            targets: context.package.targets.compactMap { $0.sourceModule }.map(Self.target))
        let json = String(decoding: try JSONEncoder().encode(layout), as: UTF8.self)
        let tool = Process()
        tool.executableURL = try context.tool(named: "ScreenWriter").url
        tool.arguments = [json] + arguments
        try tool.run()
        tool.waitUntilExit()
        // The tool has printed the reason.
        if tool.terminationStatus != 0 { exit(tool.terminationStatus) }
    }

    private static func target(_ target: any SourceModuleTarget) -> Layout.Target {
        let path = target.directoryURL.path
        return Layout.Target(
            name: target.name, module: target.moduleName,
            folder: path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path,
            isTest: target.kind == .test, imports: imports(of: target))
    }

    private static func imports(of target: any Target) -> [String] {
        target.dependencies.flatMap { dependency in
            switch dependency {
            case .target(let target): [target]
            case .product(let product): product.targets
            @unknown default: [] as [any Target]
            }
        }.compactMap { $0.sourceModule?.moduleName }
    }
}
