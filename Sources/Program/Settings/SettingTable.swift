import Adapters
import HTTPConnection
import HTTPMessages
import Site
import Support

/// Every setting of the program. To add one, add an entry here and read it by its key path: `reader[\.connections]`.
///
/// The options with their help, the names that the environment and the file may use, and the parsing all come from the
/// entries. The order is that of the help. A test checks the tables in `README.md`, here and at the root.
struct SettingTable: Sendable {
    // The server.
    let host = Setting(
        "host", .text("host"), default: "127.0.0.1", option: .serve, help: "The address to listen on.")
    let port = Setting(
        "port", .number(in: 0...65_535, "port"), default: "8080", option: .serve,
        help: "The port to listen on; 0 chooses a free one.")
    let socket = Setting(
        "socket", .text("path"), option: .serve,
        help: "Listen on a Unix domain socket at this path instead of on a port.")
    let reusePort = Setting(
        "reuse-port", .yesOrNo, default: "no", option: .serve,
        help: "Whether a new instance may listen on the same address and take over: yes or no.")
    let publicAddress = Setting(
        "public-address", .parsed("address", PublicAddress.init), option: .publishing,
        help: "The public address, such as https://almanac.example. Requests for other hosts are rejected.")
    let trustedProxies = Setting(
        "trusted-proxies",
        .parsed("list") { text throws(TrustedProxiesProblem) in try TrustedProxies(text) }, otherwise: "none",
        option: .serve,
        help: "The proxies whose X-Forwarded-* headers are trusted: addresses, ranges, and unix for the socket.",
        discussion: "For example 127.0.0.1,10.0.0.0/8,unix.")
    let proxyHeaders = Setting<TrustedProxies.Headers>(
        "proxy-headers", .oneOf("kind", ["x-forwarded": .xForwarded, "forwarded": .forwarded]),
        default: "x-forwarded", option: .serve,
        help: "The headers that these proxies set: x-forwarded, or forwarded as in RFC 7239.")
    let metricsPort = Setting(
        "metrics-port", .number(in: 0...65_535, "port"), otherwise: "none", option: .serve,
        help: "Serve Prometheus metrics on this port; 0 chooses a free one.")
    let metricsHost = Setting(
        "metrics-host", .text("host"), default: "127.0.0.1", option: .serve,
        help: "The address to serve metrics on. Whoever reaches it may read them.")
    let logFormat = Setting<AccessLogFormat?>(
        "log-format", .oneOf("format", ["text": .text, "json": .json, "off": nil]), default: "text", option: .serve,
        help: "The format of the access log: text, json or off.")
    let logNetworks = Setting(
        "log-networks", .yesOrNo, default: "no", option: .serve,
        help: "Whether the access log contains shortened visitor addresses: yes or no.")
    let otlp = Setting(
        "otlp", .parsed("address") { text throws(SettingProblem) in try CollectorAddress(text) }, otherwise: "none",
        option: .serve,
        help: "Send spans to this collector (OTLP over HTTP), such as http://127.0.0.1:4318/v1/traces.",
        discussion: "Without it, OTEL_EXPORTER_OTLP_ENDPOINT and its companions count.")
    let otlpPercent = Setting(
        "otlp-percent", .number(in: 0...100, "percent"), default: "100", option: .serve,
        help: "How many of a hundred traces that begin here are sent; those of a proxy are if it says so.")
    let pageCache = Setting(
        "page-cache", .number(in: 0...1024, "megabytes"), default: "32", option: .serve,
        live: true, help: "The size of the page cache in megabytes; 0 disables it.")
    let connections = Setting(
        "connections", .number(in: 1...1_000_000), default: "4096", option: .serve,
        help: "The maximum number of open connections.")
    let visits = Setting(
        "visits", .number(in: 1...1_000_000), default: "2048", option: .serve,
        help: "The maximum number of pages in progress, including those that wait for an upstream.")
    let heavyVisits = Setting(
        "heavy-visits", .number(in: 1...1_000_000), default: "64", option: .serve,
        help: "The maximum number of pages in progress that take much work, such as plans for two people.")
    let idleTimeout = Setting(
        "idle-timeout", .time(in: 1...3600), default: "30s", option: .serve,
        help: "How long an idle connection stays open between requests.")
    let headerTimeout = Setting(
        "header-timeout", .time(in: 1...3600), default: "10s", option: .serve,
        help: "The time limit for a request to begin, and then for its headers to arrive.")
    let bodyTimeout = Setting(
        "body-timeout", .time(in: 1...3600), default: "20s", option: .serve,
        help: "The time limit for a request's body to arrive after its headers.")
    let answerTimeout = Setting(
        "answer-timeout", .time(in: 1...3600), default: "30s", option: .serve, help: "The time limit for a page.",
        discussion: "Must be longer than upstream-budget, because a page may wait that long for its upstream.")
    let drainDelay = Setting(
        "drain-delay", .time(in: 0...3600), default: "0s", option: .serve,
        help: "How long to keep listening after SIGTERM, so that load balancers notice.")
    let shutdownTimeout = Setting(
        "shutdown-timeout", .time(in: 1...3600), default: "10s", option: .serve,
        help: "The time limit for requests in progress once listening has ended.")

