public import AlmanacValues
public import HTML
public import Layout
public import Support

extension Site {
    /// The operator's settings for the site.
    public struct Configuration: Sendable {
        /// The address at which visitors find the site. Requests for other hosts are rejected. Nil accepts every host.
        public var publicAddress: PublicAddress?
        /// Further hosts to accept, as `Host` names them: `localhost:8080`.
        public var otherHosts: [String] = []
        /// The size limit of the page cache, in bytes; 0 turns it off.
        public var pageCacheLimit = 32 << 20
        /// The longest time that a page stays in the page cache, in seconds. Nil leaves the limit to the quarter hour
        /// (`Validity`). Set it for documents that change without a change of `revision`.
        public var pageLifetime: Int?
        /// The interfaces of other services that the site answers. The addresses of the others are unknown.
        public var interfaces = Set(Interface.allCases)
        /// The languages that the site speaks, English among them, in the order in which visitors choose.
        public var languages = [Language.english]
        /// The version of the program, for assistants.
        public var version = ""
        /// Whether a server answers. A site of files takes no forms.
        public var isServed = true
        /// The operator's own pages, in the foot of every page.
        public var operatorLinks = OperatorLinks()
        /// Where to report weaknesses of the site: `/.well-known/security.txt` says it. Nil for no such file.
        public var securityContact: Link?
        /// Further files at `/documents`: the data set in use, which other Almanacs fetch.
        public var documentFiles: [DocumentFile] = []
        /// Whether search engines are asked to leave out what is about the operator's own calendars.
        public var hidesOwnCalendars = false
        /// Whether each page has a link to the trace of its visit. The traces show how the site works inside, so this is
        /// not for a site that others visit.
        public var isDevelopment = false
        /// Takes the spans of visits that belong to a sampled trace; nil to record none.
        public var spans: (any SpanSink)?
        /// Counts how long visits took.
        public var times = VisitTimes()
        /// The keys that every response has in `Surrogate-Key`, by which a shared cache can purge what this program made
        /// from its present data. Without spaces; empty to omit the field.
        public var surrogateKeys: [String] = []
        /// The revision of the documents, which increases whenever one of them changes. Pages of an older revision are
        /// made anew. Called for every request, so it has to be fast.
        public var revision: @Sendable () -> UInt64 = { 0 }
        /// Returns the current time, in seconds since 1970.
        public var now: @Sendable () -> Int = { WallClock.seconds() }

        public init() {}
    }
}
