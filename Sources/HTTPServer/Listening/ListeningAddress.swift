import HTTPMessages

/// The address that a server listens on.
public enum ListeningAddress: Hashable, Sendable, CustomStringConvertible {
    /// A host name or IP address; port 0 takes any free port.
    case host(String, port: Int)
    /// A Unix domain socket. Its file is readable and writable by user and group (mode 0660).
    case unixSocket(path: String)
    /// A listening socket that the process inherited, for example from systemd (`LISTEN_FDS`).
    case inherited(descriptor: Int32)

    public var description: String {
        switch self {
        case .host(let host, let port): "\(host.contains(":") ? "[\(host)]" : host):\(port)"
        case .unixSocket(let path): "unix:\(path)"
        case .inherited(let descriptor): "descriptor \(descriptor)"
        }
    }

    /// Whether only this machine can reach the address. False for an inherited socket, of which that is not known.
    package var isLocal: Bool {
        switch self {
        case .host(let host, _): (HostName(host) ?? HostName("[\(host)]"))?.isLoopback == true
        case .unixSocket: true
        case .inherited: false
        }
    }

    /// Returns the first socket that systemd passed to the process, descriptor 3 (sd_listen_fds(3)). Nil if it passed
    /// none.
    public static func inherited(environment: [String: String], processID: Int32) -> Self? {
        guard environment["LISTEN_PID"] == String(processID), let count = environment["LISTEN_FDS"].flatMap(Int.init),
            count >= 1
        else { return nil }
        return .inherited(descriptor: 3)
    }
}
