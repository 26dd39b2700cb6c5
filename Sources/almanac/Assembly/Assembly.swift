import Almanac
import ArgumentParser
import Documents
import Foundation
import Logging
import ServiceContracts
import Site
import Upstreams

/// The options that every subcommand needs to assemble the site.
struct Assembly: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Read the documents from this folder instead of the embedded ones.",
            discussion: "All of them are validated at start-up.", valueName: "folder"))
    var documents: String?

    @Option(
        help: ArgumentHelp(
            "Use this date as today, written YYYY-MM-DD (for scripts and tests).", valueName: "date"))
    var today: String?

    @Option(
        help: ArgumentHelp(
            "Read settings from this JSON file, such as {\"holidays-source\": \"embedded\"}.",
            discussion: "Options override the environment (ALMANAC_HOLIDAYS_SOURCE), which overrides the file.",
            valueName: "file"))
    var config: String?

    @OptionGroup var sources: SourceOptions

    func validate() throws {
        if let today, CivilDate(today) == nil {
            throw ValidationError("invalid value for --today: \"\(today)\" (expected a date such as 2026-10-03)")
        }
    }

    /// Creates a reader of the settings. Options take precedence over the environment, and that over the file.
    ///
    /// - Parameters:
    ///   - server: the options that not every command takes.
    ///   - warn: called with a warning for each variable of the environment that looks like a setting but is not.
    func reader(
        _ server: some SettingOptions = ServerOptions(),
        warn: (String) -> Void = { printError("almanac: warning: \($0)") }
    ) throws(SettingFailure) -> SettingReader {
        let environment = ProcessInfo.processInfo.environment
        SettingVariables.warnings(about: environment).forEach(warn)
        return try SettingReader(
            options: sources.given.merging(server.given) { first, _ in first },
            file: config ?? environment[SettingVariables.file], environment: environment)
    }

    /// Returns the version of the program and the revision of the documents that it reads.
    ///
    /// - Throws: why a document in the folder that `--documents` names cannot be used.
    func build() throws(DocumentFailure) -> Build {
        guard let documents else { return .embedded }
        return Build(data: try DocumentLibrary(DocumentFolder(documents)).revision())
    }

    /// Assembles the site, runs the body with it, and then shuts down the upstreams and their cache.
    func withSite(
        _ reader: SettingReader, server: ServerSettings, logger: Logger,
        _ body: (Site, LiveUpstreams?) async throws -> Void
    ) async throws {
        try await withServices(reader, server: server, logger: logger) { site, _, upstreams in
            try await body(site, upstreams)
        }
    }

    /// Assembles the site, runs the body with it and the services that it asks, and then shuts down the upstreams and
    /// their cache.
    ///
    /// - Parameter moment: the moment at which the site's clock stands, in seconds since 1970; nil if it runs.
    func withServices(
        _ reader: SettingReader, server: ServerSettings, logger: Logger, moment: Int? = nil,
        _ body: (Site, Services, LiveUpstreams?) async throws -> Void
    ) async throws {
        let settings = try Settings(reader)
        try server.check(with: settings)
        let (library, sides) = try openLibraries(logger)
        let upstreams = settings.usesUpstreams ? LiveUpstreams(settings, logger: logger) : nil
        let supplies = Supplies(
            settings, own: documents == nil ? .embedded : .operators, library: library, sides: sides,
            cache: upstreams?.cache, clock: clock(at: moment), publishesDocuments: server.publishesDocuments)
        var configuration = configuration(server, upstreams?.cache)
        if server.sendsSurrogateKeys { configuration.surrogateKeys = try build().surrogateKeys }
        if let moment {
            configuration.now = { moment }
            // No page is asked for twice.
            configuration.pageCacheLimit = 0
        }
        let services = supplies.services
        let site = Site(services: services, configuration: configuration, logger: logger)
        do {
            try await body(site, services, upstreams)
        } catch {
            await upstreams?.end()
            throw error
        }
        await upstreams?.end()
    }

    /// How long a finished page is cached with upstreams, in seconds. It is short because only a visit revalidates a
    /// stale document, and because pages show ages.
    private static let pageLifetime = 30

    func configuration(_ server: ServerSettings, _ cache: DocumentCache?) -> Site.Configuration {
        var configuration = Site.Configuration()
        configuration.publicAddress = server.publicAddress
        configuration.pageCacheLimit = server.pageCache
        configuration.isDevelopment = server.isDevelopment
        configuration.interfaces = server.interfaces
        if let cache {
            configuration.pageLifetime = Self.pageLifetime
            configuration.revision = { cache.revision }
        }
        return configuration
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

    var clock: any CivilClock { clock(at: nil) }

    private func clock(at moment: Int?) -> any CivilClock {
        if let day = today.flatMap({ CivilDate($0) }) { FixedClock(day: day) } else { SystemClock(moment: moment) }
    }
}
