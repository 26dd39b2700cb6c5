import Fetching
import Logging
import Upstreams

/// Tells the operator what happens to upstreams and their cache.
struct UpstreamLog {
    let logger: Logger

    /// Single requests are not told: what comes of them is in the cache's events and in the metrics.
    func record(_ event: FetchEvent) {
        switch event {
        case .began, .ended: break
        case .suspended(let host, let failure): logger.warning("\(host) is left alone for a while: \(failure)")
        case .resumed(let host): logger.notice("\(host) answers again.")
        }
    }

    func record(_ event: CacheEvent) {
        switch event {
        case .refused, .shelf: logger.error("\(event)")
        // Whoever types an address can ask for a document that never was.
        case .absent(_, _, let isRequired): logger.log(level: isRequired ? .warning : .debug, "\(event)")
        case .failed, .vanished, .discarded: logger.warning("\(event)")
        case .recovered: logger.notice("\(event)")
        }
    }
}
