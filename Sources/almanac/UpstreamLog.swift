import Logging
import Upstreams

/// Tells the operator what happens to upstreams and their cache.
struct UpstreamLog {
    let logger: Logger

    func record(_ event: CacheEvent) {
        switch event {
        case .refused, .shelf: logger.error("\(event)")
        case .failed, .vanished, .discarded: logger.warning("\(event)")
        case .recovered: logger.notice("\(event)")
        }
    }
}
