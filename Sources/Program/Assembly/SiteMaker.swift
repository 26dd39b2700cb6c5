import AlmanacValues
import DataSets
import Documents
import Entities
import Logging
import OwnCalendars
import Schools
import ServiceContracts
import Site
import Support
import Upstreams

/// Makes the site from settings. Each site reads the documents and the operator's own calendars again; all of them
/// share the upstreams and their cache.
struct SiteMaker: Sendable {
    private(set) var settings: Settings
    private(set) var server: ServerSettings
    let clock: any CivilClock
    let upstreams: LiveUpstreams?
    /// Fetches breaks of schools from the live interface; nil in tests that fetch none.
    var liveSchools: LiveSchools?
    /// The moment at which the site's clock is stopped, in seconds since 1970; nil if it runs.
    var moment: Int?
    let logger: Logger
    /// The durations of visits to any of the sites.
    let times = VisitTimes()

    /// Returns a maker with other settings and the same upstreams.
    ///
    /// - Throws: a failure that names the setting with an invalid value, or the conflicting settings.
    func with(_ reader: SettingReader) throws(SettingFailure) -> SiteMaker {
        var maker = self
        (maker.settings, maker.server) = (try Settings(reader), try ServerSettings(reader))
        try maker.server.check(with: maker.settings)
        return maker
    }

    /// A site, and the data that it was made from.
    struct Made {
        let site: Site
        let services: Services
        let build: Build
        /// The operator's own calendars; nil if there is no folder of them.
        let own: OwnFolder.Content?
        /// The breaks of schools of a second source; nil without one.
        let schools: SchoolContent?

        /// What was read beside the documents, for logs.
        var summary: String { (schools.map { ", \($0.summary)" } ?? "") + (own?.summary ?? "") }
    }

    /// - Parameter earlier: the earlier content of the operator's own folder. It is used for files that can no longer
    ///   be used.
    /// - Throws: why a document in the operator's folder cannot be used, or why one of the folders cannot be read.
    func make(after earlier: OwnFolder.Content? = nil) throws(DocumentFailure) -> Made {
        let choice = DocumentChoice(settings)
        let (library, sides) = try openLibraries(choice)
        let build = choice.isEmbedded ? Build.embedded : Build(data: try library.revision())
        let fallback =
            settings.fallsBack ? upstreams.map { Fallback(revised: build.data.date, ledger: $0.ledger) } : nil
        let supplies = Supplies(
            settings, own: choice.origin, library: library, sides: sides,
            cache: upstreams?.cache, fallback: fallback, clock: clock, publishesDocuments: server.publishesDocuments)
        var configuration = Assembly.configuration(server, upstreams?.cache)
        configuration.times = times
        if let moment {
            configuration.now = { moment }
            // Every page is requested once only.
            configuration.pageCacheLimit = 0
        }
        if server.publishesDocuments, server.isServed {
            configuration.documentFiles = choice.published()?.documentFiles ?? []
        }
        let own = try readOwnFolder()?.keeping(earlier)
        if server.sendsSurrogateKeys {
            configuration.surrogateKeys = build.surrogateKeys + [own.map { "own-\($0.digest)" }].compactMap(\.self)
        }
        let schools = try readSchools()
        if schools?.isUnsettled == true { configuration.pageLifetime = Assembly.pageLifetime }
        var services = supplies.services
        if let schools { services = SchoolAlmanac(schools, revised: settings.schoolsRevision).services(services) }
        // Own calendars build on the completed ones.
        if let own { services = almanac(of: own).services(services) }
        return Made(
            site: Site(services: services, configuration: configuration, logger: logger), services: services,
            build: build, own: own, schools: schools)
    }

    private func openLibraries(_ choice: DocumentChoice) throws(DocumentFailure) -> (DocumentLibrary, SideLibrary) {
        let report: @Sendable (DocumentFailure) -> Void = { [logger] in logger.error("\($0)") }
        let library = DocumentLibrary(choice.source, report: report)
        let sides = SideLibrary(choice.source, report: report)
        if !choice.isEmbedded {
            try library.validateAll()
            try sides.validateAll()
        }
        return (library, sides)
    }

    /// Reads the operator's own calendars, and logs which files cannot be used. Nil without a folder, or if they are to
    /// be kept out of an export.
    private func readOwnFolder() throws(DocumentFailure) -> OwnFolder.Content? {
        guard let path = settings.own, server.isServed || !server.hidesOwnCalendars else { return nil }
        do throws(FileProblem) {
            let content = try OwnFolder(path).content()
            for problem in content.problems { logger.error("own calendars in \(path): \(problem)") }
            return content
        } catch {
            throw .unreadable(name: "own", source: path, reason: error.reason)
        }
    }

    /// Reads the breaks of schools, and logs how many rows cannot be used. Nil without a folder. Also nil for an
    /// export, because its files would be passed on without the licence.
    private func readSchools() throws(DocumentFailure) -> SchoolContent? {
        guard server.isServed else { return nil }
        if let address = settings.schoolsInterface, let liveSchools { return liveSchools.content(of: address) }
        guard let path = settings.schools else { return nil }
        do throws(FileProblem) {
            let content = try SchoolFolder(path).content()
            if let first = content.problems.first {
                logger.warning(
                    "schools in \(path): \(content.problems.count) rows or files are refused, such as \(first); almanac check lists them"
                )
            }
            return content
        } catch {
            throw .unreadable(name: "schools", source: path, reason: error.reason)
        }
    }

    private func almanac(of content: OwnFolder.Content) -> OwnAlmanac {
        OwnAlmanac(content) { [logger] in logger.warning("own corrections: \($0)") }
    }
}

extension SignedSet {
    /// Both files, under the names by which `almanac data fetch` asks for them.
    fileprivate var documentFiles: [DocumentFile] {
        [
            DocumentFile(Self.name, archive, mediaType: "application/gzip"),
            DocumentFile(Self.name + Self.signatureEnding, signature, mediaType: "text/plain; charset=utf-8"),
        ]
    }
}
