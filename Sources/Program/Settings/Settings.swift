import Adapters
import AlmanacValues
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
    /// The folder with the operator's own documents; nil for the embedded ones.
    let documents: String?
    /// The folder of data sets; nil without one.
    let dataDirectory: String?
    /// The folder with the operator's own calendars and corrections; nil without any.
    let own: String?
    /// The folder with a copy of OpenHolidays' data, for breaks of schools; nil without one.
    let schools: String?
    /// The address of the live interface of OpenHolidays, in place of the folder.
    let schoolsInterface: UpstreamAddress?
    /// The day of its revision, if the operator says it.
    let schoolsRevision: CivilDate?
    let cacheDirectory: String
    /// How long a visitor waits for a document that is not cached.
    let budget: Duration
    /// How long fetching a document from an upstream may take, including its body.
    let timeout: Duration
    /// Whether the site's own documents stand in for those that an upstream never sent.
    let fallsBack: Bool
    /// Whether the names of upstreams may resolve to this machine or its network.
    let allowsPrivateUpstreams: Bool
    private let lifetimes: [String: Lifetimes]

    init(_ reader: SettingReader) throws(SettingFailure) {
        var keys: [String: String] = [:]
        for (word, setting) in zip(AdapterRegistry.wordsWithKey, SettingTable().keys) {
            keys[word] = try reader[setting]
        }
        keyWords = keys.keys.sorted()
        holidays = try reader.source(\.holidaysSource, of: AdapterRegistry.holidays, keys)
        quotes = try reader.source(\.quotesSource, of: AdapterRegistry.quotes, keys)
        sides = try reader.source(\.sidesSource, of: AdapterRegistry.sides, keys)
        let addresses = [holidays?.address, quotes?.address, sides?.address, try reader.schoolsInterface()]
        if addresses.contains(where: { $0?.isEncrypted == true }) {
            do throws(TrustFiles.Problem) { try TrustFiles.current.check() } catch {
                throw SettingFailure("\(error); correct or unset it")
            }
        }
        try Self.checkKeys([("holidays", holidays), ("quotes", quotes), ("sides", sides)], keys)
        documents = try reader[\.documents]
        dataDirectory = try reader[\.dataDirectory]
        own = try reader[\.own]
        schoolsInterface = try reader.schoolsInterface()
        schools = schoolsInterface == nil ? try reader[\.schools] : nil
        schoolsRevision = try reader[\.schoolsRevision]
        if schoolsInterface != nil, schoolsRevision != nil {
            throw reader.failure(
                SettingTable().schoolsRevision,
                reason: "it is the day of a folder; leave it out, since schools names an address")
        }
        if documents != nil, dataDirectory != nil {
            throw SettingFailure("documents and data-directory both say where the documents are; leave out one of them")
        }
        cacheDirectory = try reader[\.cacheDirectory] ?? Self.userCacheDirectory
        budget = try reader[\.upstreamBudget]
        timeout = try reader[\.upstreamTimeout]
        fallsBack = try reader[\.upstreamFallback]
        allowsPrivateUpstreams = try reader[\.allowPrivateUpstreams]
        let (fresh, stale) = (try reader[\.freshFor], try reader[\.staleFor])
        lifetimes = try [
            "holidays": Lifetimes(
                fresh: reader[\.holidaysFreshFor] ?? fresh, stale: reader[\.holidaysStaleFor] ?? stale),
            "quotes": Lifetimes(fresh: reader[\.quotesFreshFor] ?? fresh, stale: reader[\.quotesStaleFor] ?? stale),
            "sides": Lifetimes(fresh: reader[\.sidesFreshFor] ?? fresh, stale: reader[\.sidesStaleFor] ?? stale),
        ]
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

    func fetcher(
        spans: (any SpanSink)? = nil, report: @escaping @Sendable (FetchEvent) -> Void = { _ in }
    ) -> Fetcher {
        Fetcher(
            limits: FetchLimits(total: timeout), userAgent: Version.userAgent,
            allowsPrivateAddresses: allowsPrivateUpstreams, spans: spans, report: report)
    }

    func lifetimes(of part: String) -> Lifetimes { lifetimes[part] ?? Lifetimes() }

    /// The default cache folder, by the XDG Base Directory Specification.
    private static var userCacheDirectory: String {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/almanac" }
        return (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache/almanac"
    }
}

extension SettingReader {
    /// The address of the live interface that `schools` names; nil for a folder.
    fileprivate func schoolsInterface() throws(SettingFailure) -> UpstreamAddress? {
        guard let place = try self[\.schools],
            ["https://", "http://"].contains(where: { place.utf8.starts(with: $0.utf8) })
        else { return nil }
        let setting = SettingTable().schools
        let address: UpstreamAddress
        do throws(SettingProblem) { address = try UpstreamAddress(place) } catch {
            throw failure(setting, reason: error.description)
        }
        guard address.isEncrypted || address.isLoopback else {
            throw failure(setting, reason: "\"\(address)\" (expected https://: others could change what is fetched)")
        }
        return address
    }

    /// The source of a part of the site; nil for the program's own documents.
    fileprivate func source<Source>(
        _ entry: KeyPath<SettingTable, Setting<String>>, of choice: AdapterChoice<Source>, _ keys: [String: String]
    ) throws(SettingFailure) -> Source? {
        let text = try self[entry]
        do throws(SettingProblem) { return try choice.source(text, keys: keys) } catch {
            throw failure(SettingTable()[keyPath: entry], reason: error.description)
        }
    }
}
