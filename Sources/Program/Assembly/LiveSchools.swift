import Adapters
import AlmanacValues
import Documents
import Entities
import Fetching
import Foundation
import HTTPConnection
import HTTPServer
import Logging
import Schools
import ServiceContracts
import Support
import Synchronization
import Upstreams

/// Breaks of schools from the live interface of OpenHolidays. They are fetched in the background, so that no visitor waits for
/// them, and kept in the cache folder, so that a restart has them.
final class LiveSchools: Sendable {
    /// What belongs to one address. The settings may name another one while the server runs.
    private struct Feed: Sendable {
        let address: UpstreamAddress
        let source: SchoolSource
        let fetcher: Fetcher
        var round: SchoolSource.Round?
        /// When it was last requested, in seconds since 1970.
        var tried: Int?
        var failures = 0
        var due = ContinuousClock.now
    }

    private let feed = Mutex<Feed?>(nil)
    private let logger: Logger
    private let clock: any CivilClock

    /// The time from a round without failures to the next one. It varies, so that servers that were started together do
    /// not ask together.
    private static let day = 23 * 3600...25 * 3600
    /// The shortest and the longest time to the next round after a failure; it doubles with each.
    private static let retry = 300...6 * 3600

    init(clock: any CivilClock, logger: Logger) {
        (self.clock, self.logger) = (clock, logger)
    }

    /// Returns what is known from an address. Requests nothing.
    func content(of address: UpstreamAddress) -> SchoolContent {
        let known = feed.withLock { $0?.address == address ? $0?.round?.content : nil }
        let pending = SourceOutage(service: SchoolInterface.service, tried: nil)
        return known ?? SchoolContent([], missing: [], outage: pending, knowsCountries: false)
    }

    /// Reads what is on disk if the settings name a different address than before. Requests nothing.
    ///
    /// - Returns: whether they do.
    @discardableResult
    func open(_ settings: Settings) async -> Bool {
        let (old, isOther) = feed.withLock { feed in (feed?.fetcher, feed?.address != settings.schoolsInterface) }
        guard isOther else { return false }
        await old?.shutdown()
        guard let address = settings.schoolsInterface else {
            feed.withLock { $0 = nil }
            return true
        }
        let log = UpstreamLog(logger: logger)
        let fetcher = settings.fetcher(report: log.record)
        let source = SchoolSource(
            interface: SchoolInterface("\(address)"),
            cache: DocumentCache(
                upstream: fetcher, shelf: CacheFolder(settings.cacheDirectory), memoryLimit: 64 << 20,
                budget: settings.timeout + .seconds(5), report: log.record))
        let wanted = Wanted(settings, around: year)
        let round = await source.round(around: year, asks: false, tried: nil) { await wanted.contains($0) }
        feed.withLock { $0 = Feed(address: address, source: source, fetcher: fetcher, round: round) }
        return true
    }

    /// Requests what is not fresh: at once, and then once a day. Runs until the task is cancelled.
    ///
    /// - Parameters:
    ///   - settings: read every two seconds, since they may name another address.
    ///   - changed: called if the breaks have changed, or if some cannot be fetched.
    func run(_ settings: @Sendable () -> Settings, _ changed: @Sendable () -> Void) async {
        while !Task.isCancelled {
            let settings = settings()
            if await open(settings) { changed() }
            if let feed = feed.withLock(\.self), feed.due <= .now, await ask(feed, settings) { changed() }
            do { try await Task.sleep(for: .seconds(2)) } catch { return }
        }
    }

    /// - Returns: whether the content has changed.
    private func ask(_ feed: Feed, _ settings: Settings) async -> Bool {
        let tried = Int(Date().timeIntervalSince1970)
        let wanted = Wanted(settings, around: year)
        let round = await feed.source.round(around: year, asks: true, tried: tried) { await wanted.contains($0) }
        guard !Task.isCancelled else { return false }
        let failures = round.isWell ? 0 : feed.failures + 1
        let wait =
            round.isWell
            ? Int.random(in: Self.day)
            : min(Self.retry.lowerBound << min(failures - 1, 10), Self.retry.upperBound) * .random(in: 80...120) / 100
        self.feed.withLock { current in
            guard current?.address == feed.address else { return }
            current?.round = round
            current?.tried = tried
            current?.failures = failures
            current?.due = .now + .seconds(wait)
        }
        tell(round)
        return round.content != feed.round?.content
    }

