import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import Upstreams

/// One request and its answer, over one client.
struct Exchange: Sendable {
    let request: UpstreamRequest
    let validators: Validators?
    let limits: FetchLimits
    let userAgent: String
    let now: Int

    enum Outcome: Sendable {
        case answer(UpstreamAnswer)
        /// What to follow is for the caller to say.
        case redirect(location: String?, status: Int)
        case failure(UpstreamFailure)
        /// No connection was made: another address may do.
        case unconnected(UpstreamFailure)
    }

    func run(at address: WebAddress, over client: HTTPClient) async -> Outcome {
        var hasHead = false
        do {
            // The caller ends it by cancelling.
            let response = try await client.execute(wireRequest(to: address), deadline: .distantFuture)
            hasHead = true
            return try await read(response, host: address.origin.label)
        } catch {
            let failure = FailureMapping(host: address.origin.label, limits: limits).failure(error, hasHead: hasHead)
            return !hasHead && FailureMapping.isOfConnecting(error) ? .unconnected(failure) : .failure(failure)
        }
    }

    private func wireRequest(to address: WebAddress) -> HTTPClientRequest {
        var wire = HTTPClientRequest(url: address.adding(request.secret).text)
        wire.method = request.method == .post ? .POST : .GET
        wire.headers = HTTPHeaders([
            ("User-Agent", userAgent), ("Accept", request.mediaTypes.joined(separator: ", ")),
            ("Accept-Encoding", "gzip"),
            // A connection is used once. Documents are fetched rarely, and where an upstream sends more than it
            // announced, what is left over would be read as the next answer.
            ("Connection", "close"),
        ])
        if request.method == .post {
            wire.body = .bytes(ByteBuffer(bytes: request.body))
            if let type = request.contentType { wire.headers.add(name: "Content-Type", value: type) }
            if let action = request.soapAction { wire.headers.add(name: "SOAPAction", value: "\"\(action)\"") }
        }
        if let tag = validators?.entityTag, Self.isPlain(tag) { wire.headers.add(name: "If-None-Match", value: tag) }
        if let date = validators?.lastModified, Self.isPlain(date) {
            wire.headers.add(name: "If-Modified-Since", value: date)
        }
        return wire
    }

    private func read(_ response: HTTPClientResponse, host: String) async throws -> Outcome {
        switch Int(response.status.code) {
        case 200, 203:
            if let failure = refusal(of: response.headers, host: host) { return .failure(failure) }
            return try await document(response, host: host)
        case 304 where validators?.isEmpty == false: return .answer(.notModified)
        case 301, 302, 303, 307, 308:
            return .redirect(location: response.headers.first(name: "Location"), status: Int(response.status.code))
        case 404, 410: return .answer(.absent)
        case let code:
            let wait = response.headers.first(name: "Retry-After").flatMap { RetryAfter.duration($0, now: now) }
            return .failure(.status(code, host: host, retryAfter: wait))
        }
    }

    /// Why an answer need not be read any further.
    private func refusal(of headers: HTTPHeaders, host: String) -> UpstreamFailure? {
        let type = headers.first(name: "Content-Type").map(Self.mediaType)
        guard let type, request.mediaTypes.contains(where: { $0.lowercased() == type }) else {
            return .mediaType(type.flatMap(shown), host: host)
        }
        let codings = headers[canonicalForm: "Content-Encoding"].map { $0.lowercased() }.filter { $0 != "identity" }
        guard codings.isEmpty || codings == ["gzip"] || codings == ["deflate"] else {
            return .damaged(host: host, reason: "it is packed in a way that was not asked for")
        }
        let length = headers.first(name: "Content-Length").flatMap { Int($0) } ?? 0
        return length > limits.size ? .tooLarge(host: host, limit: limits.size) : nil
    }

    private func document(_ response: HTTPClientResponse, host: String) async throws -> Outcome {
        var bytes: [UInt8] = []
        for try await part in response.body {
            guard bytes.count + part.readableBytes <= limits.size else {
                return .failure(.tooLarge(host: host, limit: limits.size))
            }
            bytes.append(contentsOf: part.readableBytesView)
        }
        guard !bytes.isEmpty else { return .failure(.damaged(host: host, reason: "it is empty")) }
        let validators = Validators(
            entityTag: response.headers.first(name: "ETag").flatMap(shown),
            lastModified: response.headers.first(name: "Last-Modified").flatMap(shown))
        return .answer(.document(bytes: bytes, validators: validators))
    }

    private static func mediaType(_ header: String) -> String {
        String(header.prefix { $0 != ";" }.filter { $0 != " " && $0 != "\t" }).lowercased()
    }

    /// What an upstream says of itself, where it is short and plain and has no secret in it.
    private func shown(_ text: String) -> String? {
        Self.isPlain(text) && request.secret?.shows(in: text) != true ? text : nil
    }

    private static func isPlain(_ text: String) -> Bool {
        text.utf8.count <= 200 && text.utf8.allSatisfy { 0x20...0x7e ~= $0 }
    }
}
