import NIOCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An error that prevents a server from starting, worded for the operator.
public struct ServerFailure: Error, CustomStringConvertible {
    public let description: String

    /// - Parameter error: the error that listening on the address threw.
    init(_ address: ListeningAddress, _ error: any Error) {
        let place: Place
        switch address {
        case .host: place = .host
        case .unixSocket: place = .unixSocket
        case .inherited: place = .inherited
        }
        self.init("cannot listen on \(address)", Self.reason(error, place))
    }

    /// - Parameter error: the error that listening for Prometheus threw.
    init(metrics address: ListeningAddress, _ error: any Error) {
        self.init("cannot listen on \(address) for metrics", Self.reason(error, .metrics))
    }

    init(descriptors: Int, needed: Int) {
        self.init(
            "cannot start",
            "the process may open only \(descriptors) file descriptors, but \(needed) are required; "
                + "raise the limit (ulimit -n, LimitNOFILE)")
    }

    private init(_ what: String, _ reason: String) {
        description = "\(what): \(reason)"
    }

    /// The kind of listener that failed. What the operator can do about it depends on the kind.
    private enum Place {
        case host, unixSocket, inherited, metrics
    }

    private static func reason(_ error: any Error, _ place: Place) -> String {
        switch error {
        case let error as IOError: reason(error.errnoCode, place)
        case SocketFile.Failure.inUse: reason(EADDRINUSE, place)
        case SocketFile.Failure.notASocket:
            "the file exists and is not a socket; choose another path with --socket"
        case SocketFile.Failure.system(let code): reason(code, place)
        case SocketAddressError.unixDomainSocketPathTooLong:
            "the path is too long for a Unix domain socket; choose a shorter one with --socket"
        case let error as SocketAddressError.UnknownHost:
            "the host name \"\(error.host)\" does not resolve; choose another with "
                + (place == .metrics ? "--metrics-host" : "--host")
        default: "\(error)"
        }
    }

    private static func reason(_ code: CInt, _ place: Place) -> String {
        switch (code, place) {
        case (EADDRINUSE, .host):
            "address already in use; choose another port with --port, or stop the other program"
        case (EADDRINUSE, .metrics):
            "address already in use; choose another port with --metrics-port, or stop the other program"
        case (EADDRINUSE, _): "address already in use; choose another path with --socket, or stop the other program"
        case (EACCES, .host): "permission denied; choose a port of 1024 or above with --port"
        case (EACCES, .metrics):
            "permission denied; choose a port of 1024 or above with --metrics-port"
        case (EACCES, .unixSocket), (EPERM, .unixSocket), (EROFS, .unixSocket):
            "permission denied; choose another path with --socket"
        case (ENOENT, .unixSocket), (ENOTDIR, .unixSocket):
            "the folder does not exist; create it, or choose another path with --socket"
        case (EADDRNOTAVAIL, .metrics):
            "this machine does not have that address; choose another with --metrics-host"
        case (EADDRNOTAVAIL, .host): "this machine does not have that address; choose another with --host"
        default: String(cString: strerror(code))
        }
    }
}
