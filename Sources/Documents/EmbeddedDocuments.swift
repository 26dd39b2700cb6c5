import AlmanacValues
public import Entities

/// The documents built into the program.
public struct EmbeddedDocuments: DocumentSource {
    public let name = "embedded"

    public init() {}

    /// The revision of the embedded documents. Computed when the program is built, except for the date. That is found
    /// without parsing, because the program prints it before it reads any document.
    public static let revision = DataRevision(
        date: EmbeddedFiles.file(at: DocumentName.changes).flatMap { newestDate(in: $0.contents) },
        digest: EmbeddedFiles.digest)

    /// Returns the newest date of a revision in the text of a `changes.xml`.
    static func newestDate(in changes: StaticString) -> CivilDate? {
        changes.withUTF8Buffer { text in
            let mark = Array("<revision date=\"".utf8), length = 10
            var newest: ArraySlice<UInt8> = []
            var index = 0
            while index + mark.count + length <= text.count {
                guard text[index] == mark[0], text[index..<index + mark.count].elementsEqual(mark) else {
                    index += 1
                    continue
                }
                index += mark.count
                // Dates of the form YYYY-MM-DD sort by their bytes.
                let date = ArraySlice(text[index..<index + length])
                if newest.lexicographicallyPrecedes(date) { newest = date }
            }
            return CivilDate(String(decoding: newest, as: UTF8.self))
        }
    }

    public func bytes(of name: String) -> [UInt8]? {
        EmbeddedFiles.file(at: name)?.bytes
    }
}