    let interfaces = Setting(
        "interfaces", .interfaces, default: "nager,govuk,openholidays,mcp", option: .publishing,
        live: true, help: "The interfaces of others to answer: a list of nager, govuk, openholidays and mcp, or none.")
    let languages = Setting(
        "languages", .languages, default: "all", option: .serve,
        live: true, help: "The languages of the site beside English: a list such as de,fr, or all.")
    let publishDocuments = Setting(
        "publish-documents", .yesOrNo, default: "yes", option: .publishing,
        live: true,
        help: "Whether /documents has the documents and the data set, for another Almanac to read: yes or no.")
    let surrogateKeys = Setting(
        "surrogate-keys", .yesOrNo, default: "no", option: .serve,
        live: true,
        help: "Whether each response names its version and data, for a cache that purges by keys: yes or no.",
        discussion: "The header is Surrogate-Key. The shipped configuration of Varnish removes it.")
    let imprint = Setting(
        "imprint", .link, otherwise: "none", option: .publishing,
        live: true, help: "The address of your imprint, for the foot of every page.")
    let privacy = Setting(
        "privacy", .link, otherwise: "none", option: .publishing,
        live: true, help: "The address of your privacy notice, for the foot of every page.")
    let contact = Setting(
        "contact", .link, otherwise: "none", option: .publishing,
        live: true, help: "How to reach you, for the foot of every page: an https: or mailto: address.")
    let securityContact = Setting(
        "security-contact", .link, otherwise: "none", option: .publishing,
        live: true, help: "Where to report weaknesses, for /.well-known/security.txt: an https: or mailto: address.")
    let development = Setting(
        "development", .yesOrNo, default: "no", option: .serve,
        help: "Whether each page links to a trace of its visit: yes or no. For developers only.")

