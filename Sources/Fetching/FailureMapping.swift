import Glibc
import NIOCore
import NIOHTTP1
import NIOSSL
import Upstreams

/// Maps errors of the libraries to failures in our own words: the libraries' messages may contain anything.
struct FailureMapping {
    let host: String
    let limits: FetchLimits

    func failure(_ broken: BrokenRoundTrip) -> UpstreamFailure {
        switch broken.cause {
        case let error as WireFailure:
            failure(error, hasHead: broken.hasHead)
        case let error as IOError:
            unreachable(Self.reason(error.errnoCode))
        case is ChannelError:
            failure(.noConnection, hasHead: broken.hasHead)
        case HTTPParserError.invalidEOFState, NIOSSLError.uncleanShutdown:
            failure(.closed, hasHead: broken.hasHead)
        case HTTPParserError.headerOverflow:
            damaged("the headers are too long")
        case is HTTPParserError, is NIOHTTPDecoderError, is ByteToMessageDecoderError:
            damaged("not valid HTTP")
        case is CancellationError:
            .timedOut(host: host, after: limits.total)
        case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError:
            unreachable("TLS connection failed")
        default:
            unreachable("connection lost")
        }
    }

    func failure(_ error: Unpacking.Failure) -> UpstreamFailure {
        switch error {
        case .tooLarge: .tooLarge(host: host, limit: limits.size)
        case .damaged: damaged("the body cannot be decompressed")
        }
    }

    private func failure(_ error: WireFailure, hasHead: Bool) -> UpstreamFailure {
        switch error {
        case .noConnection: unreachable("no connection within \(limits.connect)")
        case .closed where hasHead: damaged("unexpected end of response")
        case .closed: unreachable("connection closed without a response")
        case .tooLarge: .tooLarge(host: host, limit: limits.size)
        case .overBudget: damaged("too many chunks, or too much framing around them")
        case .tooManyInformational: damaged("too many informational responses")
        case .status(let code): damaged("unexpected status \(code)")
        case .certificate(let problem): unreachable(Self.reason(problem))
        }
    }

    private func unreachable(_ reason: String) -> UpstreamFailure { .unreachable(host: host, reason: reason) }

    private func damaged(_ reason: String) -> UpstreamFailure { .damaged(host: host, reason: reason) }

    /// Whether an error occurred while connecting, so that nothing was sent and another address may work.
    static func isOfConnecting(_ error: any Error) -> Bool {
        switch error {
        case let error as IOError:
            [ECONNREFUSED, EHOSTUNREACH, ENETUNREACH, EADDRNOTAVAIL, ETIMEDOUT].contains(error.errnoCode)
        case is ChannelError: true
        default: error as? WireFailure == .noConnection
        }
    }

    private static func reason(_ code: CInt) -> String {
        switch code {
        case ECONNREFUSED: "connection refused"
        case ECONNRESET, EPIPE: "connection reset"
        case EHOSTUNREACH, ENETUNREACH, EADDRNOTAVAIL: "no route to host"
        case EMFILE, ENFILE: "too many open files"
        default: "connection error \(code)"
        }
    }

    private static func reason(_ problem: CertificateProblem) -> String {
        switch problem {
        case .otherName: "certificate issued for another name"
        case .expired: "certificate expired"
        case .notYetValid: "certificate not yet valid"
        case .unknownIssuer: "certificate not issued by a trusted authority"
        }
    }
}
