#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// How many descriptors the system lets this process have.
enum Descriptors {
    /// Kept for what is no visitor's connection: documents, upstreams, logs, event loops.
    static let reserve = 64

    /// Asks for as many as there may be; who started us with a low limit for others' sake has set the hard one too.
    ///
    /// - Returns: how many there are.
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

    /// Too few would be noticed where nothing can be done about it any more: an event loop that cannot be made ends the
    /// program.
    ///
    /// - Parameter loops: how many event loops there will be; each has three.
    static func check(_ descriptors: Int, loops: Int) throws(ServerFailure) {
        let needed = 32 + 3 * loops
        guard descriptors >= needed else { throw ServerFailure(descriptors: descriptors, needed: needed) }
    }

    /// The connections that fit, with those that are turned away.
    static func connections(wanted: Int, descriptors: Int) -> Int {
        max(8, min(wanted, (descriptors - reserve) * 8 / 9))
    }
}
