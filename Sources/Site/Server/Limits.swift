extension Server {
    /// What one visitor, and all of them together, may ask of the server. Every wait has an end.
    public struct Limits: Sendable {
        /// Connections served at once. For one more, the connection that has waited longest for a request is closed; if
        /// none waits, the new one is told 503 and closed. Fewer where the system gives the process fewer descriptors.
        public var connections = 4096
        /// Visits to modules under way at once. Further ones are told 503 and `Retry-After` at once; finished pages
        /// go out all the same. Many of them may wait for one page that is being made, or for one upstream, which costs
        /// next to nothing: so there is room for a crowd.
        public var visits = 2048
        /// The longest header field, and the longest target, in bytes.
        public var headerField = 16_384
        /// All header fields together, in bytes.
        public var headerList = 65_536
        public var headerCount = 100
        /// The longest body that is read to its end, in bytes, to keep the connection for a next request. A longer one
        /// is answered and the connection closed. (What is kept of it is at most `SiteRequest.longestBody`.)
        public var drainedBody = 262_144
        /// From the connection to the first byte of its first request.
        public var firstByte = Duration.seconds(10)
        /// From the first bytes of a head to its end.
        public var head = Duration.seconds(10)
        /// From the end of a head to the end of its body.
        public var body = Duration.seconds(20)
        /// Between two requests of one connection.
        public var idle = Duration.seconds(30)
        /// From the end of a request to its answer; for one that is streamed, to the answer's end.
        public var answer = Duration.seconds(30)
        /// Without the visitor taking anything of an answer that waits to go out.
        public var stalledWrite = Duration.seconds(10)
        /// For the visitor to take a whole answer.
        public var write = Duration.seconds(120)
        /// After the last answer of a connection, for what the visitor still sends: it is dropped, and keeps the answer
        /// from being lost to a reset (RFC 9112, section 9.6).
        public var linger = Duration.seconds(2)

        public init() {}
    }
}
