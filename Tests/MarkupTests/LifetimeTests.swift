import Foundation
import Testing

/// What must not compile: each way to keep a part of a document beyond it, or to read it while it is validated.
@Suite("Lifetimes", .enabled(if: Compiler.isAvailable, "needs swiftc and pkg-config"))
struct LifetimeTests {
    @Test("reading a document while it lives compiles")
    func allowed() throws {
        let messages = try Compiler.messages(
            for: """
                func read(_ bytes: [UInt8], _ schema: Schema) throws -> String {
                    var document = try Document(xml: bytes)
                    try document.validate(against: schema)
                    var items = try document.root.select(XPath("//item"))
                    var text = ""
                    while let item = items.next() {
                        text += item.firstChild(named: "name")?.attribute("of") ?? item.text
                    }
                    return text
                }
                """)
        #expect(messages == "")
    }

    /// Code that keeps something too long, and the words with which the compiler refuses it.
    static let escapes = [
        (
            "var kept: Element?; do { let document = try Document(xml: []); kept = document.root }; print(kept!.name)",
            "lifetime-dependent variable 'kept' escapes its scope"
        ),
        (
            "let document = try Document(xml: []); let bytes = document.root.attributeBytes(\"a\");"
                + " let other = consume document; print(other.isHTML, bytes!.count)",
            "borrowed by a non-Escapable type"
        ),
        (
            "var document = try Document(xml: []); let items = try document.root.select(XPath(\"//a\"));"
                + " document = try Document(xml: []); print(items.count)",
            "overlapping accesses to 'document'"
        ),
        (
            "let document = try Document(xml: []); let root = document.root; Task { print(root.name) }",
            "lifetime-dependent variable 'root' escapes its scope"
        ),
        (
            "let document = try Document(xml: []); print([document.root].count)",
            "requires that 'Element' conform to 'Escapable'"
        ),
    ]

    @Test("what could outlive its document does not compile", arguments: escapes)
    func escaping(code: String, reason: String) throws {
        let messages = try Compiler.messages(for: "func escape() throws { \(code) }")
        #expect(messages.contains(reason))
    }

    @Test("validating a document while it is read does not compile")
    func exclusive() throws {
        let messages = try Compiler.messages(
            for: """
                func validate(_ schema: Schema) throws {
                    var document = try Document(xml: [])
                    let root = document.root
                    try document.validate(against: schema)
                    print(root.name)
                }
                """)
        #expect(messages.contains("overlapping accesses to 'document'"))
    }
}

/// The Swift compiler, with the modules that these tests were built with.
private enum Compiler {
    private static let modules = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appending(path: "Modules")

    private static let systemModules = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appending(path: "../../Sources/CLibXML2")

    static let isAvailable: Bool = {
        let command = "command -v swiftc && pkg-config --exists libxml-2.0"
        guard let (status, _) = try? run(command, input: "") else { return false }
        return status == 0 && FileManager.default.fileExists(atPath: modules.appending(path: "Markup.swiftmodule").path)
    }()

    /// What the compiler says about code that imports Markup; nothing if it compiles.
    static func messages(for code: String) throws -> String {
        let command = """
            swiftc -swift-version 6 -emit-sil -o /dev/null -I '\(modules.path)' -I '\(systemModules.path)' \
            $(pkg-config --cflags-only-I libxml-2.0 | sed 's/-I/-Xcc -I/g') -
            """
        return try run(command, input: "import Markup\n" + code).output
    }

    private static func run(_ command: String, input: String) throws -> (status: Int32, output: String) {
        let process = Process()
        let (standardInput, standardOutput) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "{ \(command); } 2>&1"]
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        try process.run()
        standardInput.fileHandleForWriting.write(Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let output = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
