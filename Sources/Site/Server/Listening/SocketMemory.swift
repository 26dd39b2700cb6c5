#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Bounds what the system keeps in memory for one TCP connection.
///
/// By default Linux lets both buffers of a socket grow to several megabytes. A visitor who asks on and on and reads
/// nothing would fill them, and systemd's `MemoryMax` counts that memory as ours.
enum SocketMemory {
    /// The most that may wait to be read, in bytes. (The system doubles it for its own records: socket(7), `SO_RCVBUF`.)
    static let received: CInt = 32_768
    /// The most that may wait to be sent for the first time, in bytes (tcp(7), `TCP_NOTSENT_LOWAT`). What is on its way
    /// is not counted, so this does not slow down a visitor who reads.
    static let unsent: CInt = 65_536

    /// Sets both for a listening socket. The connections that it accepts inherit them. Other sockets than TCP's refuse
    /// or ignore them.
    static func bound(_ descriptor: CInt) {
        set(SOL_SOCKET, SO_RCVBUF, received, descriptor)
        set(CInt(IPPROTO_TCP), notSentLowWater, unsent, descriptor)
    }

    private static func set(_ level: CInt, _ option: CInt, _ value: CInt, _ descriptor: CInt) {
        var value = value
        _ = setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<CInt>.size))
    }

    /// `TCP_NOTSENT_LOWAT`, which the C library's module does not have.
    private static let notSentLowWater: CInt = 25
}
