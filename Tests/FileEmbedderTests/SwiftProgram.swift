import Foundation
import TestSupport

/// A program that is compiled, run and deleted.
enum SwiftProgram {
    static var canBeMade: Bool { Command.path(of: "swiftc") != nil }

    /// - Returns: The output of the compiler, followed by that of the program.
    static func output(of files: [(name: String, text: String)]) async throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "FileEmbedderTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in files {
            try Data(file.text.utf8).write(to: folder.appending(path: file.name))
        }
        let compiler = Command("swiftc", ["-swift-version", "6", "-o", "program"] + files.map(\.name), in: folder)
        let messages = try await compiler.run().output
        return try await messages + Command("./program", [], in: folder).run().output
    }
}
