import Fetching
import Logging
import Upstreams

/// Logs the events of the upstreams and their cache for the operator.
struct UpstreamLog {
    let logger: Logger

    /// Logs changes of a host's health. Single requests are not logged: the cache's events and the metrics cover them.
    func record(_ event: FetchEvent) {
        switch event {
        case .began, .ended: break
        case .suspended(let host, let failure): logger.warning("requests to \(host) are suspended: \(failure)")
        case .resumed(let host): logger.notice("requests to \(host) are resumed")
        }
    }

    func record(_ event: FallbackLedger.Event) {
        switch event {
        case .began: logger.warning("\(event)")
        case .ended: logger.notice("\(event)")
        }
    }

    func record(_ event: CacheEvent) {
        switch event {
        case .refused, .shelf: logger.error("\(event)")
        // A visitor can type the address of a document that never existed, so this alone does not deserve a warning.
        case .absent(_, _, let isRequired): logger.log(level: isRequired ? .warning : .debug, "\(event)")
        // The host's suspension is logged once; every lookup of its documents is refused meanwhile.
        case .failed(_, .suspended): logger.debug("\(event)")
        case .failed, .vanished, .discarded: logger.warning("\(event)")
        case .recovered: logger.notice("\(event)")
        }
    }
}
