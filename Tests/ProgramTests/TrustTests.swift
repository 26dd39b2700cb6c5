import FaultServer
import Foundation
import Testing
import UpstreamFakes

#if canImport(Glibc)
    import Glibc
#endif

/// Runs the program against an upstream whose certificate a private authority has issued.
@Suite("Issuers that SSL_CERT_FILE and SSL_CERT_DIR name", .serialized)
struct TrustTests {
    /// Runs `almanac check` with the upstream.
    ///
    /// - Parameter environment: the variables, given the authority that issued the upstream's certificate.
    private func check(_ environment: (CertificateAuthority) throws -> [String: String]) async throws -> Program.Ended {
        let authority = try CertificateAuthority()
        defer { authority.remove() }
        let server = try await FaultServer.serving(
            FakeDocuments(), identity: try authority.identity(names: "IP:127.0.0.1"))
        let cache = CacheDirectory()
        defer { cache.remove() }
        let ended = try await Program.run(
            [
                "check", "--holidays-source", "documents+https://127.0.0.1:\(server.port)/", "--cache-directory",
                cache.path, "--today", "2026-06-01",
            ], environment: try environment(authority))
        await server.stop()
        return ended
    }

    @Test("The certificate of a private authority is trusted if SSL_CERT_FILE names the authority's own")
    func file() async throws {
        let ended = try await check { ["SSL_CERT_FILE": $0.certificate] }
        #expect(ended.status == 0 && ended.output.contains("250 countries, "), "\(ended.output)\(ended.errors)")
    }

    @Test("It is trusted if the authority's own is in one of the folders of SSL_CERT_DIR")
    func folder() async throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("trust-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let (empty, full) = (root.appendingPathComponent("empty"), root.appendingPathComponent("full"))
        for folder in [empty, full] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let ended = try await check { authority in
            try FileManager.default.copyItem(
                atPath: authority.certificate, toPath: full.appendingPathComponent("own.pem").path)
            return ["SSL_CERT_DIR": "\(empty.path):\(full.path)"]
        }
        #expect(ended.status == 0 && ended.output.contains("250 countries, "), "\(ended.output)\(ended.errors)")
    }

    @Test("Without them, or with those of another authority, it is not trusted")
    func others() async throws {
        let other = try CertificateAuthority()
        defer { other.remove() }
        for environment in [[:], ["SSL_CERT_FILE": other.certificate], ["SSL_CERT_FILE": ""]] {
            let ended = try await check { _ in environment }
            #expect(ended.status == 1, "\(environment): \(ended.output)")
            #expect(ended.output.contains("certificate not issued by a trusted authority"), "\(ended.output)")
        }
    }

    @Test("A file without a certificate, or a folder that is not there, is named with its variable")
    func unusable() async throws {
        let missing = "/nowhere/\(UUID().uuidString)"
        for (name, reason) in [
            ("SSL_CERT_FILE", "is not a file with certificates"), ("SSL_CERT_DIR", "is not a folder that can be read"),
        ] {
            let ended = try await check { _ in [name: missing] }
            #expect(ended.status == 1, "\(ended)")
            #expect(ended.output.contains("FAILED  \(name) names \(missing), which \(reason)"), "\(ended)")
        }
    }

    @Test("SIGHUP reads the certificates again: a new authority is trusted without a restart")
    func reload() async throws {
        let (authority, former) = (try CertificateAuthority(), try CertificateAuthority())
        let server = try await FaultServer.serving(
            FakeDocuments(), identity: try authority.identity(names: "IP:127.0.0.1"))
        let (cache, file) = (CacheDirectory(), former.certificate)
        defer {
            authority.remove()
            former.remove()
            cache.remove()
        }
        let arguments = [
            "--holidays-source", "documents+https://127.0.0.1:\(server.port)/", "--cache-directory", cache.path,
            "--upstream-budget", "20s", "--log-format", "off", "--today", "2026-06-01",
        ]
        try await Program.serving(arguments, environment: ["SSL_CERT_FILE": file]) { address, process in
            let before = try await Visit.get("/holidays/DE/2026", of: address)
            #expect(before.status == 503 && server.requests.isEmpty)
            try Data(contentsOf: URL(filePath: authority.certificate)).write(to: URL(filePath: file))
            kill(process.processIdentifier, SIGHUP)
            // The circuit stays open for a while.
            let end = ContinuousClock.now + .seconds(300)
            var status = 503
            while status == 503, ContinuousClock.now < end {
                try await Task.sleep(for: .milliseconds(500))
                status = try await Visit.get("/holidays/DE/2026", of: address).status
            }
            #expect(status == 200 && !server.requests.isEmpty)
        }
        await server.stop()
    }
}
