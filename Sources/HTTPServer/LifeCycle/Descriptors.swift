#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The number of file descriptors that this process may open.
enum Descriptors {
    /// Reserved for everything that is not a visitor's connection: documents, upstreams, logs, event loops.
    static let reserve = 64

    /// Raises the soft limit to the hard limit. An operator who restricts this process lowers the hard limit too.
    ///
    /// - Returns: the limit that now holds.
    static func raised() -> Int {
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return 1024 }
        if limit.rlim_cur < limit.rlim_max {
            var most = limit
            most.rlim_cur = limit.rlim_max
            if setrlimit(resource, &most) == 0 { limit = most }
        }
        return Int(clamping: limit.rlim_cur)
    }

    /// Checks that there are enough descriptors for the event loops. Otherwise the program would crash later: an event
    /// loop that cannot be created is a fatal error.
    ///
    /// - Parameter loops: the number of event loops; each uses three descriptors.
    /// - Throws: `ServerFailure` if there are too few.
    static func check(_ descriptors: Int, loops: Int) throws(ServerFailure) {
        let needed = 32 + 3 * loops
        guard descriptors >= needed else { throw ServerFailure(descriptors: descriptors, needed: needed) }
    }

    /// The number of connections to serve, so that the ones that are turned away have descriptors too.
    static func connections(wanted: Int, descriptors: Int) -> Int {
        max(8, min(wanted, (descriptors - reserve) * 8 / 9))
    }
}
