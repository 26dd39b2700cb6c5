import Markup

/// A part of a page that changes from run to run, such as a time or a nonce, and by what name the snapshot replaces it.
///
/// ```swift
/// try expectSnapshot(visit, named: "form", masks: [
///     .between("nonce=\"", and: "\"", named: "nonce"),
///     .xpath("//time/@datetime", named: "now"),
/// ])
/// ```
///
/// The snapshot then has `nonce="[nonce]"` and `datetime="[now]"`. A mask that matches nothing is an error, so that no
/// mask remains after the part that it hid is gone.
public struct Mask: Sendable {
    private enum Range {
        case between(start: [UInt8], end: [UInt8])
        case xpath(XPath)
    }

    /// Letters, digits and hyphens.
    public let name: String
    private let range: Range

    /// Replaces what is between two markers, each time that the first one occurs: in the bytes, and in headers.
    public static func between(_ start: String, and end: String, named name: String) -> Mask {
        Mask(name: name, range: .between(start: Array(start.utf8), end: Array(end.utf8)))
    }

    /// Replaces the attributes or texts that an expression selects, in a page of HTML or XML.
    ///
    /// Only the tree can be masked this way. The raw bytes are then not compared; use ``between(_:and:named:)`` to mask
    /// both.
    ///
    /// - Parameters:
    ///   - expression: XPath 1.0, such as `//time/@datetime` or `//output/text()`.
    ///   - namespaces: the namespace of each prefix in the expression.
    ///   - name: the text that the snapshot shows in its place, in brackets: letters, digits and hyphens.
    public static func xpath(
        _ expression: StaticString, namespaces: [String: String] = [:], named name: String
    ) -> Mask {
        Mask(name: name, range: .xpath(XPath(expression, namespaces: namespaces)))
    }

    /// Whether the mask replaces nodes of the tree and not bytes.
    var isOfTree: Bool { if case .xpath = range { true } else { false } }

    /// The text in the snapshot.
    private var replacement: String { "[\(name)]" }

    /// The error of a mask that cannot be used. Nil if it can.
    var problem: SnapshotError? {
        let isWord =
            !name.isEmpty
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
        guard isWord else {
            return SnapshotError("the name of the mask “\(name)” has to be of letters, digits and hyphens")
        }
        if case .between(let start, let end) = range, start.isEmpty || end.isEmpty {
            return SnapshotError("the mask “\(name)” has an empty marker")
        }
        return nil
    }

    /// Replaces every match in `bytes` and returns how many there were. Does nothing if the mask is of the tree.
    ///
    /// - Throws: `SnapshotError` if a first marker has no second one after it.
    func apply(to bytes: inout [UInt8]) throws -> Int {
        guard case .between(let start, let end) = range else { return 0 }
        var masked: [UInt8] = []
        var position = 0
        var count = 0
        while let opening = bytes[position...].firstRange(of: start) {
            guard let closing = bytes[opening.upperBound...].firstRange(of: end) else {
                let line = bytes[..<opening.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
                throw SnapshotError("the mask “\(name)” begins in line \(line) of the page and does not end")
            }
            masked += bytes[position..<opening.upperBound]
            masked += replacement.utf8
            masked += bytes[closing]
            position = closing.upperBound
            count += 1
        }
        bytes = masked + bytes[position...]
        return count
    }

    /// Replaces every node that the mask selects. Does nothing if the mask is of the bytes.
    ///
    /// - Throws: `SnapshotError` if there is none, `MarkupError` if the expression fails.
    func apply(to document: inout Document) throws {
        guard case .xpath(let path) = range else { return }
        guard try document.replace(path, with: replacement) > 0 else { throw matchesNothing }
    }

    var matchesNothing: SnapshotError {
        SnapshotError("the mask “\(name)” matches nothing in the page; remove it, or correct what it looks for")
    }
}
