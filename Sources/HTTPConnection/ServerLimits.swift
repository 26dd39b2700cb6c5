/// The limits on what one client, and all clients together, may ask of the server. Every wait ends at a deadline.
public struct ServerLimits: Sendable {
    /// The number of connections served at once. To serve one more, the server closes the connection that has
    /// waited longest for a request. If none is waiting, the new connection gets 503 and is closed. Lower if the
    /// system allows the process fewer file descriptors.
    public var connections = 4096
    /// The number of visits to modules in progress at once. Further visits get 503 and `Retry-After` at once;
    /// cached pages are served all the same. Waiting costs next to nothing, and many visits may wait for one page
    /// that is being made or for one upstream, so the limit leaves room for a crowd.
    public var visits = 2048
    /// The number of visits at once that take much work, such as plans for two people: those that run and those that wait.
    /// Further ones get 503 and `Retry-After` at once. Each takes a few milliseconds, so the last one waits for less than
    /// a second.
    public var heavyVisits = 64
    /// The longest header field, and the longest target, in bytes.
    public var headerField = 16_384
    /// The size of all header fields together, in bytes.
    public var headerList = 65_536
    /// The number of header fields.
    public var headerCount = 100
    /// The longest body that is read to its end, in bytes, so that the connection can be kept. After the response
    /// to a longer one the connection is closed. (At most `Request.longestBody` bytes of a body are kept.)
    public var drainedBody = 262_144
    /// The time from the start of a connection to the first byte of its first request.
    public var firstByte = Duration.seconds(10)
    /// The time from the first bytes of a head to its end.
    public var head = Duration.seconds(10)
    /// The time from the end of a head to the end of its body.
    public var body = Duration.seconds(20)
    /// The time between two requests on one connection.
    public var idle = Duration.seconds(30)
    /// The time from the end of a request to its response; for a streamed response, to the end of it.
    public var answer = Duration.seconds(30)
    /// The time in which the client must accept some bytes of a response that is waiting to be sent.
    public var stalledWrite = Duration.seconds(10)
    /// The time in which the client must accept a whole response.
    public var write = Duration.seconds(120)
    /// The time after the last response on a connection during which the server reads and drops what the client
    /// still sends. Otherwise a reset could destroy that response (RFC 9112, section 9.6).
    public var linger = Duration.seconds(2)

    public init() {}
}
