import HTTPMessages
import HTTPTypes
import NIOHTTP1
import Support

/// The parts of a request's head that the server uses, read in one pass over the header fields.
struct RequestHead {
    private(set) var request: Request
    private(set) var framing = RequestFraming()
    /// Why the request is rejected although the parser accepts it; nil if it is valid.
    private(set) var fault: RequestFault?
    /// Whether the request is HTTP/1.0. A response that keeps the connection has to say so then.
    let isOld: Bool
    /// The header fields in which proxies report where the request came from.
    private(set) var forwarded = ForwardedFields()
    /// The value of `X-Request-Id`.
    private(set) var requestID: HeaderValue?
    /// The value of `traceparent`. Several make one that is not valid.
    private(set) var traceParent: HeaderValue?
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
        if !request.isInOriginForm { request = request.inOriginForm }
        framing.length = length.length
        framing.isChunked = length.isChunked
        fault = hostFault ?? length.fault(isOld: isOld) ?? targetFault(head) ?? (method == nil ? .method : fault)
        // The parser stops after a request that asks for another protocol.
        if upgrades || fault != nil { framing.isLast = true }
    }

    /// A head whose fields have not been read yet.
    init(method: HTTPRequest.Method, target: String, isOld: Bool = false) {
        request = Request(method: method, target: RequestTarget(target))
        self.isOld = isOld
    }

    /// Reads one field.
    ///
    /// - Parameter text: its value. The string is created only if the field is used.
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
        case 6 where name.isField("accept"):
            Self.add(value(), to: &request.accept)
        case 7 where name.isField("upgrade"):
            upgrades = true
        case 8 where name.isField("if-match"):
            Self.add(value(), to: &request.ifMatch)
        case 8 where name.isField("if-range"):
            request.ifRange = value()
        case 9 where name.isField("forwarded"):
            Self.add(value(), to: &forwarded.forwarded)
        case 11 where name.isField("traceparent"):
            Self.add(value(), to: &traceParent)
        case 12 where name.isField("content-type"):
            request.contentType = value()
        case 12 where name.isField("x-request-id"):
            requestID = value()
        case 13 where name.isField("if-none-match"):
            Self.add(value(), to: &request.ifNoneMatch)
        case 14 where name.isField("sec-fetch-site"):
            request.fetchSite = value()
        case 14 where name.isField("sec-fetch-mode"):
            request.isNavigation = value().matches("navigate")
        case 14 where name.isField("content-length"):
            length.addLength(value())
        case 15 where name.isField("accept-encoding"):
            Self.add(value(), to: &request.acceptEncoding)
        case 15 where name.isField("accept-language"):
            Self.add(value(), to: &request.acceptLanguage)
        case 15 where name.isField("x-forwarded-for"):
            Self.add(value(), to: &forwarded.forwardedFor)
        case 16 where name.isField("x-forwarded-host"):
            Self.add(value(), to: &forwarded.forwardedHost)
        case 17 where name.isField("if-modified-since"):
            // Two dates are not a list, so they are joined to a value that is not valid.
            Self.add(value(), to: &request.ifModifiedSince)
        case 17 where name.isField("x-forwarded-proto"):
            Self.add(value(), to: &forwarded.forwardedProto)
        case 17 where name.isField("transfer-encoding"):
            length.addCodings(value())
        case 19 where name.isField("if-unmodified-since"):
            Self.add(value(), to: &request.ifUnmodifiedSince)
        case 20 where name.isField("mcp-protocol-version"):
            Self.add(value(), to: &request.protocolVersion)
        default:
            break
        }
    }

    /// The fault in `Host`, which must occur exactly once and be valid; HTTP/1.0 may omit it (RFC 9112, section 3.2).
    /// Nil if it is valid.
    var hostFault: RequestFault? {
        if hosts > 1 { return .severalHosts }
        if hasInvalidHost { return .host }
        return hosts == 0 && !isOld ? .noHost : nil
    }

    /// The fault in the target, which must be a path or an absolute URL; `*` is for OPTIONS only (RFC 9112, section
    /// 3.2). Nil if it is valid.
    private func targetFault(_ head: HTTPRequestHead) -> RequestFault? {
        if head.method == .CONNECT { return .tunnel }
        if request.target.utf8.first == UInt8(ascii: "/") {
            let isWhole = head.uri.utf8.first != UInt8(ascii: "/")
            return isWhole && !HostName.isValid(request.host ?? "") ? .target : nil
        }
        return head.method == .OPTIONS && head.uri.utf8.elementsEqual("*".utf8) ? nil : .target
    }

    /// Reads `Expect`. HTTP/1.0 has no expectations, so there it is ignored (RFC 9110, section 10.1.1).
    private mutating func expect(_ value: HeaderValue) {
        guard !isOld else { return }
        if value.matches("100-continue", ignoringCase: true) {
            framing.waitsForContinue = true
        } else {
            fault = .expectation
        }
    }

    /// Applies what a trusted proxy reports about the origin of the request.
    ///
    /// - Returns: the visitor's address; nil if the proxy does not report it.
    mutating func trust(_ peer: Peer, _ trusted: TrustedProxies) -> IPAddress? {
        let origin = ForwardedRequest(peer: peer, host: request.host, fields: forwarded, trusted: trusted)
        request.host = origin.host
        request.isSecure = origin.isSecure
        return origin.client
    }

    /// Appends a further line of a field, which continues the same list (RFC 9110, section 5.3).
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
