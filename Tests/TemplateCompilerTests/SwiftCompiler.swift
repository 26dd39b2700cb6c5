import Foundation
import TestSupport

/// The Swift compiler, in a temporary folder with the module HTML and what it is made of.
struct SwiftCompiler {
    private let folder: URL

    static var isFound: Bool { Command.path(of: "swiftc") != nil }

    init() async throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "TemplateCompilerTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
        for name in ["PlainBytes", "HTML"] {
            let module = sources.appending(path: name).standardizedFileURL
            let files = try FileManager.default.subpathsOfDirectory(atPath: module.path)
                .filter { $0.hasSuffix(".swift") }.map { module.appending(path: $0).path }
            let options =
                ["-parse-as-library", "-emit-library", "-static", "-emit-module", "-module-name", name]
                + ["-package-name", "almanac", "-I", "."]
            _ = try await run(options + ["-o", "lib\(name).a"] + files)
        }
    }

    /// Removes the folder.
    func close() {
        try? FileManager.default.removeItem(at: folder)
    }

    func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    /// - Returns: The output of the compiler.
    func run(_ arguments: [String]) async throws -> String {
        try await Command("swiftc", arguments, in: folder).run().output
    }

    func runProgram(_ name: String) async throws -> String {
        try await Command("./\(name)", [], in: folder).run().output
    }
}
