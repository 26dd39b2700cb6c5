#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Reports the program's state to systemd, if it runs under systemd (sd_notify(3)).
struct Supervisor: Sendable {
    private let path: String
    /// The interval between keep-alives; nil if systemd does not want any.
    let watchdog: Duration?

    /// - Parameter environment: the variables `NOTIFY_SOCKET`, `WATCHDOG_USEC` and `WATCHDOG_PID` are read from it.
    init?(environment: [String: String], processID: Int32) {
        guard let path = environment["NOTIFY_SOCKET"], path.hasPrefix("/") || path.hasPrefix("@") else { return nil }
        self.path = path
        let isMeant = environment["WATCHDOG_PID"].map { $0 == String(processID) } ?? true
        // Half of the timeout, as sd_watchdog_enabled(3) recommends.
        watchdog =
            isMeant
            ? environment["WATCHDOG_USEC"].flatMap(Int64.init).flatMap { $0 > 0 ? .microseconds($0 / 2) : nil } : nil
    }

    func ready() { send("READY=1") }

    func stopping() { send("STOPPING=1") }

    func alive() { send("WATCHDOG=1") }

    /// Sends a message, or drops it if nobody listens.
    private func send(_ text: String) {
        guard var address = UnixAddress.of(path) else { return }
        let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let bytes = Array(text.utf8)
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = sendto(
                    descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT), $0,
                    UnixAddress.length(path))
            }
        }
    }
}
