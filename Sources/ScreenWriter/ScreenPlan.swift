import Foundation

/// The files that a screen will have.
struct ScreenPlan: Hashable {
    struct File: Hashable {
        /// An absolute path.
        let path: String
        let text: String
    }

    let request: ScreenRequest
    let targets: ScreenTargets
    let files: [File]
    private let next: String

    /// - Throws: `ScreenError` if a target is missing into which a file belongs.
    init(_ request: ScreenRequest, _ templates: ScreenTemplates) throws(ScreenError) {
        self.request = request
        let targets = try ScreenTargets(request, templates)
        self.targets = targets
        let names = Self.names(request) + targets.names
        files = templates.files.map { file in
            File(
                path: "\(Self.folder(file.root, request, targets))/\(Self.filled(file.path, names))",
                text: Self.filled(file.text, names))
        }
        next = Self.filled(templates.next, names)
    }

    /// What was written, and what to do next.
    var report: String {
        let paths = files.map { "  \(request.package.shown($0.path))" }.sorted().joined(separator: "\n")
        return """
            Wrote the screen \(request.screen.type) of \(request.module.name), \(files.count) files:
            \(paths)

            \(manifest)Next:
            \(next)
            """
    }

    /// What Package.swift still lacks, a line each; empty if nothing.
    private var manifest: String {
        let package = request.package
        var lines: [String] = []
        if hasSnapshots, !package.manifest.contains("__Snapshots__") {
            lines.append(
                "\(package.declaration(of: request.tests.name)): \(request.tests.name) needs exclude: "
                    + "[\"__Snapshots__\"], or SwiftPM warns of these files")
        }
        if !targets.all.isEmpty, !package.manifest.contains("MemberImportVisibility") {
            lines.append(
                "\(package.declaration(of: request.module.name)): \(request.module.name) needs swiftSettings: "
                    + "[.enableUpcomingFeature(\"MemberImportVisibility\")], so that only Interactors see entities")
        }
        return lines.isEmpty ? "" : "Package.swift:\n\(lines.map { "  \($0)\n" }.joined())\n"
    }

    var hasSnapshots: Bool { files.contains { $0.path.contains("/__Snapshots__/") } }

    private static func folder(
        _ root: ScreenTemplates.Root, _ request: ScreenRequest, _ targets: ScreenTargets
    ) -> String {
        switch root {
        case .module: "\(request.module.folder)/\(request.screen.type)"
        case .tests: request.tests.folder
        case .package: request.package.folder
        case .target(let word): targets[word]?.folder ?? request.package.folder
        }
    }

    private static func names(_ request: ScreenRequest) -> [(placeholder: String, name: String)] {
        let moduleFile = (try? ScreenName(request.module.name))?.file ?? request.module.name.lowercased()
        return [
            ("__Screen__", request.screen.type), ("__screen__", request.screen.file),
            ("__case__", request.screen.enumCase), ("__Title__", request.screen.title),
            ("__Module__", request.module.name), ("__module__", moduleFile), ("__Import__", request.module.module),
        ]
    }

    private static func filled(_ text: String, _ names: [(placeholder: String, name: String)]) -> String {
        names.reduce(text) { $0.replacing($1.placeholder, with: $1.name) }
    }
}
