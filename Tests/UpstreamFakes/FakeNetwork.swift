public import Adapters
import Synchronization
public import Upstreams

/// Sends requests to a fake without a network. Headers, statuses and media types are treated as `Fetching` treats them
/// over HTTP. At most one redirect is followed.
public final class FakeNetwork: Upstream {
    private let upstream: any FakeUpstream
    private let host: String
    private let asked = Mutex<[FakeRequest]>([])

    /// - Parameter host: The scheme and host of the fake, and the path that its addresses begin with.
    public init(_ upstream: any FakeUpstream, at host: String = "https://upstream.example") {
        self.upstream = upstream
        self.host = host
    }

    public var requests: [FakeRequest] { asked.withLock { $0 } }

    public func fetch(
        _ request: UpstreamRequest, unless _: Validators?
    ) async throws(UpstreamFailure) -> UpstreamAnswer {
        guard request.url.hasPrefix(host) else { throw .unreachable(host: host, reason: "it is another host") }
        var fake = FakeRequest(method: request.method.rawValue, target: String(request.url.dropFirst(host.count)))
        if let secret = request.secret { fake.query[secret.name] = secret.reveal { $0 } }
        if request.method == .post {
            fake.body = request.body
            fake.headers["content-type"] = request.contentType
            fake.headers["soapaction"] = request.soapAction.map { "\"\($0)\"" }
        }
        var answer = ask(fake)
        if let location = answer.headers["Location"] {
            fake.path = (fake.path.split(separator: "/").dropLast() + [Substring(location)])
                .reduce(into: "") { $0 += "/\($1)" }
            answer = ask(fake)
        }
        switch answer.status {
        case 200: break
        case 404, 410: return .absent
        default: throw .status(answer.status, host: host, retryAfter: nil)
        }
        let type = String(answer.type.prefix { $0 != ";" })
        guard request.mediaTypes.contains(type) else { throw .mediaType(type, host: host) }
        return .document(bytes: answer.body, validators: Validators())
    }

    private func ask(_ request: FakeRequest) -> FakeAnswer {
        asked.withLock { $0.append(request) }
        return upstream.answer(to: request)
    }
}
