import Adapters
import AlmanacValues
import Documents
import Entities
import Fetching
import Logging
import ServiceContracts
import Synchronization
import Upstreams

/// Checks each configured upstream with real requests, and the cache folder.
struct UpstreamCheck {
    private let settings: Settings
    private let clock: any CivilClock
    private let troubles = Troubles()

    /// What a check found at an upstream.
    private enum Sight {
        case found(String)
        /// The upstream answered, but has nothing that the site can use.
        case nothing(String)
    }

    private static let encryptionAdvice = "Use https:// for upstreams on other machines, if they offer it."
    private static let upstreamAdvice =
        "Correct the address of the upstream, or wait until it works again. almanac serve starts in any case: it serves "
        + "cached documents, and an error for pages whose documents are not cached (or, with --upstream-fallback yes, the "
        + "program's own data)."
    private static let damageAdvice = "Damaged files in the cache are fetched again; you need not do anything."
    private static let cacheAdvice =
        "Make the cache folder readable and writable for this user, or choose another one with --cache-directory."

    init(_ settings: Settings, clock: any CivilClock) {
        self.settings = settings
        self.clock = clock
    }

    func findings() async -> [Finding] {
        guard settings.usesUpstreams else {
            return [Finding("upstreams", .good, "none configured")]
        }
        let troubles = troubles
        let fetcher = settings.fetcher()
        let cache = DocumentCache(
            upstream: fetcher, shelf: nil, memoryLimit: 64 << 20, budget: .seconds(20),
            report: { troubles.append($0.description) })
        let library = DocumentLibrary(EmbeddedDocuments())
        let supplies = Supplies(
            settings, library: library, sides: SideLibrary(EmbeddedDocuments()), cache: cache, clock: clock)
        var findings = [cacheFolder]
        if let address = settings.holidays?.address {
            findings.append(
                await finding("holidays", address) { () throws(ServiceFailure) in try await holidays(supplies) })
        }
        if let address = settings.quotes?.address {
            findings.append(
                await finding("quotes", address) { () throws(ServiceFailure) in
                    let count = try await supplies.quotes.quotations().value.count
                    return count > 0 ? .found("\(count) quotes") : .nothing("the upstream has no quotes")
                })
        }
        if let address = settings.sides?.address {
            findings.append(
                await finding("sides", address) { () throws(ServiceFailure) in try await sides(supplies) })
        }
        await fetcher.shutdown()
        return findings
    }

    private func finding(
        _ part: String, _ address: UpstreamAddress, _ look: () async throws(ServiceFailure) -> Sight
    ) async -> Finding {
        troubles.forget()
        let subject = "\(part) from \(address)"
        let start = ContinuousClock.now
        do throws(ServiceFailure) {
            switch try await look() {
            case .found(let seen):
                let time = start.duration(to: .now)
                let plain = address.isEncrypted ? "" : "; not encrypted"
                return Finding(
                    subject, Self.state(of: address), "\(seen), in \(time.milliseconds) ms\(plain)",
                    advice: Self.encryptionAdvice)
            case .nothing(let reason):
                return Finding(
                    subject, .bad, ([reason] + troubles.all).joined(separator: "; "), advice: Self.upstreamAdvice)
            }
        } catch {
            let reasons = troubles.all
            return Finding(
                subject, .bad,
                reasons.isEmpty ? "the upstream has no usable document" : reasons.joined(separator: "; "),
                advice: Self.upstreamAdvice)
        }
    }

    /// The state of a working upstream. One on another machine should use TLS.
    static func state(of address: UpstreamAddress) -> Finding.State {
        address.isEncrypted || address.isLoopback ? .good : .doubtful
    }

    /// Looks for this year's holidays of the United Kingdom, which most sources have, or else of the source's first
    /// country.
    private func holidays(_ supplies: Supplies) async throws(ServiceFailure) -> Sight {
        let countries = try await supplies.countries.countries().value
        guard let country = countries.first(where: { $0.code == CountryCode("GB") }) ?? countries.first else {
            return .nothing("the upstream has no known country")
        }
        let year = clock.today(in: "UTC").year
        let calendar = try await supplies.holidays.calendar(
            of: country.code, covering: CalendarScope(year: year, regions: .wholeCountry))
        let count = calendar?.value.holidays(in: year).count ?? 0
        guard count > 0 else { return .nothing("the upstream has no holidays of \(country.code) in \(year)") }
        return .found("\(countries.count) countries, \(count) holidays of \(country.code) in \(year)")
    }

    private func sides(_ supplies: Supplies) async throws(ServiceFailure) -> Sight {
        for side in Side.allCases { _ = try await supplies.sides.code(of: side, refresh: false) }
        let masters = try await supplies.sides.masters(refresh: false).value.count
        let holocrons = try await supplies.sides.holocrons(refresh: false).value.count
        guard masters > 0, holocrons > 0 else {
            return .nothing("the upstream has \(masters) masters and \(holocrons) holocrons")
        }
        return .found("\(masters) masters, \(holocrons) holocrons")
    }

    private var cacheFolder: Finding {
        do throws(ShelfFailure) {
            let folder = CacheFolder(settings.cacheDirectory)
            try folder.probe()
            let count = try folder.inspect()
            return Finding(
                "cache in \(settings.cacheDirectory)", count.damaged == 0 ? .good : .doubtful,
                "\(count.documents) documents, \(count.bytes) bytes, \(count.damaged) damaged",
                advice: Self.damageAdvice)
        } catch {
            return Finding("cache in \(settings.cacheDirectory)", .bad, "\(error)", advice: Self.cacheAdvice)
        }
    }
}

extension Duration {
    fileprivate var milliseconds: Int64 {
        components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    }
}

/// The events that the cache reported, in order.
private final class Troubles: Sendable {
    private let texts = Mutex<[String]>([])

    var all: [String] { texts.withLock { $0 } }

    func forget() { texts.withLock { $0 = [] } }

    func append(_ text: String) { texts.withLock { $0.append(text) } }
}
