import Foundation

/// A program that is compiled, run and thrown away.
enum SwiftProgram {
    static var canBeMade: Bool { compiler != nil }

    struct CompilerNotFound: Error {}

    /// - Returns: what the compiler and then the program print.
    static func output(of files: [(name: String, text: String)]) throws -> String {
        guard let compiler else { throw CompilerNotFound() }
        let folder = FileManager.default.temporaryDirectory.appending(path: "FileEmbedderTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in files {
            try Data(file.text.utf8).write(to: folder.appending(path: file.name))
        }
        let messages = try run(compiler, ["-swift-version", "6", "-o", "program"] + files.map(\.name), in: folder)
        return try messages + run(folder.appending(path: "program"), [], in: folder)
    }

    private static func run(_ program: URL, _ arguments: [String], in folder: URL) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    private static var compiler: URL? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { URL(fileURLWithPath: String($0)).appending(path: "swiftc") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
