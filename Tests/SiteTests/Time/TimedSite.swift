import Glibc
import HTTPMessages
import HTTPTypes
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Support
import TestSupport

@testable import HTTPConnection
@testable import Site

/// A site with a socket and a parser before it and the log behind it, as in a server. Measures the processor time of
/// each response, from reading the request to writing the response.
final class TimedSite {
    enum Clock {
        /// The time of this thread, without other tests.
        case thread
        /// The time of the whole process, for a run without other tests: includes the work of a visit on other threads.
        case process

        var nanoseconds: Int {
            var time = timespec()
            clock_gettime(self == .thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_PROCESS_CPUTIME_ID, &time)
            return time.tv_sec * 1_000_000_000 + time.tv_nsec
        }
    }

    struct Answer: Sendable {
        var status = 0
        var bytes = 0
        /// The processor time.
        var nanoseconds = 0
    }

    private let site: Site
    private let clock: Clock
    private let executor = ThreadExecutor()
    private let socket: SocketPair
    private let refusals: [Refusal: Response]
    private let commonFields: ByteBuffer
    private let proxy: Peer
    private let trusted: [TrustedProxies]

    /// - Parameter isWarm: whether the site caches pages.
    init(isWarm: Bool, clock: Clock) throws {
        let configuration = Moment().configuration { configuration in
            configuration.publicAddress = try? PublicAddress("https://almanac.example")
            if !isWarm { configuration.pageCacheLimit = 0 }
        }
        site = Site.sample(configuration: configuration)
        self.clock = clock
        socket = try SocketPair()
        guard let address = IPAddress("10.0.0.1") else { throw CancellationError() }
        proxy = .address(address)
        let site = site
        var fields = ByteBuffer()
        fields.write(site.commonFields(isSecure: true))
        commonFields = fields
        refusals = Dictionary(
            uniqueKeysWithValues: Refusal.allCases.map { ($0, site.response(to: $0, forProgram: false)) })
        trusted = [
            try TrustedProxies("10.0.0.0/8"), try TrustedProxies("10.0.0.0/8", headers: .forwarded),
        ]
    }

    /// The response to a request, given as the bytes of a connection: the cheapest of `runs` runs.
    func answer(_ bytes: [UInt8], runs: Int = 1) -> Answer {
        var least = one(bytes)
        for _ in 1..<max(1, runs) {
            let next = one(bytes)
            if next.nanoseconds < least.nanoseconds { least = next }
        }
        return least
    }

    private func one(_ bytes: [UInt8]) -> Answer {
        let channel = EmbeddedChannel(handler: ByteToMessageHandler(HTTPRequestDecoder(limitConfiguration: limits)))
        defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
        socket.send(bytes)
        let start = clock.nanoseconds
        var answer = respond(to: socket.received(), channel)
        answer.nanoseconds = clock.nanoseconds - start
        socket.discardAnswer()
        return answer
    }

    private var limits: NIOHTTPDecoderLimitConfiguration {
        let limits = ServerLimits()
        var configuration = NIOHTTPDecoderLimitConfiguration()
        configuration.maxHeaderFieldSize = limits.headerField
        configuration.maxHeaderListSize = limits.headerList
        configuration.maxHeaderFieldCount = limits.headerCount
        return configuration
    }

    private func respond(to buffer: ByteBuffer, _ channel: EmbeddedChannel) -> Answer {
        let plain = buffer.withUnsafeReadableBytes { PlainRequest.head(in: $0.assumingMemoryBound(to: UInt8.self)) }
        if let head = plain {
            let exchange = opened(head)
            return answer(exchange)
        }
        return parse(buffer, channel)
    }

    /// Parses a request as `Intake` and `ConnectionHandler` do.
    private func parse(_ bytes: ByteBuffer, _ channel: EmbeddedChannel) -> Answer {
        var (bytes, cutter) = (bytes, RequestCutter())
        var exchange = OpenExchange(request: nil, id: RequestID(1), client: nil)
        do {
            while let piece = cutter.piece(of: &bytes) {
                if let error = cutter.lineError {
                    return refuse(RequestFault(error, targetIsTooLong: false), exchange)
                }
                try channel.writeInbound(piece)
                while let part = try channel.readInbound(as: HTTPServerRequestPart.self) {
                    switch part {
                    case .head(let read):
                        let head = RequestHead(read)
                        exchange = opened(head)
                        if let fault = head.fault { return refuse(fault, exchange) }
                        cutter.began(head.framing)
                    case .body(let part): exchange.take(part)
                    case .end: return answer(exchange)
                    }
                }
            }
            return Answer()
        } catch {
            let error = error as? HTTPParserError ?? .unknown
            return refuse(RequestFault(error, targetIsTooLong: false), exchange)
        }
    }

    private func answer(_ exchange: OpenExchange) -> Answer {
        guard let request = exchange.completed(), HealthProbe(request) == nil else { return Answer(status: 200) }
        switch site.answer(to: request) {
        case .kept(let response), .made(let response): return write(response, exchange)
        case .visit(let visit), .work(let visit):
            return write(executor.run { [executor] in await visit(executor) }, exchange)
        }
    }

    /// Opens an exchange as a connection from a trusted proxy does.
    private func opened(_ head: RequestHead) -> OpenExchange {
        var client: IPAddress?
        var last = head
        for trusted in trusted {
            var head = head
            client = head.trust(proxy, trusted)
            last = head
        }
        // Keeps the host that was sent: the proxies' headers of both kinds are parsed only to count their cost.
        last = head
        let id = head.requestID.flatMap(RequestID.init(given:)) ?? RequestID(1)
        return OpenExchange(request: last.request, isOld: head.isOld, id: id, client: client)
    }

    private func refuse(_ fault: RequestFault, _ exchange: OpenExchange) -> Answer {
        exchange.fault = fault
        let refusal = Refusal(fault)
        return write(refusals[refusal] ?? Response(status: refusal.status), exchange)
    }

    private func write(_ response: Response, _ exchange: OpenExchange) -> Answer {
        var buffer = ResponseHead.buffer(
            response, common: commonFields, date: ByteBuffer(string: "Date: Sun, 06 Nov 1994 08:49:37 GMT\r\n"),
            id: exchange.id, connection: .kept)
        socket.answer(with: buffer, response.body)
        buffer.clear()
        let line = AccessLine(
            second: ByteBuffer(string: "2026-09-21T12:00:00"), millisecond: 0, id: exchange.id,
            method: exchange.method, target: exchange.target, status: response.status.code,
            bytes: response.body.readableBytes, duration: .zero, cache: .none, isOldHTTP: exchange.isOld,
            network: exchange.client?.shortened.description)
        line.write(as: .json, into: &buffer)
        return Answer(status: response.status.code, bytes: response.body.readableBytes)
    }
}
