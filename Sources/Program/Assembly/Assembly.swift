import AlmanacValues
import ArgumentParser
import Documents
import Foundation
import HTTPServer
import Logging
import ServiceContracts
import Site
import Upstreams

/// The options that every subcommand needs to assemble the site.
struct Assembly: ParsableArguments {
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

    /// Assembles the site, runs the body with it, and then shuts down the upstreams and their cache.
    func withSite(
        logger: Logger = Logger(label: "almanac"), _ body: (Site) async throws -> Void
    ) async throws {
        let reader = try reader()
        try await withServices(reader, server: ServerSettings(reader), logger: logger) { site, _, _ in
            try await body(site)
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
        try await withMaker(reader, server: server, logger: logger, moment: moment) { maker in
            let made = try maker.make()
            try await body(made.site, made.services, maker.upstreams)
        }
    }

    /// Runs the body with what makes the site, and then shuts down the upstreams and their cache.
    ///
    /// - Parameter moment: the moment at which the site's clock stands, in seconds since 1970; nil if it runs.
    func withMaker(
        _ reader: SettingReader, server: ServerSettings, logger: Logger, moment: Int? = nil,
        _ body: (SiteMaker) async throws -> Void
    ) async throws {
        let settings = try Settings(reader)
        try server.check(with: settings)
        let upstreams =
            settings.usesUpstreams ? LiveUpstreams(settings, spans: server.server.spans, logger: logger) : nil
        let clock = clock(at: moment)
        let schools = LiveSchools(clock: clock, logger: logger)
        await schools.open(settings)
        let maker = SiteMaker(
            settings: settings, server: server, clock: clock, upstreams: upstreams, liveSchools: schools,
            moment: moment, logger: logger)
        do {
            try await body(maker)
        } catch {
            await upstreams?.end()
            await schools.end()
            throw error
        }
        await upstreams?.end()
        await schools.end()
    }

    /// How long a finished page is cached with upstreams, in seconds. It is short because only a visit revalidates a
    /// stale document, and because pages show ages. The same holds for pages that say that something could not be fetched.
    static let pageLifetime = 30

    static func configuration(_ server: ServerSettings, _ cache: DocumentCache?) -> Site.Configuration {
        var configuration = Site.Configuration()
        configuration.publicAddress = server.publicAddress
        configuration.pageCacheLimit = server.pageCache
        configuration.isDevelopment = server.isDevelopment
        configuration.interfaces = server.interfaces
        configuration.languages = server.languages
        configuration.isServed = server.isServed
        configuration.operatorLinks = server.operatorLinks
        configuration.securityContact = server.securityContact
        configuration.hidesOwnCalendars = server.hidesOwnCalendars
        configuration.version = Version.number
        configuration.spans = server.server.spans
        if let cache {
            configuration.pageLifetime = Self.pageLifetime
            configuration.revision = { cache.revision }
        }
        return configuration
    }

    var clock: any CivilClock { clock(at: nil) }

    private func clock(at moment: Int?) -> any CivilClock {
        if let day = today.flatMap({ CivilDate($0) }) { FixedClock(day: day) } else { SystemClock(moment: moment) }
    }
}
