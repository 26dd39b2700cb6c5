public import AlmanacValues

/// Why a fetch failed, in words for an operator. Names the host but no further part of the address, so that it cannot
/// contain a secret.
public enum UpstreamFailure: Error, Hashable, Sendable {
    /// The name does not resolve, no server listens, TLS failed, or the connection broke.
    case unreachable(host: String, reason: String)
    /// The response was not complete in time.
    case timedOut(host: String, after: Duration)
    /// The upstream answered with an error status.
    case status(Int, host: String, retryAfter: Duration?)
    /// The response, packed or unpacked, is longer than the limit in bytes.
    case tooLarge(host: String, limit: Int)
    /// The upstream sent another media type than those requested.
    case mediaType(String?, host: String)
    /// The response is incomplete or empty, its coding is damaged, or it is not valid HTTP.
    case damaged(host: String, reason: String)
    /// The host redirects or resolves to an address that is not allowed.
    case redirected(host: String, to: String)
    /// The host failed so often that no request is sent to it for a while.
    case suspended(host: String, retryAfter: Duration)
}

extension UpstreamFailure {
    /// The failure as services report it.
    public var serviceFailure: ServiceFailure {
        switch self {
        case .unreachable: .unavailable(retryAfter: nil)
        case .timedOut: .timedOut
        case .status(_, _, let retryAfter): .unavailable(retryAfter: retryAfter)
        case .suspended(_, let retryAfter): .unavailable(retryAfter: retryAfter)
        case .tooLarge, .mediaType, .damaged, .redirected: .invalid
        }
    }
}

extension UpstreamFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreachable(let host, let reason): "cannot reach \(host): \(reason)"
        case .timedOut(let host, let time): "\(host) did not send a complete response within \(time)"
        case .status(let code, let host, _): "\(host) returned status \(code)\(Self.meaning(of: code))"
        case .tooLarge(let host, let limit): "the response of \(host) exceeds \(limit) bytes"
        case .mediaType(let type, let host):
            "\(host) sent an unexpected media type: \(type.map { "\"\($0)\"" } ?? "unknown")"
        case .damaged(let host, let reason): "invalid response from \(host): \(reason)"
        case .redirected(let host, let target): "\(host) points to \(target), which is not allowed"
        case .suspended(let host, let time): "requests to \(host) are suspended for \(time) after repeated failures"
        }
    }

    private static func meaning(of code: Int) -> String {
        switch code {
        case 401: " (missing or invalid key)"
        case 402: " (not included in the plan)"
        case 403: " (access denied)"
        case 429: " (too many requests)"
        default: ""
        }
    }
}
