public import Almanac

/// Why an upstream's answer could not be had, in words for an operator. It holds no address beyond the host, so that
/// no secret can be in it.
public enum UpstreamFailure: Error, Hashable, Sendable {
    /// The name does not resolve, nobody listens, or the connection broke.
    case unreachable(host: String, reason: String)
    /// The answer was not complete in time.
    case timedOut(host: String, after: Duration)
    /// It answered with an error.
    case status(Int, host: String, retryAfter: Duration?)
    /// The answer, or what it unpacks to, is longer than the limit in bytes.
    case tooLarge(host: String, limit: Int)
    /// It sent another type of document.
    case mediaType(String?, host: String)
    /// The answer ended before its announced length, or its coding is damaged.
    case damaged(host: String, reason: String)
    /// It leads somewhere that was not configured.
    case redirected(host: String, to: String)
    /// It failed so often that it is left alone for a while.
    case suspended(host: String, retryAfter: Duration)
}

extension UpstreamFailure {
    /// What it means to a visitor.
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
        case .unreachable(let host, let reason): "\(host) cannot be reached: \(reason)."
        case .timedOut(let host, let time): "\(host) did not answer completely within \(time)."
        case .status(let code, let host, _): "\(host) answered with status \(code)\(Self.meaning(of: code))."
        case .tooLarge(let host, let limit): "\(host) sent more than \(limit) bytes."
        case .mediaType(let type, let host):
            "\(host) sent a document of type \(type.map { "“\($0)”" } ?? "unknown"), which was not asked for."
        case .damaged(let host, let reason): "\(host) sent a damaged answer: \(reason)."
        case .redirected(let host, let target): "\(host) leads to \(target), which is not followed."
        case .suspended(let host, let time): "\(host) failed too often and is left alone for \(time)."
        }
    }

    private static func meaning(of code: Int) -> String {
        switch code {
        case 401: ": it does not accept the key, or wants one"
        case 402: ": the plan does not include what was asked for"
        case 403: ": it refuses us"
        case 429: ": it was asked too often"
        default: ""
        }
    }
}
