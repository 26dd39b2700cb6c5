import HTTPMessages
import HTTPTypes
import Support

/// The first bytes of a head, from which one can tell who would read the response if the parser rejects the rest.
///
/// Nothing else is read from it: what it says may be what the parser rejects.
struct HeadBeginning {
    /// The number of bytes that are kept. Clients send `Accept` among the first fields, and no path of ours is as long.
    static let length = 2048

    private var bytes: [UInt8] = []

    mutating func read(_ next: UnsafeRawBufferPointer) {
        guard bytes.count < Self.length else { return }
        bytes.append(contentsOf: next.prefix(Self.length - bytes.count))
    }

    /// A request with the target and `Accept`, as far as they were received; nil without a target.
    ///
    /// The method is always GET: whether a response has a body is decided by what the parser has read.
    var request: Request? {
        var lines = bytes.split(separator: UInt8(ascii: "\n")).makeIterator()
        guard let words = lines.next()?.split(separator: UInt8(ascii: " "), maxSplits: 2), words.count >= 2
        else { return nil }
        var request = Request(target: text(words[1].filter { $0 != UInt8(ascii: "\r") }))
        while let line = lines.next() {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
                line[..<colon].elementsEqual("accept".utf8, by: { $0.lowercasedASCII == $1 })
            else { continue }
            request.accept = HeaderValue(text(line[(colon + 1)...].filter { $0 != UInt8(ascii: "\r") }))
        }
        return request
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
