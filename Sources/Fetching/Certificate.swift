import Glibc
import NIOSSL
import PlainBytes
import Support

extension NIOSSLCertificate {
    /// Whether the certificate is valid for a host (RFC 9525, section 6.3): one of its DNS names equals the host's, or
    /// does so with `*` as its first label.
    ///
    /// - Parameter host: the host's name, in lower case.
    func names(_ host: String) -> Bool {
        let host = Array(host.utf8)
        return _subjectAlternativeNames().contains { name in
            name.nameType == .dnsName && Self.matches(name.contents.map(\.lowercasedASCII), host)
        }
    }

    /// Whether a DNS name of a certificate matches a host.
    ///
    /// - Parameters:
    ///   - pattern: the certificate's name, in lower case.
    ///   - host: the host's name, in lower case.
    static func matches(_ pattern: [UInt8], _ host: [UInt8]) -> Bool {
        guard pattern.starts(with: "*.".utf8) else { return !pattern.isEmpty && pattern == host }
        let rest = host.drop { $0 != UInt8(ascii: ".") }
        return rest.count > 1 && rest.count < host.count && pattern.dropFirst().elementsEqual(rest)
    }
}

extension CertificateProblem {
    /// The problem of the certificate that a TLS error reports; nil if the error has another cause.
    ///
    /// - Parameter certificate: the server's certificate, if one was received.
    init?(_ error: any Error, of certificate: NIOSSLCertificate?) {
        if error as? NIOSSLExtraError == .failedToValidateHostname {
            self = .otherName
            return
        }
        // The library reports that verification failed but not why; the certificate's own dates are the usual reason.
        guard case .handshakeFailed(.sslError(let stack)) = error as? NIOSSLError,
            stack.contains(where: { $0.description.contains("CERTIFICATE_VERIFY_FAILED") })
        else { return nil }
        let now = time(nil)
        if let certificate, certificate.notValidAfter < now {
            self = .expired
        } else if let certificate, certificate.notValidBefore > now {
            self = .notYetValid
        } else {
            self = .unknownIssuer
        }
    }
}
