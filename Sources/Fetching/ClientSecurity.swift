import NIOCore
import NIOSSL
import Support
import Synchronization

/// The TLS configuration of a client: the issuers of certificates it trusts, and the oldest version it accepts.
final class ClientSecurity: Sendable {
    private let trust: NIOSSLTrustRoots?
    /// Reading the system's certificates takes milliseconds, so it happens once, and only if there is an `https`
    /// source.
    private let made = Mutex<NIOSSLContext?>(nil)

    /// - Parameter trust: the issuers to trust; nil for those that the environment names, or those of the system, as its
    ///   administrator keeps them.
    init(trust: NIOSSLTrustRoots? = nil) { self.trust = trust }

    /// Makes the next connection read the certificates again.
    func forget() { made.withLock { $0 = nil } }

    func context() throws -> NIOSSLContext {
        try made.withLock { made in
            if let made { return made }
            var configuration = TLSConfiguration.makeClientConfiguration()
            configuration.trustRoots = try trust ?? TrustFiles.current.roots()
            // RFC 8996 deprecates TLS 1.0 and 1.1.
            configuration.minimumTLSVersion = .tlsv12
            configuration.certificateVerification = .fullVerification
            configuration.applicationProtocols = ["http/1.1"]
            // How long a cancelled connection waits for the other side's `close_notify`.
            configuration.shutdownTimeout = .milliseconds(500)
            let context = try NIOSSLContext(configuration: configuration)
            made = context
            return context
        }
    }
}

extension WebAddress.Endpoint {
    /// The host's name for SNI and certificates: without the trailing dot of an absolute name (RFC 6066, section 3).
    /// Nil if the host is an IP address, which SNI does not allow.
    var certificateName: String? {
        if IPAddress(host) != nil { return nil }
        return host.utf8.last == UInt8(ascii: ".") ? String(host.dropLast()) : host
    }

    /// Returns the TLS handler for a connection to this endpoint. It verifies the certificate against the host, whether a
    /// name or an address.
    func secured(by context: NIOSSLContext) throws -> NIOSSLClientHandler {
        try NIOSSLClientHandler(context: context, serverHostname: certificateName)
    }

    /// Whether a certificate that the TLS handler accepted is valid for this host.
    ///
    /// For a name, the handler also accepts a certificate for the *address* of the connection. Issuers give those to
    /// anyone who holds an address, so a forged DNS response would let anyone impersonate any host.
    func isNamed(by certificate: NIOSSLCertificate) -> Bool {
        certificateName.map { certificate.names($0) } ?? true
    }
}

/// Why a server's certificate is rejected.
enum CertificateProblem: Error, Equatable {
    /// The certificate is for other names.
    case otherName
    case expired
    case notYetValid
    /// No issuer that this machine trusts has issued it.
    case unknownIssuer
}
