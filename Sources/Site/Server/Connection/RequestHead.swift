import Almanac
import HTTPTypes
import NIOHTTP1

/// What a server needs of a request's head, read in one pass over its fields.
struct RequestHead {
    private(set) var request: SiteRequest
    private(set) var framing = ConnectionMachine.Framing()
    /// Why it is refused although the parser takes it; nil where it is not.
    private(set) var fault: RequestFault?
    /// Whether keeping the connection has to be said: HTTP/1.0 does not expect it.
    let isOld: Bool
    /// What it says of where it came from.
    private(set) var forwarded = ForwardedFields()
    /// `X-Request-Id`, as it came.
    private(set) var requestID: HeaderValue?
    private var hosts = 0
    private var hasInvalidHost = false
    private var length = FramingFields()
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
        framing.length = length.length
        framing.isChunked = length.isChunked
        fault = hostFault ?? length.fault(isOld: isOld) ?? targetFault(head) ?? (method == nil ? .method : fault)
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
            let host = value()
            if !HostName.isValid(host) { hasInvalidHost = true }
            request.host = host
        case 5 where name.isField("range"):
            request.range = value()
        case 6 where name.isField("cookie"):
            Self.add(value(), to: &request.cookie, separator: "; ")
        case 6 where name.isField("origin"):
            request.origin = value()
        case 6 where name.isField("expect"):
            expect(value())
        case 7 where name.isField("upgrade"):
            upgrades = true
        case 8 where name.isField("if-match"):
            Self.add(value(), to: &request.ifMatch)
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
            length.addLength(text())
        case 15 where name.isField("accept-encoding"):
            Self.add(value(), to: &request.acceptEncoding)
        case 15 where name.isField("x-forwarded-for"):
            Self.add(value(), to: &forwarded.forwardedFor)
        case 16 where name.isField("x-forwarded-host"):
            Self.add(value(), to: &forwarded.forwardedHost)
        case 17 where name.isField("x-forwarded-proto"):
            Self.add(value(), to: &forwarded.forwardedProto)
        case 17 where name.isField("transfer-encoding"):
            length.addCodings(text())
        default:
            break
        }
    }

    /// Exactly one, and a valid one; HTTP/1.0 may have none (RFC 9112, section 3.2).
    var hostFault: RequestFault? {
        if hosts > 1 { return .severalHosts }
        if hasInvalidHost { return .host }
        return hosts == 0 && !isOld ? .noHost : nil
    }

    /// The target has to be a path, or a whole address of ours; `*` is for OPTIONS (RFC 9112, section 3.2).
    private func targetFault(_ head: HTTPRequestHead) -> RequestFault? {
        if head.method == .CONNECT { return .tunnel }
        if request.target.utf8.first == UInt8(ascii: "/") {
            let isWhole = head.uri.utf8.first != UInt8(ascii: "/")
            return isWhole && !HostName.isValid(request.host ?? "") ? .target : nil
        }
        return head.method == .OPTIONS && head.uri.utf8.elementsEqual("*".utf8) ? nil : .target
    }

    /// HTTP/1.0 has no expectations: there they are ignored (RFC 9110, section 10.1.1).
    private mutating func expect(_ value: HeaderValue) {
        guard !isOld else { return }
        if value.matches("100-continue", ignoringCase: true) {
            framing.waitsForContinue = true
        } else {
            fault = .expectation
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
