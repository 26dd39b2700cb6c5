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

    private static let parts = ["holidays", "quotes", "sides"]

    /// The names of all settings, as written in the file.
    static let names: Set<String> = Set(
        [
            "cache-directory", "fresh-for", "stale-for", "upstream-budget", "upstream-timeout",
            "allow-private-upstreams", "holidayapi-key",
        ]
            + parts.flatMap { ["\($0)-source", "\($0)-fresh-for", "\($0)-stale-for"] })

    /// The names of settings that can only be set in the environment or the file.
    static let withoutOption: Set<String> = Set(
        ["holidayapi-key"] + parts.flatMap { ["\($0)-fresh-for", "\($0)-stale-for"] })

    init(_ reader: SettingReader) throws(SettingFailure) {
        holidays = try reader.value("holidays-source", default: .embedded) { text throws(SettingProblem) in
            try HolidaysSource(text)
        }
        quotes = try reader.value("quotes-source", default: .embedded) { text throws(SettingProblem) in
            try QuotesSource(text)
        }
        sides = try reader.value("sides-source", default: .embedded) { text throws(SettingProblem) in
            try SidesSource(text)
        }
        holidayAPIKey = reader.text("holidayapi-key", isSecret: true).map { Secret(name: "key", value: $0) }
        if case .holidayAPI = holidays, holidayAPIKey == nil {
            throw SettingFailure(
                "holidays-source holidayapi needs a key; set ALMANAC_HOLIDAYAPI_KEY, or holidayapi-key in the file "
                    + "(there is no option, because process lists show options)")
        }
        cacheDirectory = reader.text("cache-directory") ?? Self.userCacheDirectory
        budget = try reader.time("upstream-budget", default: .seconds(2))
        timeout = try reader.time("upstream-timeout", default: .seconds(15))
        allowsPrivateUpstreams = try reader.choice("allow-private-upstreams")
        lifetimes = try Self.lifetimes(reader)
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

    private static func lifetimes(_ reader: SettingReader) throws(SettingFailure) -> [String: Lifetimes] {
        let fresh = try reader.time("fresh-for", default: Lifetimes().fresh)
        let stale = try reader.time("stale-for", default: Lifetimes().stale)
        var lifetimes: [String: Lifetimes] = [:]
        for part in parts {
            lifetimes[part] = Lifetimes(
                fresh: try reader.time("\(part)-fresh-for", default: fresh),
                stale: try reader.time("\(part)-stale-for", default: stale))
        }
        return lifetimes
    }

    /// The default cache folder, by the XDG Base Directory Specification.
    private static var userCacheDirectory: String {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/almanac" }
        return (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache/almanac"
    }
}
