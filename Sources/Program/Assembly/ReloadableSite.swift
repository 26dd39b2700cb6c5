import Documents
import HTTPConnection
import HTTPMessages
import HTTPServer
import HTTPTypes
import Logging
import OwnCalendars
import Site
import Synchronization

/// The site that is served, until another one takes its place. Visits in progress end with the site they began with.
final class ReloadableSite: Answering {
    /// A class, so that a request keeps one reference to it and not one for each part of the site.
    private final class Current: Sendable {
        let site: Site
        let build: Build
        let own: OwnFolder.Content?
        let summary: String

        init(_ made: SiteMaker.Made) { (site, build, own, summary) = (made.site, made.build, made.own, made.summary) }
    }

    private let maker: SiteMaker
    private let current: Mutex<Current>

    /// - Throws: why a document in the operator's folder cannot be used.
    init(_ maker: SiteMaker) throws(DocumentFailure) {
        self.maker = maker
        current = Mutex(Current(try maker.make()))
    }

    private var site: Site { current.withLock(\.self).site }

    /// Why the documents are read again.
    enum Occasion: String {
        case signal = "SIGHUP"
        case files = "files changed"
    }

    /// Reads again what may have changed, and says so in the log. A folder with a document that cannot be used changes
    /// nothing; of the operator's own calendars, each file stands for itself.
    func reload(_ occasion: Occasion) {
        let settings = maker.settings
        if occasion == .signal { maker.upstreams?.reloadCertificates() }
        let certificates =
            maker.upstreams == nil || occasion == .files
            ? "" : "; certificates of issuers are read again with the next fetch"
        let folders = [
            DocumentChoice(settings).name ?? settings.dataDirectory.map { "the data sets in \($0)" },
            settings.own.map { "the own calendars in \($0)" }, settings.schools.map { "the schools in \($0)" },
        ].compactMap(\.self).joined(separator: " and ")
        guard !folders.isEmpty else {
            maker.logger.notice(
                "\(occasion.rawValue): the documents are inside the program, so there is nothing to read again\(certificates)"
            )
            return
        }
        do throws(DocumentFailure) {
            let new = Current(try maker.make(after: current.withLock(\.self).own))
            current.withLock { $0 = new }
            let read = "read \(folders) again, data \(new.build.data)\(new.summary)"
            maker.logger.notice("\(occasion.rawValue): \(read)\(certificates)")
        } catch {
            maker.logger.error("\(occasion.rawValue): \(folders) stay as they were: \(error)")
        }
    }

    var health: HealthReport { current.withLock(\.self).build.health(maker.upstreams) }

    var metrics: [MetricFamily] {
        let current = current.withLock(\.self)
        return [current.build.metrics, current.build.age] + current.site.pageCacheStatistics.metrics
            + (maker.upstreams?.metrics ?? [])
    }

    func commonFields(isSecure: Bool) -> HTTPFields { site.commonFields(isSecure: isSecure) }

    func answer(to request: Request) -> Answer { site.answer(to: request) }

    func isForProgram(_ request: Request) -> Bool { site.isForProgram(request) }

    func response(to refusal: Refusal, forProgram isForProgram: Bool) -> Response {
        site.response(to: refusal, forProgram: isForProgram)
    }
}
