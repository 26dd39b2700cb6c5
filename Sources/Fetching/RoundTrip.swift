import Adapters
import NIOHTTP1
import PlainBytes
import Support
import Upstreams

/// One request and its response, over one connection.
struct RoundTrip: Sendable {
    let request: UpstreamRequest
    let validators: Validators?
    let limits: FetchLimits
    let userAgent: String
    let now: Int
    /// The trace that the request is part of, as `traceparent` says it; nil for none.
    var traceParent: String?

    enum Outcome: Sendable {
        case answer(UpstreamAnswer)
        /// A redirect. The caller decides whether to follow it.
        case redirect(location: String?, status: Int)
        case failure(UpstreamFailure)
        /// No connection was made, so another address may work.
        case unconnected(UpstreamFailure)
    }

    /// Sends the request to an address and returns the outcome. Has no deadline of its own: the caller cancels the
    /// task.
    func run(at address: WebAddress, over place: IPAddress, by connector: Connector) async -> Outcome {
        let host = address.endpoint.label
        let mapping = FailureMapping(host: host, limits: limits)
        let answer: WireAnswer
        do {
            answer = try await connector.answer(to: wireRequest(to: address), at: place)
        } catch {
            let failure = mapping.failure(error)
            return FailureMapping.isOfConnecting(error.cause) ? .unconnected(failure) : .failure(failure)
        }
        switch Int(answer.head.status.code) {
        case 200, 203:
            let refusal = refusal(of: answer.head.headers, host: host)
            return refusal.map(Outcome.failure) ?? document(answer, mapping)
        case 304 where validators?.isEmpty == false: return .answer(.notModified)
        case 301, 302, 303, 307, 308:
            let location = answer.head.headers.first(name: "Location")
            return .redirect(location: location, status: Int(answer.head.status.code))
        case 404, 410: return .answer(.absent)
        case let code:
            let wait = answer.head.headers.first(name: "Retry-After").flatMap { RetryAfter.duration($0, now: now) }
            return .failure(.status(code, host: host, retryAfter: wait))
        }
    }

    private func wireRequest(to address: WebAddress) -> WireRequest {
        let host = address.endpoint.label
        var headers = HTTPHeaders([
            ("Host", host), ("User-Agent", userAgent), ("Accept", request.mediaTypes.joined(separator: ", ")),
            ("Accept-Encoding", "gzip"), ("Connection", "close"),
        ])
        if let traceParent { headers.add(name: "traceparent", value: traceParent) }
        if request.method == .post {
            headers.add(name: "Content-Length", value: "\(request.body.count)")
            if let type = request.contentType { headers.add(name: "Content-Type", value: type) }
            if let action = request.soapAction { headers.add(name: "SOAPAction", value: "\"\(action)\"") }
        }
        if let tag = validators?.entityTag, Self.isPlain(tag) { headers.add(name: "If-None-Match", value: tag) }
        if let date = validators?.lastModified, Self.isPlain(date) {
            headers.add(name: "If-Modified-Since", value: date)
        }
        return WireRequest(
            endpoint: address.endpoint,
            head: HTTPRequestHead(
                version: .http1_1, method: request.method == .post ? .POST : .GET,
                uri: address.adding(request.secret).target, headers: headers),
            body: request.method == .post ? request.body : [],
            wantsBody: { [200, 203].contains($0.status.code) && refusal(of: $0.headers, host: host) == nil })
    }

    /// The reason not to read a response's body, judged by its headers; nil to read it.
    private func refusal(of headers: HTTPHeaders, host: String) -> UpstreamFailure? {
        let type = headers.first(name: "Content-Type").flatMap(Self.mediaType)
        guard let type, request.mediaTypes.contains(where: { $0.lowercased() == type }) else {
            return .mediaType(type.flatMap(shown), host: host)
        }
        guard Self.coding(of: headers) != .other else {
            return .damaged(host: host, reason: "unsupported content coding")
        }
        let length = headers.first(name: "Content-Length").flatMap { Int($0) } ?? 0
        return length > limits.size ? .tooLarge(host: host, limit: limits.size) : nil
    }

    private func document(_ answer: WireAnswer, _ mapping: FailureMapping) -> Outcome {
        var bytes = answer.body
        if Self.coding(of: answer.head.headers) == .packed {
            do {
                bytes = try Unpacking.unpacked(bytes, limit: limits.size)
            } catch {
                return .failure(mapping.failure(error))
            }
        }
        guard !bytes.isEmpty else { return .failure(.damaged(host: mapping.host, reason: "empty body")) }
        let validators = Validators(
            entityTag: answer.head.headers.first(name: "ETag").flatMap(shown),
            lastModified: answer.head.headers.first(name: "Last-Modified").flatMap(shown))
        return .answer(.document(bytes: bytes, validators: validators))
    }

    private enum Coding {
        case plain
        case packed
        case other
    }

    private static func coding(of headers: HTTPHeaders) -> Coding {
        let codings = headers[canonicalForm: "Content-Encoding"].map { $0.utf8.map(\.lowercasedASCII) }
            .filter { !$0.isEmpty && !$0.elementsEqual("identity".utf8) }
        if codings.isEmpty { return .plain }
        let known = ["gzip", "x-gzip", "deflate"].map { Array($0.utf8) }
        return codings.count == 1 && known.contains(codings[0]) ? .packed : .other
    }

    /// The media type in lower case, without parameters; nil if the header is too long or not printable ASCII.
    private static func mediaType(_ header: String) -> String? {
        guard isPlain(header) else { return nil }
        let type = header.utf8.prefix { $0 != UInt8(ascii: ";") }.filter { $0 != UInt8(ascii: " ") }
        return String(decoding: type.map(\.lowercasedASCII), as: UTF8.self)
    }

    /// Returns text of an upstream that may be stored or logged; nil if it is too long, is not printable ASCII, or
    /// contains the secret.
    private func shown(_ text: String) -> String? {
        Self.isPlain(text) && request.secret?.shows(in: text) != true ? text : nil
    }

    /// Whether a text is printable ASCII of at most 200 bytes. Text of upstreams is compared as bytes: comparing it as
    /// `String` takes quadratic time for some inputs.
    private static func isPlain(_ text: String) -> Bool {
        text.utf8.count <= 200 && text.utf8.allSatisfy { 0x20...0x7e ~= $0 }
    }
}
