/// Generates Swift source that contains text files, byte for byte.
///
/// The compiler handles raw multi-line literals of `StaticString` quickly (5 MB take about 2 s). In the program they
/// take only the space of the text, and at run time no file has to be found or read.
enum Embedding {
    /// A text file and its name in the program.
    struct File: Equatable {
        /// The path relative to the embedded folder: `holidays/DE.xml`.
        let path: String
        let bytes: [UInt8]
    }

    /// A Swift source file.
    struct Source: Equatable {
        let name: String
        let text: String
    }

    /// Returns the source of the embedded files: an index and the parts.
    ///
    /// - Parameters:
    ///   - files: the files to embed, in any order.
    ///   - folder: the folder's path in the package, for errors: `Sources/Documents/Data`.
    ///   - count: the number of parts, over which the files are spread evenly; at least 1.
    /// - Throws: an `EmbeddingFailure` if a file cannot be embedded.
    static func sources(
        of files: [File], in folder: String, parts count: Int
    ) throws(EmbeddingFailure) -> [Source] {
        let sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        var sources = [Source(name: "EmbeddedFiles.swift", text: index(partCount: count))]
        for number in 0..<count {
            let share = sorted[sorted.count * number / count..<sorted.count * (number + 1) / count]
            sources.append(
                Source(name: "EmbeddedFiles+\(number).swift", text: try part(number, share, in: folder)))
        }
        return sources
    }

    private static func part(
        _ number: Int, _ files: ArraySlice<File>, in folder: String
    ) throws(EmbeddingFailure) -> String {
        var source = "// Made of \(folder) by FileEmbedder; changes are lost.\n\n"
        source += "extension EmbeddedFiles {\n    static let part\(number): [EmbeddedFile] = [\n"
        for file in files {
            let contents = try text(of: file, in: folder)
            source += "EmbeddedFile(path: \(line(file.path)), contents: \(lines(contents))),\n"
        }
        return source + "    ]\n}\n"
    }

    /// Returns the source that all parts share: the type of a file, the list of all files, and the lookup by path.
    private static func index(partCount: Int) -> String {
        let parts = (0..<partCount).map { "part\($0)" }.joined(separator: ", ")
        return """
            // Made by FileEmbedder; changes are lost.

            /// A text file that is part of the program.
            struct EmbeddedFile: Sendable {
                /// Relative to the folder that was embedded.
                let path: StaticString
                let contents: StaticString

                /// The file as it was, byte for byte. A copy; `contents` is none.
                var bytes: [UInt8] { contents.withUTF8Buffer { Array($0) } }
            }

            /// The text files that are part of the program.
            enum EmbeddedFiles {
                /// Sorted by the UTF-8 bytes of their paths.
                static let all: [EmbeddedFile] = Array([\(parts)].joined())

                /// The file with exactly this path; found in O(log n).
                static func file(at path: String) -> EmbeddedFile? {
                    var range = all.indices
                    while let first = range.first {
                        let middle = first + range.count / 2
                        let (isBefore, isEqual) = all[middle].path.withUTF8Buffer { candidate in
                            (candidate.lexicographicallyPrecedes(path.utf8), candidate.elementsEqual(path.utf8))
                        }
                        if isEqual { return all[middle] }
                        range = isBefore ? middle + 1..<range.endIndex : first..<middle
                    }
                    return nil
                }
            }

            """
    }

    /// Returns the file's text if a literal can contain it. Swift reads a carriage return as a line feed, and rejects
    /// other ASCII control characters except tab.
    private static func text(of file: File, in folder: String) throws(EmbeddingFailure) -> String {
        let path = "\(folder)/\(file.path)"
        var line = 1
        for byte in file.bytes {
            switch byte {
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: "\r"): throw EmbeddingFailure(path: path, line: line, problem: .carriageReturn)
            case UInt8(ascii: "\t"): break
            case ..<0x20, 0x7F: throw EmbeddingFailure(path: path, line: line, problem: .control)
            default: break
            }
        }
        guard let text = String(validating: file.bytes, as: UTF8.self) else {
            let valid = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                .prefix { String(validating: $0, as: UTF8.self) != nil }
            throw EmbeddingFailure(path: path, line: valid.count + 1, problem: .notUTF8)
        }
        return text
    }

    /// Returns a literal on one line.
    private static func line(_ text: String) -> String {
        let hashes = hashes(for: text)
        return "\(hashes)\"\(text)\"\(hashes)"
    }

    /// Returns a literal with the lines unchanged. Swift drops the line break before the closing quotes, and removes no
    /// indentation since these quotes are not indented.
    private static func lines(_ text: String) -> String {
        let hashes = hashes(for: text)
        return "\(hashes)\"\"\"\n\(text)\n\"\"\"\(hashes)"
    }

    /// Returns one `#` more than follow any quote or backslash of the text, so that nothing in the text ends the
    /// literal or begins an escape.
    private static func hashes(for text: String) -> String {
        var longest = 0
        var run: Int?
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                run = 0
            } else if byte == UInt8(ascii: "#"), let count = run {
                run = count + 1
                longest = max(longest, count + 1)
            } else {
                run = nil
            }
        }
        return String(repeating: "#", count: longest + 1)
    }
}
