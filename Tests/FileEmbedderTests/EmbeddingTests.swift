import Testing

@testable import FileEmbedder

@Suite("Embedding")
struct EmbeddingTests {
    @Test("Files are sorted by the bytes of their paths and divided evenly among the parts, in this order")
    func shares() throws {
        let files = ["b", "a/é", "a", "B", "a/z", "c", "a-"].map { Embedding.File(path: $0, bytes: []) }
        let sources = try Embedding.sources(of: files, in: "Public", parts: 3)
        #expect(
            sources.map(\.name) == [
                "EmbeddedFiles.swift", "EmbeddedFiles+0.swift", "EmbeddedFiles+1.swift", "EmbeddedFiles+2.swift",
            ])
        #expect(sources.dropFirst().map { paths(in: $0.text) } == [["B", "a"], ["a-", "a/z"], ["a/é", "b", "c"]])
    }

    @Test("An empty folder is not an error")
    func noFiles() throws {
        let sources = try Embedding.sources(of: [], in: "Public", parts: 2)
        #expect(sources.map { paths(in: $0.text) } == [[], [], []])
        #expect(sources[0].text.contains("Array([part0, part1].joined())"))
    }

    @Test("The index has a digest of all files: the same in any order, another one for any change")
    func digest() throws {
        func digest(_ files: [(String, String)]) throws -> String {
            let files = files.map { Embedding.File(path: $0.0, bytes: Array($0.1.utf8)) }
            let index = try Embedding.sources(of: files, in: "Public", parts: 2)[0].text
            return String(try #require(index.firstMatch(of: /static let digest: UInt64 = 0x([0-9a-f]{16})\n/)).1)
        }
        let usual = try digest([("a", "1"), ("b", "2")])
        #expect(try digest([("b", "2"), ("a", "1")]) == usual)
        for files in [
            [("a", "1"), ("b", "3")], [("a", "1"), ("c", "2")], [("a", "1")], [("a", "2"), ("b", "1")], [],
        ] {
            #expect(try digest(files) != usual, "\(files)")
        }
    }

    @Test("The source of one part")
    func part() throws {
        let file = Embedding.File(path: "a.css", bytes: Array("p {\n  x: \"\\\"\n}\n".utf8))
        let source = try Embedding.sources(of: [file], in: "Public", parts: 1)[1]
        #expect(
            source.text == ##"""
                // Generated from Public by FileEmbedder; do not edit.

                extension EmbeddedFiles {
                    static let part0: [EmbeddedFile] = [
                EmbeddedFile(path: #"a.css"#, contents: #"""
                p {
                  x: "\"
                }

                """#),
                    ]
                }

                """##)
    }

    @Test(
        "Nothing in a text ends or escapes its literal",
        arguments: [
            ("a", "#"), ("\"", "#"), ("\"\"\"", "#"), ("\"#", "##"), ("\"\"\"##", "###"), ("\\(x)", "#"),
            ("\\#(x)", "##"),
            ("#####", "#"), ("\"a##", "#"), ("\\####n \"#", "#####"),
        ])
    func hashes(text: String, hashes: String) throws {
        let file = Embedding.File(path: "a", bytes: Array(text.utf8))
        let source = try Embedding.sources(of: [file], in: "Public", parts: 1)[1]
        #expect(source.text.contains("contents: \(hashes)\"\"\"\n\(text)\n\"\"\"\(hashes)),"))
    }

    @Test(
        "Files that a literal cannot hold are reported with the line",
        arguments: [
            (
                [0x61, 0x0A, 0x62, 0x0D, 0x0A],
                "2: error: carriage returns are not allowed; save the file with line feeds only"
            ),
            ([0x0A, 0x0A, 0x00], "3: error: control characters are not allowed; only text can be embedded"),
            ([0x1B], "1: error: control characters are not allowed; only text can be embedded"),
            ([0x7F], "1: error: control characters are not allowed; only text can be embedded"),
            ([0x61, 0x0A, 0xC3, 0x0A], "2: error: the file is not UTF-8; save it as UTF-8 text"),
            (
                [0xC3, 0xA4, 0x0A, 0x0A, 0xED, 0xA0, 0x80],
                "3: error: the file is not UTF-8; save it as UTF-8 text"
            ),
        ] as [([UInt8], String)])
    func refused(bytes: [UInt8], message: String) {
        let files = [Embedding.File(path: "ok.xml", bytes: []), Embedding.File(path: "sub/bad.xml", bytes: bytes)]
        let failure = #expect(throws: EmbeddingFailure.self) {
            try Embedding.sources(of: files, in: "Sources/Documents/Data", parts: 1)
        }
        #expect(failure?.description == "Sources/Documents/Data/sub/bad.xml:\(message)")
    }

    private func paths(in source: String) -> [String] {
        source.split(separator: "EmbeddedFile(path: #\"").dropFirst().compactMap { rest in
            rest.split(separator: "\"#").first.map(String.init)
        }
    }
}
