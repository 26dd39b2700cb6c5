import Adapters
import Fetching
import Foundation
import Support
import Upstreams

/// The validated settings of the site's sources and their cache.
struct Settings {
    /// The upstream of the holidays; nil for the program's own documents. Likewise for the quotes and the sides.
    let holidays: (any HolidayAdapter)?
    let quotes: (any QuoteAdapter)?
    let sides: (any SideAdapter)?
    /// The words of the adapters whose key is set. The keys themselves are known only to the adapters.
    private let keyWords: [String]
    let cacheDirectory: String
    /// How long a visitor waits for a document that is not cached.
    let budget: Duration
    /// How long fetching a document from an upstream may take, including its body.
    let timeout: Duration
    /// Whether the names of upstreams may resolve to this machine or its network.
    let allowsPrivateUpstreams: Bool
    private let lifetimes: [String: Lifetimes]

    private static let parts = ["holidays", "quotes", "sides"]

    private static let keyNames = AdapterRegistry.wordsWithKey.map { "\($0)-key" }

    /// The names of all settings, as written in the file.
    static let names: Set<String> = Set(
        [
            "cache-directory", "fresh-for", "stale-for", "upstream-budget", "upstream-timeout",
            "allow-private-upstreams",
        ]
            + keyNames + parts.flatMap { ["\($0)-source", "\($0)-fresh-for", "\($0)-stale-for"] })

    /// The names of settings that can only be set in the environment or the file.
    static let withoutOption: Set<String> = Set(
        keyNames + parts.flatMap { ["\($0)-fresh-for", "\($0)-stale-for"] })

    init(_ reader: SettingReader) throws(SettingFailure) {
        var keys: [String: String] = [:]
        for word in AdapterRegistry.wordsWithKey { keys[word] = reader.text("\(word)-key", isSecret: true) }
        keyWords = keys.keys.sorted()
        holidays = try reader.source("holidays", of: AdapterRegistry.holidays, keys)
        quotes = try reader.source("quotes", of: AdapterRegistry.quotes, keys)
        sides = try reader.source("sides", of: AdapterRegistry.sides, keys)
        try Self.checkKeys([("holidays", holidays), ("quotes", quotes), ("sides", sides)], keys)
        cacheDirectory = reader.text("cache-directory") ?? Self.userCacheDirectory
        budget = try reader.time("upstream-budget", default: .seconds(2))
        timeout = try reader.time("upstream-timeout", default: .seconds(15))
        allowsPrivateUpstreams = try reader.choice("allow-private-upstreams")
        lifetimes = try Self.lifetimes(reader)
    }

    private static func checkKeys(
        _ sources: [(part: String, adapter: (any Adapter)?)], _ keys: [String: String]
    ) throws(SettingFailure) {
        for (part, adapter) in sources {
            guard let type = adapter.map({ type(of: $0) }), type.needsKey, keys[type.word] == nil else { continue }
            let word = type.word
            throw SettingFailure(
                "\(part)-source \(word) needs a key; set ALMANAC_\(word.uppercased())_KEY, or \(word)-key in the file "
                    + "(there is no option, because process lists show options)")
        }
    }

    var usesUpstreams: Bool { !addresses.isEmpty }

    private var addresses: [UpstreamAddress] {
        [holidays?.address, quotes?.address, sides?.address].compactMap(\.self)
    }

    /// The sources in one line, without secrets.
    var summary: String {
        let parts = [("holidays", holidays?.address), ("quotes", quotes?.address), ("sides", sides?.address)]
        return parts.map { "\($0) \($1.map { "from \($0)" } ?? "embedded")" }.joined(separator: ", ")
            + keyWords.map { "; a key for \($0)" }.joined()
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

extension SettingReader {
    /// Reads the source of a part of the site; nil for the program's own documents.
    fileprivate func source<Source>(
        _ part: String, of choice: AdapterChoice<Source>, _ keys: [String: String]
    ) throws(SettingFailure) -> Source? {
        try value("\(part)-source", default: nil) { text throws(SettingProblem) in
            try choice.source(text, keys: keys)
        }
    }
}
