import Documents
import Foundation
import Testing

@testable import Adapters

/// The sample documents in the folder `Samples`.
enum Samples {
    static func bytes(_ name: String, filePath: String = #filePath) throws -> [UInt8] {
        let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
        return [UInt8](try Data(contentsOf: folder.appendingPathComponent("Samples/\(name)")))
    }

    static func text(_ name: String) throws -> String {
        String(decoding: try bytes(name), as: UTF8.self)
    }

    /// Returns strings that break careless software, each also followed by a combining mark and by a joiner.
    ///
    /// Characters that XML does not allow, even escaped, are replaced with "?".
    static func naughtyStrings() throws -> [String] {
        let strings = try JSONDecoder().decode([String].self, from: Data(try bytes("naughty-strings.json")))
        return strings.flatMap { [$0, $0 + "\u{301}", $0 + "\u{200D}"] }.map { text in
            String(String.UnicodeScalarView(text.unicodeScalars.map { isOfXML($0) ? $0 : "?" }))
        }
    }

    private static func isOfXML(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\0"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": false
        default: true
        }
    }

    /// Returns the text escaped as the content of an element.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// Documents that every adapter must reject, whatever its format: not XML, or not what they should be.
    static let hostile: [(name: String, text: String)] = [
        ("empty", ""),
        (
            "an error page",
            "<!DOCTYPE html><html><head><title>502</title></head><body><h1>Bad Gateway</h1><hr></body></html>"
        ),
        ("an error page without a type", "<html><head><title>502</title></head><body><p>Bad Gateway<hr></body></html>"),
        ("a well-formed page", "<html><body><p>Bad Gateway</p></body></html>"),
        ("a document type", "<!DOCTYPE x [<!ENTITY a \"b\">]><holidays>&a;</holidays>"),
        ("an external entity", "<!DOCTYPE x [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><holidays>&a;</holidays>"),
        ("JSON", "{\"status\":200,\"holidays\":[]}"),
        ("another encoding", "<?xml version=\"1.0\" encoding=\"UTF-16\"?><holidays/>"),
        ("half a document", "<holidays><holiday><date>2026-01-0"),
        ("an element of the same name", "<holidays xmlns=\"urn:other\"><holiday/></holidays>"),
        ("a null", "<holidays>\0</holidays>"),
    ]
}

/// Returns the description of the failure; nil if nothing was rejected.
func refusal<Value>(_ read: () throws(DocumentFailure) -> Value) -> String? {
    do throws(DocumentFailure) {
        _ = try read()
        return nil
    } catch {
        return error.description
    }
}
