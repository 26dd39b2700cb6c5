import Foundation
import Testing

@testable import FileEmbedder

/// Compiles the generated source with the Swift compiler, and checks what the program prints.
@Suite("Round trip", .enabled(if: SwiftProgram.canBeMade, "needs swiftc"))
struct RoundTripTests {
    private static let contents = [
        "", "\n", "\n\n", "a", "a\n", "\na", "  a\n\tb\n  ", "a\\(b)\\n\\#(c)\\##n", "\"\"\"", "\"\"\"#",
        "x\"\"\"##\n\"\"\"",
        "\"", "\\", "\\\n", "a \\\nb", "#\"\"\"#", "\t\n", "Côte d’Ivoire 🇨🇮\u{301}", "\"\u{301}\"\u{301}\"\u{301}#",
        "\u{FEFF}<a/>", "e\u{301} é", "\u{2028}\u{2029}\u{85}\u{A0}", "// a\n/* b", "#if x\n#sourceLocation()\n",
        "<?xml version=\"1.0\"?>\n<a b='c'>&lt;</a>\n", String(repeating: "line \"\\\n", count: 5_000),
    ]

    @Test("Every file is embedded byte for byte, and found by its path")
    func roundTrip() async throws {
        let files = Self.contents.enumerated().map { number, text in
            Embedding.File(path: "sub \(number)/\"#\\(\(number)).xml", bytes: Array(text.utf8))
        }
        let main = """
            for file in EmbeddedFiles.all {
                let path = file.path.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
                precondition(EmbeddedFiles.file(at: path)?.bytes == file.bytes)
                precondition(EmbeddedFiles.file(at: path + " ") == nil)
                print(path)
                print(file.bytes.map { String($0, radix: 16) }.joined(separator: " "))
            }
            precondition(EmbeddedFiles.file(at: "") == nil && EmbeddedFiles.file(at: "zzz") == nil)
            """
        for count in [1, 4, 40] {
            let sources = try Embedding.sources(of: files, in: "Data", parts: count)
            let output = try await SwiftProgram.output(of: sources.map { ($0.name, $0.text) } + [("main.swift", main)])
            let sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
            let expected = sorted.flatMap { [$0.path, $0.bytes.map { String($0, radix: 16) }.joined(separator: " ")] }
            #expect(output == expected.map { $0 + "\n" }.joined())
        }
    }
}
