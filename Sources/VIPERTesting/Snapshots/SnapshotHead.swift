import VIPER

/// The file `NAME.head`: what a snapshot keeps beside the body, one field a line.
///
/// ```
/// VIPER snapshot 1
/// status: 200
/// media type: text/html; charset=utf-8
/// header: Content-Language: en
/// bytes: 5123, digest 9d2c5f4a77e01b36
/// ```
///
/// If the frame is left out, the last line is about the content: `content: 3071 bytes, digest …`.
struct SnapshotHead: Equatable {
    /// The version of the format that this library writes and reads.
    static let version = 1

    private static let title = "VIPER snapshot "

    /// The lines after the first.
    let fields: [String]

    /// - Parameters:
    ///   - page: the page.
    ///   - content: what the snapshot is about, if that is not the whole page.
    ///   - isDigested: whether the bytes are compared.
    init(of page: PageState, content: Range<Int>?, isDigested: Bool) {
        var fields = ["status: \(Self.text(page.status))", "media type: \(page.mediaType)"]
        fields += page.headers.map { "header: \($0.name): \($0.value)" }
        if let opening = page.opening {
            let count = content.map { "\(opening - $0.lowerBound) bytes of the content" } ?? "\(opening) bytes"
            fields.append("loading: the first \(count)")
        }
        if isDigested {
            let bytes = page.bytes[content ?? page.bytes.indices]
            let count = content == nil ? "bytes: \(bytes.count)" : "content: \(bytes.count) bytes"
            fields.append("\(count), digest \(Digest.text(of: bytes))")
        }
        // No value may begin a line of its own.
        self.fields = fields.map { $0.escaped }
    }

    var text: String { Self.title + "\(Self.version)\n" + fields.map { "\($0)\n" }.joined() }

    /// Checks the first line of a recorded head.
    ///
    /// - Parameters:
    ///   - text: the content of the file.
    ///   - path: the file, for the error.
    /// - Throws: `SnapshotError` if another version wrote the file, or if it is no head.
    static func check(_ text: String, path: String) throws {
        let line = text.prefix { $0 != "\n" }
        guard line.hasPrefix(title) else {
            throw SnapshotError(
                "\(path):1: this is no head of a snapshot: expected “\(title)\(version)”, got “\(line)”")
        }
        guard let written = Int(line.dropFirst(title.count)) else {
            throw SnapshotError("\(path):1: “\(line)” has no version; expected “\(title)\(version)”")
        }
        guard written == version else {
            let wayOut =
                written > version
                ? "use the version of VIPERTesting that wrote it" : "record it anew with SNAPSHOT_RECORD=1"
            throw SnapshotError(
                "\(path):1: version \(written) wrote this snapshot, but this VIPERTesting reads version \(version); "
                    + wayOut)
        }
    }

    private static func text(_ status: Status) -> String {
        switch status {
        case .unavailable(let time?): "\(status.code), retry after \(time)"
        case .methodNotAllowed(let methods): "\(status.code), allowed: \(methods.joined(separator: ", "))"
        default: "\(status.code)"
        }
    }
}

extension String {
    /// The text with control and format characters written as `\u{…}`, so that a reader sees each difference.
    var escaped: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
