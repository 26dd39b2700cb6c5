import Foundation
import TestSupport
import Testing

/// Code that must not compile: every way to keep a part of a document longer than the document, or to read the
/// document during its validation.
@Suite(
    "Lifetimes",
    .enabled("needs swiftc, pkg-config and the built modules") { try await Compiler.isAvailable() }, .serialized)
struct LifetimeTests {
    @Test("reading a document during its lifetime compiles")
    func allowed() async throws {
        let messages = try await Compiler.messages(
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

    /// Code that keeps a part too long, and the error message of the compiler.
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
            "var kept: Attribute?; do { let document = try Document(xml: []); var all = document.root.attributes;"
                + " kept = all.next() }; print(kept!.name)",
            "lifetime-dependent variable 'kept' escapes its scope"
        ),
        (
            "let document = try Document(xml: []); let next = document.root.nextSibling;"
                + " let other = consume document; print(other.isHTML, next!.name)",
            "borrowed by a non-Escapable type"
        ),
        (
            "var document = try Document(xml: []); let items = try document.select(css: \"a\");"
                + " document = try Document(xml: []); print(items.count)",
            "overlapping accesses to 'document'"
        ),
        (
            "let text = \"//a\"; let path = XPath(text); print(path)", "cannot convert value of type 'String'"
        ),
        (
            "let document = try Document(xml: []); let name = \"a\";"
                + " print(try document.root.select(css: \"li.\\(name)\").count)",
            "'StaticString'"
        ),
        (
            "let document = try Document(xml: []); print([document.root].count)",
            "requires that 'Element' conform to 'Escapable'"
        ),
    ]

    @Test("keeping a part longer than its document does not compile", arguments: escapes)
    func escaping(code: String, reason: String) async throws {
        let messages = try await Compiler.messages(for: "func escape() throws { \(code) }")
        #expect(messages.contains(reason))
    }

    @Test("validating a document during a read does not compile")
    func exclusive() async throws {
        let messages = try await Compiler.messages(
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

/// The Swift compiler, with the modules that these tests use.
private enum Compiler {
    private static let modules = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appending(path: "Modules")

    private static let systemModules = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appending(path: "../../Sources/CLibXML2")

    static func isAvailable() async throws -> Bool {
        let libxml2 = try await Command("pkg-config", ["--exists", "libxml-2.0"]).run()
        return libxml2.status == 0 && Command.path(of: "swiftc") != nil
            && FileManager.default.fileExists(atPath: modules.appending(path: "Markup.swiftmodule").path)
    }

    /// Returns the compiler's messages about code that imports Markup; an empty text if it compiles.
    static func messages(for code: String) async throws -> String {
        let flags = try await Command("pkg-config", ["--cflags-only-I", "libxml-2.0"]).run().output
        let headers = flags.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
        let options = ["-swift-version", "6", "-emit-sil", "-o", "/dev/null", "-I", modules.path]
        return try await Command("swiftc", options + ["-I", systemModules.path] + headers + ["-"])
            .run(input: "import Markup\n" + code).output
    }
}
