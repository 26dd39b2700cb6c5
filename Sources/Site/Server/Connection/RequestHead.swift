import Almanac
import HTTPTypes
import NIOHTTP1

/// What a server needs of a request's head, read in one pass over its fields.
struct RequestHead {
    /// Why a head that the parser takes is refused all the same (RFC 9112, sections 3.2 and 6.1).
    enum Fault: Equatable {
        /// None in HTTP/1.1, or several.
        case host
        /// Both a length and a transfer coding: two programs could read two different requests.
        case ambiguousLength
        /// `Expect` with something else than `100-continue` (RFC 9110, section 10.1.1).
        case unknownExpectation
        case method
        /// CONNECT, whose target is another host: it is for proxies (RFC 9110, section 9.3.6).
        case tunnel
    }

    private(set) var request: SiteRequest
    private(set) var framing = ConnectionMachine.Framing()
    private(set) var fault: Fault?
    /// Whether keeping the connection has to be said: HTTP/1.0 does not expect it.
    let isOld: Bool
    /// What it says of where it came from.
    private(set) var forwarded = ForwardedFields()
    /// `X-Request-Id`, as it came.
    private(set) var requestID: HeaderValue?
    private(set) var hosts = 0
    private var upgrades = false

    init(_ head: HTTPRequestHead) {
        let method = Self.method(head.method)
        self.init(method: method ?? .get, target: head.uri, isOld: head.version != .http1_1)
        framing.isLast = !head.isKeepAlive
        for (name, value) in head.headers {
            var name = name
            name.withUTF8 { read($0, value) }
        }
        request = request.inOriginForm
        if method == nil { fault = .method }
        if head.method == .CONNECT { fault = .tunnel }
        if hosts > 1 || (hosts == 0 && !isOld) { fault = .host }
        if framing.isChunked, framing.length != nil || isOld { fault = .ambiguousLength }
        // The parser reads no further behind a request that wants another protocol.
        if upgrades || fault != nil { framing.isLast = true }
    }

    /// One whose fields are still to be read.
    init(method: HTTPRequest.Method, target: String, isOld: Bool = false) {
        request = SiteRequest(method: method, target: target)
        self.isOld = isOld
    }

    /// - Parameter text: is made only where it is of use.
    mutating func read(_ name: UnsafeBufferPointer<UInt8>, _ text: @autoclosure () -> String) {
        func value() -> HeaderValue { HeaderValue(text()) }
        switch name.count {
        case 4 where name.isField("host"):
            hosts += 1
            request.host = value()
        case 5 where name.isField("range"):
            request.range = value()
        case 6 where name.isField("cookie"):
            Self.add(value(), to: &request.cookie, separator: "; ")
        case 6 where name.isField("origin"):
            request.origin = value()
        case 6 where name.isField("expect"):
            if value().matches("100-continue", ignoringCase: true) {
                framing.waitsForContinue = true
            } else {
                fault = .unknownExpectation
            }
        case 7 where name.isField("upgrade"):
            upgrades = true
        case 8 where name.isField("if-range"):
            request.ifRange = value()
        case 9 where name.isField("forwarded"):
            Self.add(value(), to: &forwarded.forwarded)
        case 12 where name.isField("content-type"):
            request.contentType = value()
        case 12 where name.isField("x-request-id"):
            requestID = value()
        case 13 where name.isField("if-none-match"):
            Self.add(value(), to: &request.ifNoneMatch)
        case 14 where name.isField("sec-fetch-site"):
            request.fetchSite = value()
        case 14 where name.isField("content-length"):
            framing.length = Int(text()) ?? 0
        case 15 where name.isField("accept-encoding"):
            Self.add(value(), to: &request.acceptEncoding)
        case 15 where name.isField("x-forwarded-for"):
            Self.add(value(), to: &forwarded.forwardedFor)
        case 16 where name.isField("x-forwarded-host"):
            Self.add(value(), to: &forwarded.forwardedHost)
        case 17 where name.isField("x-forwarded-proto"):
            Self.add(value(), to: &forwarded.forwardedProto)
        case 17 where name.isField("transfer-encoding"):
            framing.isChunked = true
        default:
            break
        }
    }

    /// Takes a trusted proxy's word for where the request came from.
    ///
    /// - Returns: the visitor's address, where it is told.
    mutating func trust(_ peer: Peer, _ trusted: TrustedProxies) -> IPAddress? {
        let origin = ForwardedRequest(peer: peer, host: request.host, fields: forwarded, trusted: trusted)
        request.host = origin.host
        request.isSecure = origin.isSecure
        return origin.client
    }

    /// Lines of one field are one list (RFC 9110, section 5.3).
    private static func add(_ value: HeaderValue, to list: inout HeaderValue?, separator: String = ", ") {
        if list?.append(value, separator: separator) == nil { list = value }
    }

    private static func method(_ method: HTTPMethod) -> HTTPRequest.Method? {
        switch method {
        case .GET: .get
        case .HEAD: .head
        case .POST: .post
        default: HTTPRequest.Method(rawValue: method.rawValue)
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether this is the name, which stands here in lower case; letters of fields' names have no case.
    func isField(_ name: StaticString) -> Bool {
        guard count == name.utf8CodeUnitCount else { return false }
        var expected = name.utf8Start
        for byte in self {
            let lower = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
            guard lower == expected.pointee else { return false }
            expected += 1
        }
        return true
    }
}
