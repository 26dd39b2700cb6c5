import Foundation

/// The files that a screen will have.
struct ScreenPlan: Hashable {
    struct File: Hashable {
        /// An absolute path.
        let path: String
        let text: String
    }

    let request: ScreenRequest
    let files: [File]
    private let next: String

    init(_ request: ScreenRequest, _ templates: ScreenTemplates) throws(ScreenError) {
        self.request = request
        let names = Self.names(request)
        files = templates.files.map { file in
            File(
                path: "\(Self.folder(file.root, request))/\(Self.filled(file.path, names))",
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

            Next:
            \(next)
            """
    }

    private static func folder(_ root: ScreenTemplates.Root, _ request: ScreenRequest) -> String {
        switch root {
        case .module: "\(request.module.folder)/\(request.screen.type)"
        case .tests: request.tests.folder
        case .package: request.package.folder
        }
    }

    private static func names(_ request: ScreenRequest) -> KeyValuePairs<String, String> {
        let moduleFile = (try? ScreenName(request.module.name))?.file ?? request.module.name.lowercased()
        return [
            "__Screen__": request.screen.type, "__screen__": request.screen.file, "__case__": request.screen.enumCase,
            "__Title__": request.screen.title, "__Module__": request.module.name, "__module__": moduleFile,
            "__Import__": request.module.module,
        ]
    }

    private static func filled(_ text: String, _ names: KeyValuePairs<String, String>) -> String {
        names.reduce(text) { $0.replacing($1.key, with: $1.value) }
    }
}
