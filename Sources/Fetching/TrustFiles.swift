import NIOSSL

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The certificates of issuers that an operator names in `SSL_CERT_FILE` and `SSL_CERT_DIR`, as for OpenSSL: a file with
/// certificates (PEM), and folders of such files with colons between them. They take the place of the system's.
public struct TrustFiles: Sendable, Equatable {
    public static let fileVariable = "SSL_CERT_FILE"
    public static let folderVariable = "SSL_CERT_DIR"

    let file: String?
    let folders: [String]

    /// Those that the process's environment names.
    public static var current: Self { Self(environment: ProcessInfo.processInfo.environment) }

    /// An empty variable counts as one that is not set.
    public init(environment: [String: String]) {
        file = environment[Self.fileVariable].flatMap { $0.isEmpty ? nil : $0 }
        folders = (environment[Self.folderVariable] ?? "").split(separator: ":").map(String.init)
    }

    /// Why the certificates cannot be used, in words for an operator.
    public struct Problem: Error, CustomStringConvertible {
        public let description: String
    }

    /// Reads the certificates.
    ///
    /// - Throws: a problem that names the variable and the file.
    public func check() throws(Problem) { _ = try roots() }

    func roots() throws(Problem) -> NIOSSLTrustRoots {
        guard file != nil || !folders.isEmpty else { return .default }
        var certificates: [NIOSSLCertificate] = []
        if let file {
            guard let found = try? NIOSSLCertificate.fromPEMFile(file), !found.isEmpty else {
                throw Problem(
                    description: "\(Self.fileVariable) names \(file), which is not a file with certificates (PEM)")
            }
            certificates += found
        }
        for folder in folders {
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
                throw Problem(
                    description: "\(Self.folderVariable) names \(folder), which is not a folder that can be read")
            }
            // Other files may be there too. A certificate and the link with its hash are the same one.
            for name in names.sorted() {
                let found = (try? NIOSSLCertificate.fromPEMFile("\(folder)/\(name)")) ?? []
                certificates += found.filter { !certificates.contains($0) }
            }
        }
        guard !certificates.isEmpty else {
            throw Problem(description: "\(Self.folderVariable) names no folder with certificates (PEM)")
        }
        return .certificates(certificates)
    }
}
