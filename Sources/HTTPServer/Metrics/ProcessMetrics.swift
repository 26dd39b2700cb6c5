#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The metrics that every Prometheus client reports about its process, from /proc (proc(5)).
enum ProcessMetrics {
    static func families() -> [MetricFamily] {
        var families: [MetricFamily] = []
        if let bytes = residentBytes() {
            families.append(
                .init("process_resident_memory_bytes", "Resident memory in bytes.", .gauge, Double(bytes)))
        }
        if let count = openDescriptors() {
            families.append(.init("process_open_fds", "Open file descriptors.", .gauge, Double(count)))
        }
        var limit = rlimit()
        if getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 {
            families.append(
                .init("process_max_fds", "Maximum number of open file descriptors.", .gauge, Double(limit.rlim_cur)))
        }
        if let start = startTime() {
            families.append(
                .init("process_start_time_seconds", "Start time of the process, in seconds since 1970.", .gauge, start))
        }
        var usage = rusage()
        if getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 {
            families.append(
                .init(
                    "process_cpu_seconds_total", "CPU time in seconds.", .counter,
                    seconds(usage.ru_utime) + seconds(usage.ru_stime)))
        }
        return families
    }

    private static func residentBytes() -> Int? {
        let fields = text("/proc/self/statm")?.split(separator: " ") ?? []
        return fields.count > 1 ? Int(fields[1]).map { $0 * sysconf(Int32(_SC_PAGESIZE)) } : nil
    }

    private static func openDescriptors() -> Int? {
        // Reading the folder opens it, and it counts itself.
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")).map { $0.count - 1 }
    }

    private static func startTime() -> Double? {
        // The name in parentheses may contain anything; the field after it is the third.
        guard let stat = text("/proc/self/stat"), let end = stat.lastIndex(of: ")"),
            let ticks = stat[end...].split(separator: " ").dropFirst(20).first.flatMap({ Double($0) }),
            let boot = text("/proc/stat")?.split(separator: "\n").first(where: { $0.hasPrefix("btime ") }),
            let bootTime = boot.split(separator: " ").last.flatMap({ Double($0) })
        else { return nil }
        return bootTime + ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    private static func text(_ path: String) -> String? {
        (try? Data(contentsOf: URL(filePath: path))).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
    }
}
