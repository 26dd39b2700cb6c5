#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Limits the memory that the system uses for one TCP connection.
///
/// By default Linux lets both buffers of a socket grow to several megabytes. A client that keeps sending requests and
/// reads nothing would fill them, and systemd's `MemoryMax` counts that memory as ours.
enum SocketMemory {
    /// The most that may wait to be read, in bytes. (The system doubles it for its own bookkeeping: socket(7),
    /// `SO_RCVBUF`.)
    static let received: CInt = 32_768
    /// The most that may wait to be sent for the first time, in bytes (tcp(7), `TCP_NOTSENT_LOWAT`). Bytes that have
    /// been sent and not acknowledged do not count, so this does not slow down a client that reads.
    static let unsent: CInt = 65_536

    /// Sets both limits for a listening socket. The connections that it accepts inherit them. Sockets other than TCP
    /// reject or ignore them.
    static func bound(_ descriptor: CInt) {
        set(SOL_SOCKET, SO_RCVBUF, received, descriptor)
        set(CInt(IPPROTO_TCP), notSentLowWater, unsent, descriptor)
    }

    private static func set(_ level: CInt, _ option: CInt, _ value: CInt, _ descriptor: CInt) {
        var value = value
        _ = setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<CInt>.size))
    }

    /// `TCP_NOTSENT_LOWAT`, which the C library's module does not export.
    private static let notSentLowWater: CInt = 25
}
