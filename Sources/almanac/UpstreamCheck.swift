import Almanac
import Documents
import Fetching
import Logging
import Synchronization
import Upstreams

/// Asks each configured upstream for something, and looks into the folder of the cache.
struct UpstreamCheck {
    private let settings: Settings
    private let troubles = Troubles()

    init(_ settings: Settings) {
        self.settings = settings
    }

    func findings() async -> [Finding] {
        guard settings.usesUpstreams else {
            return [Finding("upstreams", .good, "none: everything comes from the program itself")]
        }
        let troubles = troubles
        let fetcher = settings.fetcher()
        let cache = DocumentCache(
            upstream: fetcher, shelf: nil, memoryLimit: 64 << 20, budget: .seconds(20),
            report: { troubles.append($0.description) })
        let library = DocumentLibrary(EmbeddedDocuments())
        let supplies = Supplies(
            settings, library: library, sides: SideLibrary(EmbeddedDocuments()), cache: cache)
        var findings = [cacheFolder]
        if let address = settings.holidays.address {
            findings.append(
                await finding("holidays", address) { () throws(ServiceFailure) in
                    try await holidays(supplies)
                })
        }
        if let address = settings.quotes.address {
            findings.append(
                await finding("quotes", address) { () throws(ServiceFailure) in
                    "\(try await supplies.quotes.quotations().value.count) quotes"
                })
        }
        if let address = settings.sides.address {
            findings.append(
                await finding("sides", address) { () throws(ServiceFailure) in
                    for side in Side.allCases { _ = try await supplies.sides.code(of: side, refresh: false) }
                    let masters = try await supplies.sides.masters(refresh: false).value.count
                    let holocrons = try await supplies.sides.holocrons(refresh: false).value.count
                    return "\(masters) masters, \(holocrons) holocrons"
                })
        }
        await fetcher.shutdown()
        return findings
    }

    private func finding(
        _ part: String, _ address: UpstreamAddress, _ ask: () async throws(ServiceFailure) -> String
    ) async -> Finding {
        troubles.forget()
        let start = ContinuousClock.now
        do throws(ServiceFailure) {
            let seen = try await ask()
            let time = start.duration(to: .now)
            let plain = address.isEncrypted ? "" : "; not encrypted"
            return Finding(
                "\(part) from \(address)", address.isEncrypted || address.isLoopback ? .good : .doubtful,
                "\(seen), in \(time.milliseconds) ms\(plain)")
        } catch {
            let reasons = troubles.all
            return Finding(
                "\(part) from \(address)", .bad,
                reasons.isEmpty ? "it has nothing that could be shown" : reasons.joined(separator: " "))
        }
    }

    /// The United Kingdom's: every source has them.
    private func holidays(_ supplies: Supplies) async throws(ServiceFailure) -> String {
        let today = SystemClock().today(in: "UTC")
        guard let kingdom = CountryCode("GB"),
            let calendar = try await supplies.holidays.calendar(
                of: kingdom, covering: CalendarScope(year: today.year, regions: .wholeCountry))
        else { throw .invalid }
        return "\(calendar.value.holidays(in: today.year).count) holidays of GB in \(today.year)"
    }

    private var cacheFolder: Finding {
        do throws(ShelfFailure) {
            let count = try CacheFolder(settings.cacheDirectory).inspect()
            return Finding(
                "cache in \(settings.cacheDirectory)", count.damaged == 0 ? .good : .doubtful,
                "\(count.documents) documents, \(count.bytes) bytes, \(count.damaged) damaged")
        } catch {
            return Finding("cache in \(settings.cacheDirectory)", .bad, "\(error)")
        }
    }
}

extension Duration {
    fileprivate var milliseconds: Int64 {
        components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    }
}

/// What the cache reported, in order.
private final class Troubles: Sendable {
    private let texts = Mutex<[String]>([])

    var all: [String] { texts.withLock { $0 } }

    func forget() { texts.withLock { $0 = [] } }

    func append(_ text: String) { texts.withLock { $0.append(text) } }
}