    // The sources of the documents, and their cache.
    let documents = Setting(
        "documents", .text("folder"), otherwise: "those inside the program",
        live: true, help: "Read the documents from this folder instead of the embedded ones.",
        discussion: "All of them are validated at start-up, and again on SIGHUP.")
    let dataDirectory = Setting(
        "data-directory", .text("folder"), otherwise: "none",
        live: true, help: "Read the documents from this folder of data sets, if it has newer ones than the program.",
        discussion: "almanac data fetch fills it. A running server takes new data without a restart.")
    let own = Setting(
        "own", .text("folder"), otherwise: "none",
        live: true,
        help: "A folder with calendars of your own (.xml, .ics, .csv), and corrections of the days of a country.",
        discussion: "They stand beside the documents, and are read again when a file changes.")
    let ownPrivate = Setting(
        "own-private", .yesOrNo, default: "no", option: .publishing,
        live: true, help: "Whether search engines and export leave out your own calendars: yes or no.")
    let schools = Setting(
        "schools", .text("folder|address"), otherwise: "none",
        live: true,
        help:
            "A folder with a copy of OpenHolidays' data, or https://openholidaysapi.org, for breaks of schools where the "
            + "site has none.",
        discussion:
            "A server asks the address once a day, and keeps the answers in its cache folder. Each page and record "
            + "made of them names the source and its licence. They are not in exports.")
    let schoolsRevision = Setting(
        "schools-revision", .day, otherwise: "the day of the newest file",
        live: true, help: "The day of the revision of the folder schools, for the credit: 2026-01-21.")
    let holidaysSource = Setting(
        "holidays-source", .text("source"), default: "embedded",
        help: "The source of the holidays: \(list(AdapterRegistry.holidays.values)).",
        discussion: AdapterRegistry.wordsWithKey.map { word in
            "Set the key for \(word) as ALMANAC_\(word.uppercased())_KEY or as \(word)-key in the file."
        }.joined(separator: " "))
    let quotesSource = Setting(
        "quotes-source", .text("source"), default: "embedded",
        help: "The source of the quotes: \(list(AdapterRegistry.quotes.values)).")
    let sidesSource = Setting(
        "sides-source", .text("source"), default: "embedded",
        help: "The source of the two sides: \(list(AdapterRegistry.sides.values)).")
    /// One for each adapter that needs a key.
    let keys = AdapterRegistry.wordsWithKey.map { word in
        Setting("\(word)-key", .secret, help: "The key for the source \(word).")
    }
    let cacheDirectory = Setting(
        "cache-directory", .text("folder"), otherwise: "almanac in the user's cache folder",
        help: "The folder for cached upstream documents.")
    let freshFor = Setting(
        "fresh-for", .time, default: "6h",
        help: "How long a document is served without revalidation: 90s, 15m, 6h, 7d.",
        discussion: "For one source: holidays-fresh-for, quotes-fresh-for, sides-fresh-for in the environment or file.")
    let staleFor = Setting(
        "stale-for", .time, default: "7d",
        help: "How long after that it is still served while it is revalidated in the background.")
    let holidaysFreshFor = Setting(
        "holidays-fresh-for", .time, otherwise: "as fresh-for", option: .noCommand,
        help: "Overrides fresh-for for the holidays.")
    let holidaysStaleFor = Setting(
        "holidays-stale-for", .time, otherwise: "as stale-for", option: .noCommand,
        help: "Overrides stale-for for the holidays.")
    let quotesFreshFor = Setting(
        "quotes-fresh-for", .time, otherwise: "as fresh-for", option: .noCommand,
        help: "Overrides fresh-for for the quotes.")
    let quotesStaleFor = Setting(
        "quotes-stale-for", .time, otherwise: "as stale-for", option: .noCommand,
        help: "Overrides stale-for for the quotes.")
    let sidesFreshFor = Setting(
        "sides-fresh-for", .time, otherwise: "as fresh-for", option: .noCommand,
        help: "Overrides fresh-for for the sides.")
    let sidesStaleFor = Setting(
        "sides-stale-for", .time, otherwise: "as stale-for", option: .noCommand,
        help: "Overrides stale-for for the sides.")
    let upstreamBudget = Setting(
        "upstream-budget", .time, default: "2s", help: "How long a page waits for a document that is not cached.")
    let upstreamTimeout = Setting(
        "upstream-timeout", .time, default: "15s",
        help: "The time limit for fetching a document from an upstream, including its body.")
    let upstreamFallback = Setting(
        "upstream-fallback", .yesOrNo, default: "no",
        help: "Whether the program's own documents stand in for those that a failing upstream never sent: yes or no.",
        discussion: "Pages and records made of them say so.")
    let allowPrivateUpstreams = Setting(
        "allow-private-upstreams", .yesOrNo, default: "no",
        help: "Whether upstream host names may resolve to private addresses: yes or no.")

    /// All entries, in the order above.
    static let all: [any AnySetting] = Mirror(reflecting: SettingTable()).children.flatMap { child in
        child.value as? [any AnySetting] ?? [child.value as? any AnySetting].compactMap(\.self)
    }

    /// Returns the values as part of a sentence: "a, b or c".
    private static func list(_ values: [String]) -> String {
        ([values.dropLast().joined(separator: ", ")] + values.suffix(1)).joined(separator: " or ")
    }
}
