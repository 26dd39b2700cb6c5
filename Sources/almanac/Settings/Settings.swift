import Fetching
import Foundation
import Upstreams

/// The validated settings of the site's sources and their cache.
struct Settings {
    let holidays: HolidaysSource
    let quotes: QuotesSource
    let sides: SidesSource
    let holidayAPIKey: Secret?
    let cacheDirectory: String
    /// How long a visitor waits for a document that is not cached.
    let budget: Duration
    /// How long fetching a document from an upstream may take, including its body.
    let timeout: Duration
    /// Whether the names of upstreams may resolve to this machine or its network.
    let allowsPrivateUpstreams: Bool
    private let lifetimes: [String: Lifetimes]

    init(_ reader: SettingReader) throws(SettingFailure) {
        holidays = try reader[\.holidaysSource]
        quotes = try reader[\.quotesSource]
        sides = try reader[\.sidesSource]
        holidayAPIKey = try reader[\.holidayAPIKey]
        if case .holidayAPI = holidays, holidayAPIKey == nil {
            throw SettingFailure(
                "holidays-source holidayapi needs a key; set ALMANAC_HOLIDAYAPI_KEY, or holidayapi-key in the file "
                    + "(there is no option, because process lists show options)")
        }
        cacheDirectory = try reader[\.cacheDirectory] ?? Self.userCacheDirectory
        budget = try reader[\.upstreamBudget]
        timeout = try reader[\.upstreamTimeout]
        allowsPrivateUpstreams = try reader[\.allowPrivateUpstreams]
        let (fresh, stale) = (try reader[\.freshFor], try reader[\.staleFor])
        lifetimes = try [
            "holidays": Lifetimes(
                fresh: reader[\.holidaysFreshFor] ?? fresh, stale: reader[\.holidaysStaleFor] ?? stale),
            "quotes": Lifetimes(fresh: reader[\.quotesFreshFor] ?? fresh, stale: reader[\.quotesStaleFor] ?? stale),
            "sides": Lifetimes(fresh: reader[\.sidesFreshFor] ?? fresh, stale: reader[\.sidesStaleFor] ?? stale),
        ]
    }

    var usesUpstreams: Bool { !addresses.isEmpty }

    private var addresses: [UpstreamAddress] {
        [holidays.address, quotes.address, sides.address].compactMap(\.self)
    }

    /// The sources in one line, without secrets.
    var summary: String {
        let key = holidayAPIKey == nil ? "" : "; a key for holidayapi"
        let parts = [("holidays", holidays.address), ("quotes", quotes.address), ("sides", sides.address)]
        return parts.map { "\($0) \($1.map { "from \($0)" } ?? "embedded")" }.joined(separator: ", ") + key
    }

    func fetcher(report: @escaping @Sendable (FetchEvent) -> Void = { _ in }) -> Fetcher {
        Fetcher(
            limits: FetchLimits(total: timeout), allowsPrivateAddresses: allowsPrivateUpstreams, report: report)
    }

    func lifetimes(of part: String) -> Lifetimes { lifetimes[part] ?? Lifetimes() }

    /// The default cache folder, by the XDG Base Directory Specification.
    private static var userCacheDirectory: String {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/almanac" }
        return (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache/almanac"
    }
}
