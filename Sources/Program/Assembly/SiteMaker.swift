import AlmanacValues
import Documents
import Entities
import Logging
import ServiceContracts
import Site
import Upstreams

/// Makes the site from settings. Each site has read the documents anew; the upstreams and their cache belong to all.
struct SiteMaker: Sendable {
    let settings: Settings
    let server: ServerSettings
    let clock: any CivilClock
    let upstreams: LiveUpstreams?
    /// The moment at which the site's clock stands, in seconds since 1970; nil if it runs.
    var moment: Int?
    let logger: Logger

    /// - Throws: why a document in the operator's folder cannot be used.
    func make() throws(DocumentFailure) -> (site: Site, services: Services, build: Build) {
        let (library, sides) = try openLibraries()
        let build = settings.documents == nil ? Build.embedded : Build(data: try library.revision())
        let fallback =
            settings.fallsBack ? upstreams.map { Fallback(revised: build.data.date, ledger: $0.ledger) } : nil
        let supplies = Supplies(
            settings, own: settings.documents == nil ? .embedded : .operators, library: library, sides: sides,
            cache: upstreams?.cache, fallback: fallback, clock: clock, publishesDocuments: server.publishesDocuments)
        var configuration = Assembly.configuration(server, upstreams?.cache)
        if server.sendsSurrogateKeys { configuration.surrogateKeys = build.surrogateKeys }
        if let moment {
            configuration.now = { moment }
            // No page is asked for twice.
            configuration.pageCacheLimit = 0
        }
        let services = supplies.services
        return (Site(services: services, configuration: configuration, logger: logger), services, build)
    }

    private func openLibraries() throws(DocumentFailure) -> (DocumentLibrary, SideLibrary) {
        let report: @Sendable (DocumentFailure) -> Void = { [logger] in logger.error("\($0)") }
        guard let documents = settings.documents else {
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
}
