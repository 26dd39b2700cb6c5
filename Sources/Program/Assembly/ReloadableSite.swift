import Documents
import HTTPConnection
import HTTPMessages
import HTTPServer
import HTTPTypes
import Logging
import OwnCalendars
import Site
import Synchronization

/// The site that is served, until another one replaces it. Visits in progress end with the site that they began with.
final class ReloadableSite: Answering {
    /// A class, so that a request retains one object and not every part of the site.
    private final class Current: Sendable {
        let site: Site
        let build: Build
        let own: OwnFolder.Content?
        let summary: String

        init(_ made: SiteMaker.Made) { (site, build, own, summary) = (made.site, made.build, made.own, made.summary) }
    }

    private let settings: LiveSettings
    private let upstreams: LiveUpstreams?
    private let logger: Logger
    private let current: Mutex<Current>
    /// Held while a site is made. Otherwise, of two at once, the one with the older content could be installed last.
    private let making = Mutex(())

    /// - Throws: why a document in the operator's folder cannot be used.
    init(_ settings: LiveSettings, upstreams: LiveUpstreams?, logger: Logger) throws(DocumentFailure) {
        (self.settings, self.upstreams, self.logger) = (settings, upstreams, logger)
        current = Mutex(Current(try settings.maker.make()))
    }

    /// Why settings and documents are read again.
    enum Occasion: String {
        case signal = "SIGHUP"
        case files = "files changed"
    }

    /// Reads again what may have changed, and logs the result. If settings or documents cannot be used, nothing
    /// changes. The operator's own calendars are independent of each other.
    func reload(_ occasion: Occasion) {
        let hasNewSettings = renewSettings(occasion)
        let maker = settings.maker
        if occasion == .signal {
            upstreams?.reloadCertificates()
            maker.liveSchools?.hurry()
        }
        let certificates =
            upstreams == nil || occasion == .files
            ? "" : "; certificates of issuers are read again with the next fetch"
        let folders = maker.settings.folders
        guard hasNewSettings || !folders.isEmpty else {
            if occasion == .signal {
                logger.notice(
                    "\(occasion.rawValue): the documents are inside the program, so there is nothing to read again\(certificates)"
                )
            }
            return
        }
        let what = folders.isEmpty ? "the documents inside the program" : folders
        do throws(DocumentFailure) {
            let new = try take(maker)
            let read = "read \(what) again, data \(new.build.data)\(new.summary)"
            logger.notice("\(occasion.rawValue): \(read)\(certificates)")
        } catch {
            logger.error("\(occasion.rawValue): \(what) stay as they were: \(error)")
        }
    }

    private func take(_ maker: SiteMaker) throws(DocumentFailure) -> Current {
        try making.withLock { _ throws(DocumentFailure) -> Current in
            let new = Current(try maker.make(after: current.withLock(\.self).own))
            current.withLock { $0 = new }
            return new
        }
    }

    /// Makes the site again, because other breaks of schools have been fetched.
    func takeSchools() {
        do throws(DocumentFailure) {
            _ = try take(settings.maker)
        } catch {
            logger.error("schools: what was fetched cannot be shown: \(error)")
        }
    }

    /// Returns whether settings have changed that the site is made of.
    private func renewSettings(_ occasion: Occasion) -> Bool {
        do throws(SettingFailure) {
            let change = try settings.renew()
            if !change.changed.isEmpty {
                logger.notice("\(occasion.rawValue): took the new \(change.changed.joined(separator: ", "))")
            }
            if !change.waiting.isEmpty {
                logger.warning(
                    "\(occasion.rawValue): a restart is needed for the new \(change.waiting.joined(separator: ", "))")
            }
            return !change.changed.isEmpty
        } catch {
            logger.error("\(occasion.rawValue): the settings stay as they were: \(error)")
            return false
        }
    }

    var health: HealthReport {
        var report = current.withLock(\.self).build.health(upstreams)
        if let part = settings.maker.liveSchools?.health { report.parts.append(part) }
        return report
    }

    var metrics: [MetricFamily] {
        let current = current.withLock(\.self)
        return [current.build.metrics, current.build.age, settings.maker.times.metric, current.own?.metrics].compactMap(
            \.self)
            + current.site.pageCacheStatistics.metrics
            + (upstreams?.metrics ?? []) + (settings.maker.liveSchools?.metrics ?? [])
    }

    // Each takes the current object first and uses its site in place: a copy of the site would cost a tenth of the answer
    // that a kept page takes.

    func commonFields(isSecure: Bool) -> HTTPFields {
        let current = current.withLock(\.self)
        return current.site.commonFields(isSecure: isSecure)
    }

    func answer(to request: Request) -> Answer {
        let current = current.withLock(\.self)
        return current.site.answer(to: request)
    }

    func isForProgram(_ request: Request) -> Bool {
        let current = current.withLock(\.self)
        return current.site.isForProgram(request)
    }

    func response(to refusal: Refusal, forProgram isForProgram: Bool) -> Response {
        let current = current.withLock(\.self)
        return current.site.response(to: refusal, forProgram: isForProgram)
    }
}
