import Adapters

/// The file format of a document: a line with the format's version, the checksum of everything after it, and then the
/// parts, each as a netstring (its length in decimal digits, a colon, its bytes, a comma).
struct ShelvedFile {
    /// Files of another version begin differently and are rejected.
    private static let opening = Array("almanac document 1\n".utf8)
    private static let checksumLength = 17

    let request: Request
    let document: ShelvedDocument

    /// The parts of a request that identify its document. Accepted media types and secrets are not among them.
    struct Request: Hashable {
        let method: String
        let url: String
        let body: [UInt8]

        init(method: String, url: String, body: [UInt8]) {
            self.method = method
            self.url = url
            self.body = body
        }

        init(_ request: UpstreamRequest) {
            self.init(method: request.method.rawValue, url: request.url, body: request.body)
        }
    }

    /// The name of the file for a request. Different requests rarely share a name; the file records its request.
    static func name(of request: UpstreamRequest) -> String {
        let request = Request(request)
        var bytes: [UInt8] = []
        for part in [Array(request.method.utf8), Array(request.url.utf8), request.body] {
            bytes.append(netstring: part)
        }
        return Checksum.hexadecimal(Checksum.of(bytes))
    }

    static func bytes(of document: ShelvedDocument, for request: UpstreamRequest) -> [UInt8] {
        let request = Request(request)
        let head = [
            request.method, request.url, "\(document.fetched)", "\(document.renewed)",
            document.validators.entityTag ?? "", document.validators.lastModified ?? "",
        ]
        var parts: [UInt8] = []
        for text in head { parts.append(netstring: Array(text.utf8)) }
        parts.append(netstring: request.body)
        parts.append(netstring: document.bytes)
        return opening + Array(Checksum.hexadecimal(Checksum.of(parts)).utf8) + [UInt8(ascii: "\n")] + parts
    }

    /// Parses a file.
    ///
    /// - Throws: how the file differs from what was written.
    init(_ bytes: [UInt8]) throws(Damage) {
        guard bytes.starts(with: Self.opening) else { throw Damage("unknown format or version") }
        let rest = bytes.dropFirst(Self.opening.count)
        let parts = rest.dropFirst(Self.checksumLength)
        let checksum = Array(Checksum.hexadecimal(Checksum.of(parts)).utf8) + [UInt8(ascii: "\n")]
        guard rest.prefix(Self.checksumLength).elementsEqual(checksum) else {
            throw Damage("checksum mismatch")
        }
        var netstrings = Netstrings(parts)
        let method = try netstrings.text()
        let url = try netstrings.text()
        let fetched = try netstrings.time()
        let renewed = try netstrings.time()
        let entityTag = try netstrings.text()
        let lastModified = try netstrings.text()
        request = Request(method: method, url: url, body: Array(try netstrings.next()))
        document = ShelvedDocument(
            bytes: Array(try netstrings.next()),
            validators: Validators(
                entityTag: entityTag.isEmpty ? nil : entityTag,
                lastModified: lastModified.isEmpty ? nil : lastModified),
            fetched: fetched, renewed: renewed)
        guard netstrings.isAtEnd else { throw Damage("unexpected data at the end") }
    }
}
