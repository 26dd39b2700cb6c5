import Almanac
import ArgumentParser
import Documents
import Logging
import Site
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

    func validate() throws {
        if let today, CivilDate(today) == nil {
            throw ValidationError("--today is a day such as 2026-10-03, not “\(today)”.")
        }
    }

    /// - Parameter patience: how long a page may take before its beginning goes out with its loading state; nil
    ///   for the usual moment.
    func site(patience: Duration? = nil, logger: Logger) async throws -> Site {
        let (library, sides) = try await reportingFailures { try openLibraries(logger) }
        return Site(
            services: SiteServices(
                countries: library, holidays: library, quotes: library, people: library, sides: sides, clock: clock),
            patience: patience ?? Patience.current, logger: logger)
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
