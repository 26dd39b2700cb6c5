import HTTPMessages
import HTTPTypes
import PlainBytes

/// The first bytes of a head, which show who would read the response if the parser rejects the rest.
///
/// Nothing else is read from them: the rest may be what the parser rejects.
struct HeadBeginning {
    /// The number of bytes that are kept of the request line, and of what follows it. No path of ours is as long, and
    /// clients send `Accept` among the first fields.
    static let length = 1024

    private var line: [UInt8] = []
    private var fields: [UInt8] = []
    private var isInFields = false

    mutating func read(_ next: UnsafeRawBufferPointer) {
        var rest = next[...]
        if !isInFields {
            let end = rest.firstIndex(of: UInt8(ascii: "\n"))
            Self.add(rest[..<(end ?? rest.endIndex)], to: &line)
            guard let end else { return }
            isInFields = true
            rest = rest[(end + 1)...]
        }
        Self.add(rest, to: &fields)
    }

    private static func add(_ bytes: Slice<UnsafeRawBufferPointer>, to kept: inout [UInt8]) {
        kept.append(contentsOf: bytes.prefix(max(0, length - kept.count)))
    }

    /// A request with the target and `Accept`, as far as they were received; nil without a target.
    ///
    /// The method is always GET; see `isHead`.
    var request: Request? {
        let words = line.filter { $0 != UInt8(ascii: "\r") }.split(separator: UInt8(ascii: " "), maxSplits: 2)
        guard words.count >= 2 else { return nil }
        var request = Request(target: text(Array(words[1])))
        for field in fields.split(separator: UInt8(ascii: "\n")) {
            guard let colon = field.firstIndex(of: UInt8(ascii: ":")),
                field[..<colon].elementsEqual("accept".utf8, by: { $0.lowercasedASCII == $1 })
            else { continue }
            request.accept = HeaderValue(text(field[(colon + 1)...].filter { $0 != UInt8(ascii: "\r") }))
        }
        return request
    }

    /// Whether the method is HEAD, whose response has no body (RFC 9110, section 9.3.2).
    var isHead: Bool { line.starts(with: "HEAD ".utf8) }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