    private func tell(_ round: SchoolSource.Round) {
        let content = round.content
        let refused = content.problems.first.map {
            "; \(content.problems.count) rows or documents are refused, such as \($0); almanac check lists them"
        }
        let text = "schools: asked \(SchoolInterface.service): \(content.summary)\(refused ?? "")"
        if round.isWell { logger.notice("\(text)") } else { logger.warning("\(text); some could not be fetched") }
    }

    /// Reads the certificates of trusted issuers again, and begins the next round at once. Fresh documents are not
    /// requested.
    func hurry() {
        feed.withLock { $0?.due = .now }
        feed.withLock { $0?.fetcher }?.reloadCertificates()
    }

    private var year: Int { clock.today(in: "UTC").year }

    /// Cancels what is being fetched, and waits until all documents are on disk.
    func end() async {
        let feed = feed.withLock(\.self)
        await feed?.source.cache.flush()
        await feed?.fetcher.shutdown()
    }

    // MARK: For operators

    /// Nil without an address.
    var health: HealthReport.Part? {
        guard let feed = feed.withLock(\.self) else { return nil }
        let content = feed.round?.content
        let day = content?.newest.map { "; the newest came on \($0)" } ?? ""
        let tried = feed.tried.map { "; last asked \(SourceOutage.Moment(seconds: $0))" } ?? ""
        return HealthReport.Part(
            name: "schools", isWell: feed.failures == 0 && content?.isUnsettled == false,
            note: "\(content?.summary ?? "nothing fetched")\(day)\(tried)")
    }

    var metrics: [MetricFamily] {
        guard let feed = feed.withLock(\.self) else { return [] }
        let content = feed.round?.content
        return [
            MetricFamily(
                "almanac_schools_countries", "Countries of the live source of school holidays, by state.", .gauge,
                [
                    .init(Double(content?.countryCount ?? 0), labels: [("state", "used")]),
                    .init(Double(content?.failing.count ?? 0), labels: [("state", "failing")]),
                ]),
            MetricFamily(
                "almanac_schools_age_seconds",
                "Time from when the live source of school holidays sent or confirmed the oldest document in use to when it was "
                    + "last asked.", .gauge,
                [feed.round?.age.map { .init(Double($0.components.seconds)) }].compactMap(\.self)),
            MetricFamily(
                "almanac_schools_failures", "Rounds in a row in which the live source of school holidays failed.",
                .gauge, Double(feed.failures)),
            MetricFamily(
                "almanac_schools_refused",
                "Rows and documents of the live source of school holidays that cannot be used.",
                .gauge, Double(content?.problems.count ?? 0)),
        ]
    }
}

extension LiveSchools {
    /// The countries that are worth requesting: those whose calendar in our own documents lacks breaks.
    struct Wanted: Sendable {
        private let library: DocumentLibrary
        private let years: ClosedRange<Int>
        /// Whether holidays come from an upstream, because then the documents say nothing about its breaks.
        private let isUpstream: Bool

        init(_ settings: Settings, around year: Int) {
            library = DocumentLibrary(DocumentChoice(settings).source)
            years = SchoolInterface.years(around: year)
            isUpstream = settings.holidays != nil
        }

        func contains(_ country: CountryCode) async -> Bool {
            do throws(ServiceFailure) {
                let scope = CalendarScope(years: CivilDate.years)
                guard let calendar = try await library.calendar(of: country, covering: scope)?.value else {
                    return false
                }
                return isUpstream || SchoolAlmanac.isIncomplete(calendar, in: years)
            } catch {
                // Our own document is invalid, which is reported elsewhere.
                return false
            }
        }
    }
}
