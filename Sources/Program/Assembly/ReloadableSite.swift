import Documents
import HTTPConnection
import HTTPMessages
import HTTPServer
import HTTPTypes
import Logging
import Site
import Synchronization

/// The site that is served, until another one takes its place. Visits in progress end with the site they began with.
final class ReloadableSite: Answering {
    /// A class, so that a request keeps one reference to it and not one for each part of the site.
    private final class Current: Sendable {
        let site: Site
        let build: Build

        init(_ site: Site, _ build: Build) { (self.site, self.build) = (site, build) }
    }

    private let maker: SiteMaker
    private let current: Mutex<Current>

    /// - Throws: why a document in the operator's folder cannot be used.
    init(_ maker: SiteMaker) throws(DocumentFailure) {
        self.maker = maker
        current = Mutex(try Self.made(by: maker))
    }

    private static func made(by maker: SiteMaker) throws(DocumentFailure) -> Current {
        let made = try maker.make()
        return Current(made.site, made.build)
    }

    private var site: Site { current.withLock(\.self).site }

    /// Reads again what may have changed, and says so in the log. A folder with a document that cannot be used changes
    /// nothing.
    func reload() {
        maker.upstreams?.reloadCertificates()
        let certificates = maker.upstreams == nil ? "" : "; certificates of issuers are read again with the next fetch"
        guard let folder = maker.settings.documents else {
            maker.logger.notice(
                "SIGHUP: the documents are inside the program, so there is nothing to read again\(certificates)")
            return
        }
        do throws(DocumentFailure) {
            let new = try Self.made(by: maker)
            current.withLock { $0 = new }
            maker.logger.notice("SIGHUP: read the documents in \(folder) again, data \(new.build.data)\(certificates)")
        } catch {
            maker.logger.error("SIGHUP: the documents in \(folder) stay as they were: \(error)")
        }
    }

    var health: HealthReport { current.withLock(\.self).build.health(maker.upstreams) }

    var metrics: [MetricFamily] {
        let current = current.withLock(\.self)
        return [current.build.metrics] + current.site.pageCacheStatistics.metrics + (maker.upstreams?.metrics ?? [])
    }

    func commonFields(isSecure: Bool) -> HTTPFields { site.commonFields(isSecure: isSecure) }

    func answer(to request: Request) -> Answer { site.answer(to: request) }

    func isForProgram(_ request: Request) -> Bool { site.isForProgram(request) }

    func response(to refusal: Refusal, forProgram isForProgram: Bool) -> Response {
        site.response(to: refusal, forProgram: isForProgram)
    }
}
