import Glibc
import NIOCore
import NIOHTTP1
import NIOSSL
import Upstreams

/// Maps errors of the libraries to failures in our own words: the libraries' messages may contain anything.
struct FailureMapping {
    let host: String
    let limits: FetchLimits

    func failure(_ broken: BrokenExchange) -> UpstreamFailure {
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
            damaged("its head is too long")
        case is HTTPParserError, is NIOHTTPDecoderError, is ByteToMessageDecoderError:
            damaged("it is not HTTP")
        case is CancellationError:
            .timedOut(host: host, after: limits.total)
        case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError:
            unreachable("no secure connection can be made")
        default:
            unreachable("the connection broke")
        }
    }

    func failure(_ error: Unpacking.Failure) -> UpstreamFailure {
        switch error {
        case .tooLarge: .tooLarge(host: host, limit: limits.size)
        case .damaged: damaged("it cannot be unpacked")
        }
    }

    private func failure(_ error: WireFailure, hasHead: Bool) -> UpstreamFailure {
        switch error {
        case .noConnection: unreachable("no connection within \(limits.connect)")
        case .closed where hasHead: damaged("it ends too early")
        case .closed: unreachable("it closed the connection without an answer")
        case .tooLarge: .tooLarge(host: host, limit: limits.size)
        case .overBudget: damaged("it comes in too many pieces, or with too much around it")
        case .tooManyInformational: damaged("it begins with too many informational responses")
        case .status(let code): damaged("its status is \(code)")
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
        case ECONNREFUSED: "nobody listens there"
        case ECONNRESET, EPIPE: "it reset the connection"
        case EHOSTUNREACH, ENETUNREACH, EADDRNOTAVAIL: "there is no way to it"
        case EMFILE, ENFILE: "this machine has too many files open"
        default: "error \(code) of the connection"
        }
    }

    private static func reason(_ problem: CertificateProblem) -> String {
        switch problem {
        case .otherName: "its certificate is for another name"
        case .expired: "its certificate has expired"
        case .notYetValid: "its certificate is not valid yet"
        case .unknownIssuer: "its certificate is issued by nobody whom this machine trusts"
        }
    }
}
