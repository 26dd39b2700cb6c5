import Foundation

/// The package in which the user called the plugin, with what a screen needs to know.
struct PackageLayout: Codable, Hashable {
    struct Target: Codable, Hashable {
        let name: String
        /// The name in an import, in which a hyphen of the target's name is an underscore.
        let module: String
        /// An absolute path.
        let folder: String
        let isTest: Bool
        /// The modules that the target may import.
        let imports: [String]
    }

    /// The folder of Package.swift, an absolute path.
    let folder: String
    let targets: [Target]

    init(folder: String, targets: [Target]) {
        self.folder = folder
        self.targets = targets
    }

    /// Nil unless the text has the plugin's format.
    init?(json: String) {
        guard let layout = try? JSONDecoder().decode(Self.self, from: Data(json.utf8)) else { return nil }
        self = layout
    }

    /// Returns a path of the package as errors show it: relative to the package.
    func shown(_ path: String) -> String {
        path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.utf8.count + 1)) : path
    }

    /// The text of Package.swift; empty if it cannot be read.
    var manifest: String { (try? String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8)) ?? "" }

    /// Returns where Package.swift declares a target: `Package.swift:12`, or without the line if it does not name it.
    func declaration(of target: String) -> String {
        let lines = manifest.split(separator: "\n", omittingEmptySubsequences: false)
        let number = lines.firstIndex { $0.contains("name: \"\(target)\"") && !$0.contains(".product(") }
        return "Package.swift" + (number.map { ":\($0 + 1)" } ?? "")
    }
}
