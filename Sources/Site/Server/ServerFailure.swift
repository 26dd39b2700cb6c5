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

    /// - Parameter error: the error that listening on this port of 127.0.0.1 for Prometheus threw.
    init(metricsPort port: Int, _ error: any Error) {
        self.init("cannot listen on 127.0.0.1:\(port) for the metrics", Self.reason(error, .metrics))
    }

    init(descriptors: Int, needed: Int) {
        self.init(
            "cannot serve",
            "the system allows this process \(descriptors) descriptors, and \(needed) are needed. "
                + "Raise the limit (ulimit -n, LimitNOFILE)")
    }

    private init(_ what: String, _ reason: String) {
        description = "\(what): \(reason)."
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
            "something that is no socket stands there. Choose another path with --socket"
        case SocketFile.Failure.system(let code): reason(code, place)
        case SocketAddressError.unixDomainSocketPathTooLong:
            "the path is too long for a socket. Choose a shorter one with --socket"
        case let error as SocketAddressError.UnknownHost:
            "the name “\(error.host)” leads to no address. Choose another with --host"
        default: "\(error)"
        }
    }

    private static func reason(_ code: CInt, _ place: Place) -> String {
        switch (code, place) {
        case (EADDRINUSE, .host):
            "another program listens there. Choose another port with --port, or stop that program"
        case (EADDRINUSE, .metrics):
            "another program listens there. Choose another port with --metrics-port, or stop that program"
        case (EADDRINUSE, _): "another program listens there. Choose another path with --socket, or stop that program"
        case (EACCES, .host): "this user may not listen there. Ports below 1024 are for root; choose one above"
        case (EACCES, .metrics):
            "this user may not listen there. Ports below 1024 are for root; choose one above with --metrics-port"
        case (EACCES, .unixSocket), (EPERM, .unixSocket), (EROFS, .unixSocket):
            "this user may not make a file there. Choose another path with --socket"
        case (ENOENT, .unixSocket), (ENOTDIR, .unixSocket):
            "there is no such folder. Make it, or choose another path with --socket"
        case (EADDRNOTAVAIL, .host): "this machine does not have that address. Choose another with --host"
        default: String(cString: strerror(code))
        }
    }
}
