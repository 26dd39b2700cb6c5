extension Site {
    /// What an operator decides about the site.
    public struct Configuration: Sendable {
        /// Where visitors find the site. Requests for another host are refused; with nil, none is.
        public var publicAddress: PublicAddress?
        /// Further hosts that are answered, as `Host` has them: `localhost:8080`.
        public var otherHosts: [String] = []
        /// The room for finished pages, in bytes; 0 keeps none.
        public var pageCacheLimit = 32 << 20
        /// The longest that a finished page is used, in seconds; nil where only midnight ends it. For documents
        /// that change without `revision` telling.
        public var pageLifetime: Int?
        /// Grows when a document has changed: pages of an older revision are made anew. Asked at every request, so
        /// it has to be quick.
        public var revision: @Sendable () -> UInt64 = { 0 }
        /// The time in seconds since 1970.
        public var now: @Sendable () -> Int = { WallClock.seconds() }

        public init() {}
    }
}
