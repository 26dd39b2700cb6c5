import NIOCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Why an address cannot be listened on, in words for an operator.
public struct ServerFailure: Error, CustomStringConvertible {
    public let description: String

    init(_ address: ListeningAddress, _ error: IOError) {
        self.init(address, code: error.errnoCode, other: error.description)
    }

    init(_ address: ListeningAddress, _ failure: SocketFile.Failure) {
        switch failure {
        case .inUse: self.init(address, code: EADDRINUSE, other: "")
        case .notASocket: self.init(address, "something that is no socket stands there. Choose another path")
        case .system(let code): self.init(address, code: code, other: String(cString: strerror(code)))
        }
    }

    private init(_ address: ListeningAddress, code: Int32, other: String) {
        let reason =
            switch code {
            case EADDRINUSE: "another program listens there. Choose another port with --port, or stop that program"
            case EACCES: "this user may not listen there. Ports below 1024 are for root; choose one above"
            case EADDRNOTAVAIL: "this machine does not have that address. Choose another with --host"
            default: other
            }
        self.init(address, reason)
    }

    private init(_ address: ListeningAddress, _ reason: String) {
        description = "cannot listen on \(address): \(reason)."
    }
}
