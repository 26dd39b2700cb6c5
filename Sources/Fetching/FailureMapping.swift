import AsyncHTTPClient
import Glibc
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import Upstreams

/// Puts what the libraries throw into words of our own: theirs may hold anything.
struct FailureMapping {
    let host: String
    let limits: FetchLimits

    /// - Parameter hasHead: whether the answer had begun.
    func failure(_ error: any Error, hasHead: Bool) -> UpstreamFailure {
        switch error {
        case let error as IOError:
            .unreachable(host: host, reason: Self.reason(error.errnoCode))
        case let error as HTTPClientError:
            failure(error, hasHead: hasHead)
        case is ChannelError:
            unconnected
        case NIOHTTPDecompression.DecompressionError.limit:
            .tooLarge(host: host, limit: limits.size)
        case is NIOHTTPDecompression.DecompressionError, is NIOHTTPDecompression.ExtraDecompressionError:
            .damaged(host: host, reason: "it cannot be unpacked")
        case HTTPParserError.invalidEOFState:
            cut(hasHead: hasHead)
        case HTTPParserError.headerOverflow:
            .damaged(host: host, reason: "its head is too long")
        case is HTTPParserError:
            .damaged(host: host, reason: "it is not HTTP")
        case is CancellationError:
            .timedOut(host: host, after: limits.total)
        default:
            // The TLS library is not imported for its errors alone.
            .unreachable(
                host: host,
                reason: Self.isOfTLS(error) ? "no secure connection can be made" : "the connection broke")
        }
    }

    private func failure(_ error: HTTPClientError, hasHead: Bool) -> UpstreamFailure {
        switch error {
        case .connectTimeout, .tlsHandshakeTimeout: unconnected
        case .remoteConnectionClosed: cut(hasHead: hasHead)
        case .cancelled, .deadlineExceeded: .timedOut(host: host, after: limits.total)
        default: .unreachable(host: host, reason: "the connection broke")
        }
    }

    private var unconnected: UpstreamFailure {
        .unreachable(host: host, reason: "no connection within \(limits.connect)")
    }

    private func cut(hasHead: Bool) -> UpstreamFailure {
        hasHead
            ? .damaged(host: host, reason: "it ends too early")
            : .unreachable(host: host, reason: "it closed the connection without an answer")
    }

    /// Whether it is one of making a connection, so that nothing was sent.
    static func isOfConnecting(_ error: any Error) -> Bool {
        switch error {
        case let error as IOError:
            [ECONNREFUSED, EHOSTUNREACH, ENETUNREACH, EADDRNOTAVAIL, ETIMEDOUT].contains(error.errnoCode)
        case is ChannelError: true
        default: (error as? HTTPClientError) == .connectTimeout
        }
    }

    private static func reason(_ code: CInt) -> String {
        switch code {
        case ECONNREFUSED: "nobody listens there"
        case ECONNRESET, EPIPE: "it reset the connection"
        case EHOSTUNREACH, ENETUNREACH, EADDRNOTAVAIL: "there is no way to it"
        case EMFILE, ENFILE: "this machine has too many files open"
        default: "error \(code) of the connection"
        }
    }

    private static func isOfTLS(_ error: any Error) -> Bool {
        String(reflecting: type(of: error)).hasPrefix("NIOSSL.")
    }
}
