import Foundation

/// The Swift compiler, in a folder of its own that has the module HTML.
struct SwiftCompiler {
    private let folder: URL
    private let compiler: URL

    static var isFound: Bool { find() != nil }

    struct NotFound: Error {}

    init() throws {
        guard let compiler = Self.find() else { throw NotFound() }
        self.compiler = compiler
        folder = FileManager.default.temporaryDirectory.appending(path: "TemplateCompilerTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/HTML").standardizedFileURL
        let files = try FileManager.default.contentsOfDirectory(atPath: sources.path)
            .filter { $0.hasSuffix(".swift") }.map { sources.appending(path: $0).path }
        let options = ["-parse-as-library", "-emit-library", "-static", "-emit-module", "-module-name", "HTML"]
        _ = try run(options + ["-o", "libHTML.a"] + files)
    }

    /// Removes the folder.
    func close() {
        try? FileManager.default.removeItem(at: folder)
    }

    func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    /// - Returns: what the compiler says.
    func run(_ arguments: [String]) throws -> String {
        try output(of: compiler, arguments)
    }

    func runProgram(_ name: String) throws -> String {
        try output(of: folder.appending(path: name), [])
    }

    private func output(of program: URL, _ arguments: [String]) throws -> String {
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

    private static func find() -> URL? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { URL(fileURLWithPath: String($0)).appending(path: "swiftc") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
