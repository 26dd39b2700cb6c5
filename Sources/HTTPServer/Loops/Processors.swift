import NIOCore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The number of processors that this process may use.
enum Processors {
    /// The number of event loops to run: any more would only share processors. Respects `taskset`, systemd's
    /// `CPUAffinity`, and a container's CPU set and quota.
    static var available: Int {
        guard let status = try? Data(contentsOf: URL(filePath: "/proc/self/status")),
            let count = allowed(status: String(decoding: status, as: UTF8.self))
        else { return System.coreCount }
        return max(1, min(count, System.coreCount))
    }

    /// The number of processors in the line `Cpus_allowed: ff,ffffffff` (proc(5)). Nil if there is no such line.
    static func allowed(status: String) -> Int? {
        guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("Cpus_allowed:") })
        else { return nil }
        let count = line.dropFirst(13).compactMap(\.hexDigitValue).reduce(0) { $0 + $1.nonzeroBitCount }
        return count > 0 ? count : nil
    }
}
