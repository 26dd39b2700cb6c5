/// What is asked of an upstream. Equal requests are one fetch and one document of the cache.
public struct UpstreamRequest: Hashable, Sendable {
    /// POST is for questions that a protocol asks that way (SOAP): it changes nothing and may be sent again.
    public enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
    }

    /// Scheme, host, port, path and query, without credentials and without secrets.
    public var url: String
    public var method: Method
    /// What is sent along with POST, and its media type.
    public var body: [UInt8]
    public var contentType: String?
    /// The value of the `SOAPAction` header (SOAP 1.1, section 6.1.1), without its quotation marks.
    public var soapAction: String?
    /// The media types an answer may have, in lower case and without parameters; any other is refused.
    public var mediaTypes: [String]
    /// The statuses that mean "no such document" beside 404 and 410: 402, where a plan does not include it.
    public var absentStatuses: Set<Int> = []
    /// Goes out with the request and shows nowhere else.
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

/// A query item that is added to the address when a request is sent. It prints as its name alone, is equal to any
/// other of that name, and so is in no log, no error and no key of a cache.
public struct Secret: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public let name: String
    private let value: String

    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    /// Hands the value to the one who sends it.
    public func reveal<Result>(_ send: (String) -> Result) -> Result { send(value) }

    public var description: String { "\(name)=…" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: [:]) }

    public static func == (lhs: Secret, rhs: Secret) -> Bool { lhs.name == rhs.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
