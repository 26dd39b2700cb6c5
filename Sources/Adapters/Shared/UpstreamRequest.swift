/// A request to an upstream. Equal requests share one fetch and one cached document.
public struct UpstreamRequest: Hashable, Sendable {
    /// POST is only for protocols that need it to ask a question (SOAP): it changes nothing and may be sent again.
    public enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
    }

    /// Scheme, host, port, path and query, without credentials or secrets.
    public var url: String
    public var method: Method
    /// The body of a POST.
    public var body: [UInt8]
    /// The media type of the body.
    public var contentType: String?
    /// The value of the `SOAPAction` header (SOAP 1.1, section 6.1.1), without its quotation marks.
    public var soapAction: String?
    /// The media types that a response may have, in lower case and without parameters; others are rejected.
    public var mediaTypes: [String]
    /// The statuses besides 404 and 410 that mean "no such document", such as 402 if a plan does not include it.
    public var absentStatuses: Set<Int> = []
    /// Sent with the request and shown nowhere else.
    public var secret: Secret?

    public init(
        url: String, method: Method = .get, body: [UInt8] = [], contentType: String? = nil, mediaTypes: [String],
        secret: Secret? = nil
    ) {
        self.url = url
        self.method = method
        self.body = body
        self.contentType = contentType
        self.mediaTypes = mediaTypes
        self.secret = secret
    }
}

extension UpstreamRequest {
    /// Requests an XML document.
    static func xml(_ url: String) -> UpstreamRequest {
        UpstreamRequest(url: url, mediaTypes: ["application/xml", "text/xml"])
    }

    /// Requests an HTML page.
    static func html(_ url: String) -> UpstreamRequest {
        UpstreamRequest(url: url, mediaTypes: ["text/html", "application/xhtml+xml"])
    }
}

/// A query item that is added to the address when a request is sent. It prints as its name only, and equals any other
/// secret of that name, so its value appears in no log, error or cache key.
public struct Secret: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public let name: String
    private let value: String

    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    /// Passes the value to the code that sends it.
    public func reveal<Result>(_ send: (String) -> Result) -> Result { send(value) }

    public var description: String { "\(name)=…" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: [:]) }

    public static func == (lhs: Secret, rhs: Secret) -> Bool { lhs.name == rhs.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
