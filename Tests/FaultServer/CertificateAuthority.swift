import Foundation

/// A certificate authority for one test, in a temporary folder. It needs the `openssl` program, which `Tests/install
/// tests` installs; without it the test fails.
public struct CertificateAuthority {
    private let folder: URL

    public init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("authority-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data().write(to: folder.appendingPathComponent("index"))
        try Self.configuration.write(
            to: folder.appendingPathComponent("configuration"), atomically: true, encoding: .utf8)
        let options = ["-config", "configuration", "-extensions", "authority", "-days", "2", "-subj", "/CN=Authority"]
        try openssl(["req", "-x509", "-out", "authority.pem"] + options + Self.newKey("authority"))
    }

    public func remove() { try? FileManager.default.removeItem(at: folder) }

    /// The path of the authority's own certificate, for clients that trust it.
    public var certificate: String { path("authority.pem") }

    /// Issues a server's certificate and key.
    ///
    /// - Parameters:
    ///   - names: the extension `subjectAltName`, such as `DNS:a.example`; empty for a certificate without it.
    ///   - days: the days on which the certificate is valid, counted from today.
    public func identity(
        names: String, commonName: String = "Server", days: ClosedRange<Int> = -1...1, isOutdated: Bool = false
    ) throws -> Identity {
        let name = UUID().uuidString
        let subject = ["-config", "configuration", "-subj", "/CN=\(commonName)"]
        try openssl(["req", "-new", "-out", "\(name).csr"] + subject + Self.newKey(name))
        let extensions = names.isEmpty ? "basicConstraints=CA:FALSE" : "subjectAltName=\(names)"
        try "[server]\n\(extensions)\n".write(
            to: folder.appendingPathComponent("\(name).extensions"), atomically: true, encoding: .utf8)
        try openssl([
            "ca", "-batch", "-notext", "-config", "configuration", "-in", "\(name).csr", "-out", "\(name).pem",
            "-extfile", "\(name).extensions", "-extensions", "server",
            "-startdate", Self.date(days.lowerBound), "-enddate", Self.date(days.upperBound),
        ])
        return try Identity(certificates: path("\(name).pem"), key: path("\(name).key"), isOutdated: isOutdated)
    }

    /// Makes a self-signed server certificate.
    public func selfSigned(names: String) throws -> Identity {
        let name = UUID().uuidString
        let subject = ["-config", "configuration", "-subj", "/CN=Server", "-addext", "subjectAltName=\(names)"]
        try openssl(["req", "-x509", "-days", "2", "-out", "\(name).pem"] + subject + Self.newKey(name))
        return try Identity(certificates: path("\(name).pem"), key: path("\(name).key"))
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private static func newKey(_ name: String) -> [String] {
        ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", "\(name).key"]
    }

    /// The time in `days` days, as ASN.1 writes it: YYYYMMDDHHMMSSZ.
    private static func date(_ days: Int) -> String {
        Date(timeIntervalSinceNow: Double(days) * 86_400).formatted(.iso8601).filter(\.isNumber) + "Z"
    }

    private func openssl(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["openssl"] + arguments
        process.currentDirectoryURL = folder
        let output = Pipe()
        (process.standardInput, process.standardOutput, process.standardError) = (nil, output, output)
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(output: String(decoding: text, as: UTF8.self)) }
    }

    /// Why `openssl` failed, in its own words.
    public struct Failure: Error {
        public let output: String
    }

    private static let configuration = """
        [req]
        distinguished_name = name
        [name]
        [authority]
        basicConstraints = critical, CA:TRUE
        keyUsage = critical, keyCertSign
        subjectKeyIdentifier = hash
        [ca]
        default_ca = authority_of_a_test
        [authority_of_a_test]
        database = index
        new_certs_dir = .
        certificate = authority.pem
        private_key = authority.key
        rand_serial = yes
        unique_subject = no
        default_md = sha256
        policy = anything
        [anything]
        commonName = supplied

        """
}
