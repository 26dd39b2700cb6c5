import Almanac
import ArgumentParser
import Documents
import Fetching
import Logging
import Site
import Upstreams
import VIPER

/// What every subcommand needs to put the site together.
struct Assembly: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Read the documents from this folder instead of the embedded ones.",
            discussion: "All of them are validated before the site is served.", valueName: "folder"))
    var documents: String?

    @Option(help: ArgumentHelp("Take this day for today, as YYYY-MM-DD (for scripts and tests).", valueName: "day"))
    var today: String?

    @OptionGroup var settings: SettingOptions

    func validate() throws {
        if let today, CivilDate(today) == nil {
            throw ValidationError("--today is a day such as 2026-10-03, not “\(today)”.")
        }
    }

    /// Puts the site together, hands it to the body, and ends what stands behind it when the body is done.
    ///
    /// - Parameter patience: how long a page may take before its beginning goes out with its loading state; nil
    ///   for the usual moment.
    func withSite(
        patience: Duration? = nil, logger: Logger, _ body: (Site) async throws -> Void
    ) async throws {
        try await reportingFailures {
            let settings = try await Settings(settings)
            let (library, sides) = try openLibraries(logger)
            let upstreams = settings.usesUpstreams ? Upstreams(settings, logger: logger) : nil
            let supplies = Supplies(settings, library: library, sides: sides, cache: upstreams?.cache)
            let site = Site(
                services: supplies.services(clock: clock), patience: patience ?? Patience.current, logger: logger)
            do {
                try await body(site)
            } catch {
                await upstreams?.end()
                throw error
            }
            await upstreams?.end()
        }
    }

    /// The network behind the cache, and the cache.
    private struct Upstreams {
        let fetcher: Fetcher
        let cache: DocumentCache

        init(_ settings: Settings, logger: Logger) {
            let log = UpstreamLog(logger: logger)
            fetcher = settings.fetcher(report: log.record)
            cache = DocumentCache(
                upstream: fetcher, shelf: CacheFolder(settings.cacheDirectory), memoryLimit: 64 << 20,
                budget: settings.budget, report: log.record)
        }

        func end() async {
            await cache.flush()
            await fetcher.shutdown()
        }
    }

    private func openLibraries(_ logger: Logger) throws(DocumentFailure) -> (DocumentLibrary, SideLibrary) {
        let report: @Sendable (DocumentFailure) -> Void = { logger.error("\($0)") }
        guard let documents else {
            let source = EmbeddedDocuments()
            return (DocumentLibrary(source, report: report), SideLibrary(source, report: report))
        }
        let source = DocumentFolder(documents)
        let library = DocumentLibrary(source, report: report)
        try library.validateAll()
        let sides = SideLibrary(source, report: report)
        try sides.validateAll()
        return (library, sides)
    }

    private var clock: any CivilClock {
        if let day = today.flatMap({ CivilDate($0) }) { FixedClock(day: day) } else { SystemClock() }
    }
}
