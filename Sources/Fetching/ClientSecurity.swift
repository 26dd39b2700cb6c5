import NIOCore
import NIOSSL
import Synchronization

/// TLS as a client: which issuers of certificates are believed, and since which version.
final class ClientSecurity: Sendable {
    private let trust: NIOSSLTrustRoots
    /// Reading the system's certificates takes milliseconds, so it is done once, and only if there is an `https` source.
    private let made = Mutex<NIOSSLContext?>(nil)

    /// - Parameter trust: the issuers; those of the system by default, as its administrator keeps them.
    init(trust: NIOSSLTrustRoots = .default) { self.trust = trust }

    func context() throws -> NIOSSLContext {
        try made.withLock { made in
            if let made { return made }
            var configuration = TLSConfiguration.makeClientConfiguration()
            configuration.trustRoots = trust
            // RFC 8996: nothing below is to be used.
            configuration.minimumTLSVersion = .tlsv12
            configuration.certificateVerification = .fullVerification
            configuration.applicationProtocols = ["http/1.1"]
            // How long a cancelled connection waits for the other side's farewell.
            configuration.shutdownTimeout = .milliseconds(500)
            let context = try NIOSSLContext(configuration: configuration)
            made = context
            return context
        }
    }
}

extension WebAddress.Origin {
    /// The host's name as SNI and certificates have it: without the dot that makes it absolute (RFC 6066, section 3).
    /// Nil for a host that is an address, which is never a name there.
    var certificateName: String? {
        if IPAddress(host) != nil { return nil }
        return host.utf8.last == UInt8(ascii: ".") ? String(host.dropLast()) : host
    }

    /// The handler that makes a connection to this origin secure. It holds the certificate against the host, name or
    /// address.
    func secured(by context: NIOSSLContext) throws -> NIOSSLClientHandler {
        try NIOSSLClientHandler(context: context, serverHostname: certificateName)
    }

    /// Whether a certificate that the handler accepted is for this host.
    ///
    /// For a name, the handler also takes a certificate for the *address* that the connection leads to. Issuers give
    /// those to whoever holds an address, so with a false answer of a name server anybody could pass for any host.
    func isNamed(by certificate: NIOSSLCertificate) -> Bool {
        certificateName.map { certificate.names($0) } ?? true
    }
}

/// Why a server's certificate is not believed.
enum CertificateProblem: Error, Equatable {
    /// It is for other names.
    case otherName
    case expired
    case notYetValid
    /// Nobody whom this machine trusts has issued it.
    case unknownIssuer
}
