import NIOCore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// How many processors this process may run on.
enum Processors {
    /// One event loop more than that would only take turns with the others. Counts what `taskset`, systemd's
    /// `CPUAffinity` or a container leave, and the container's quota of time.
    static var available: Int {
        guard let status = try? Data(contentsOf: URL(filePath: "/proc/self/status")),
            let count = allowed(status: String(decoding: status, as: UTF8.self))
        else { return System.coreCount }
        return max(1, min(count, System.coreCount))
    }

    /// The ones in `Cpus_allowed: ff,ffffffff` (proc(5)).
    static func allowed(status: String) -> Int? {
        guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("Cpus_allowed:") })
        else { return nil }
        let count = line.dropFirst(13).compactMap(\.hexDigitValue).reduce(0) { $0 + $1.nonzeroBitCount }
        return count > 0 ? count : nil
    }
}
