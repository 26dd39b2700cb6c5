import Adapters
import FaultServer
import NIOSSL
import Testing
import Upstreams

@testable import Fetching

/// Tests over real TLS on loopback. The test's own resolver maps the host name to the server, so the fetcher connects
/// to the address it has checked, while SNI, `Host` and the certificate check use the host name.
@Suite("Certificates", .serialized, .timeLimit(.minutes(30)))
struct CertificateTests {
    private static let host = "upstream.example"
    private static let names = "DNS:upstream.example"

    /// Returns the document or the failure of a fetch from the host at 127.0.0.1.
    ///
    /// - Parameters:
    ///   - trust: the issuers that the fetcher trusts; by default the authority.
    private func outcome(
        host: String = host, trust: NIOSSLTrustRoots? = nil, answer: Reply = .document("<a/>"),
        _ identity: (CertificateAuthority) throws -> Identity,
        check: (FaultServer) -> Void = { _ in }
    ) async throws -> String {
        let authority = try CertificateAuthority()
        defer { authority.remove() }
        var outcome = ""
        try await Scene.run(
            names: [host: ["127.0.0.1"]], allowsPrivateAddresses: true, identity: try identity(authority),
            trust: trust ?? .file(authority.certificate), answer: { _ in answer }
        ) { scene in
            let request = UpstreamRequest(
                url: "https://\(host):\(scene.server.port)/", mediaTypes: ["text/xml"],
                secret: Secret(name: "key", value: "canary"))
            outcome = (await scene.text(of: request)).replacing(":\(scene.server.port)", with: "")
            check(scene.server)
        }
        return outcome
    }

    private func failure(_ reason: String, host: String = host) -> String {
        "failure(cannot reach \(host): \(reason))"
    }

    private func expectNoRequest(_ server: FaultServer) { #expect(server.requests.isEmpty) }

    @Test("A valid certificate is accepted; SNI and Host carry the name; the checked address is connected to")
    func right() async throws {
        let names = "DNS:other.example,DNS:UPSTREAM.example"
        let outcome = try await outcome({ try $0.identity(names: names) }) { server in
            #expect(server.names == [Self.host])
            #expect(server.requests.map { $0[header: "Host"] } == ["\(Self.host):\(server.port)"])
            #expect(server.requests.map(\.target) == ["/?key=canary"])
        }
        #expect(outcome == "<a/>")
    }

    @Test("TLS ignores the trailing dot of an absolute name")
    func absolute() async throws {
        let outcome = try await outcome(host: "upstream.example.", { try $0.identity(names: Self.names) }) { server in
            #expect(server.names == [Self.host])
        }
        #expect(outcome == "<a/>")
    }

    @Test("A wildcard matches exactly one label", arguments: ["*.example", "*.EXAMPLE"])
    func wildcard(_ name: String) async throws {
        #expect(try await outcome { try $0.identity(names: "DNS:\(name)") } == "<a/>")
        #expect(
            try await outcome(host: "deep.upstream.example") { try $0.identity(names: "DNS:\(name)") }
                == failure("certificate issued for another name", host: "deep.upstream.example"))
    }

    @Test(
        "A certificate for another name is rejected, and the request with its secret is never sent",
        arguments: [
            "DNS:other.example", "DNS:upstream.example.org", "DNS:example", "DNS:*.upstream.example",
            "URI:http://upstream.example/", "email:a@upstream.example", "DER:30:00",
            // A DNS name that contains a NUL: upstream.example, 0, .org
            "DER:30:17:82:15:75:70:73:74:72:65:61:6d:2e:65:78:61:6d:70:6c:65:00:2e:6f:72:67",
            "otherName:1.2.3.4;UTF8:upstream.example,RID:1.2.3.4",
        ])
    func otherName(_ names: String) async throws {
        let outcome = try await outcome({ try $0.identity(names: names) }, check: expectNoRequest)
        #expect(outcome == failure("certificate issued for another name"))
    }

    @Test("A certificate for the address alone is not valid for the name that resolves to it")
    func addressForName() async throws {
        let outcome = try await outcome({ try $0.identity(names: "IP:127.0.0.1") }, check: expectNoRequest)
        #expect(outcome == failure("certificate issued for another name"))
    }

    @Test("A name in the subject's common name does not count")
    func commonName() async throws {
        let outcome = try await outcome({ try $0.identity(names: "", commonName: Self.host) }, check: expectNoRequest)
        #expect(outcome == failure("certificate issued for another name"))
    }

    @Test("For a configured IP address, the certificate has to name the address, and no SNI is sent")
    func address() async throws {
        let right = try await outcome(host: "127.0.0.1", { try $0.identity(names: "IP:127.0.0.1") }) { server in
            #expect(server.names == [nil])
        }
        #expect(right == "<a/>")
        for names in ["IP:127.0.0.2", "DNS:127.0.0.1", "DNS:localhost"] {
            let outcome = try await outcome(host: "127.0.0.1") { try $0.identity(names: names) }
            #expect(outcome == failure("certificate issued for another name", host: "127.0.0.1"), "\(names)")
        }
    }

    @Test("An expired, premature, untrusted or self-signed certificate or an old TLS version fails with its own reason")
    func refused() async throws {
        let unknown = failure("certificate not issued by a trusted authority")
        #expect(
            try await outcome { try $0.identity(names: Self.names, days: -10 ... -1) }
                == failure("certificate expired"))
        #expect(
            try await outcome { try $0.identity(names: Self.names, days: 1...10) }
                == failure("certificate not yet valid"))
        #expect(try await outcome { try $0.selfSigned(names: Self.names) } == unknown)
        #expect(try await outcome(trust: .default) { try $0.identity(names: Self.names) } == unknown)
        let other = try CertificateAuthority()
        defer { other.remove() }
        #expect(try await outcome { _ in try other.identity(names: Self.names) } == unknown)
        #expect(
            try await outcome { try $0.identity(names: Self.names, isOutdated: true) }
                == failure("TLS connection failed"))
    }

    @Test("A body that ends with the connection needs a TLS close_notify, or anybody could have cut it")
    func cut() async throws {
        var answer = Reply.document("<a/>")
        (answer.length, answer.ending) = (.none, .close)
        #expect(try await outcome(answer: answer) { try $0.identity(names: Self.names) } == "<a/>")
        answer.ending = .cut
        #expect(
            try await outcome(answer: answer) { try $0.identity(names: Self.names) }
                == "failure(invalid response from \(Self.host): unexpected end of response)")
        // With a Content-Length the response was complete before the cut.
        answer.length = .right
        #expect(try await outcome(answer: answer) { try $0.identity(names: Self.names) } == "<a/>")
    }

    @Test(
        "Host names are compared label by label",
        arguments: [
            ("a.example", "a.example", true), ("*.example", "a.example", true), ("*.example", "a.b.example", false),
            ("*.example", "example", false), ("*.example", ".example", false), ("*", "example", false),
            ("*.", "a.", false), ("a*.example", "ab.example", false), ("a.example", "b.example", false),
            ("", "", false), ("*.example", "*.example", true), ("a.*", "a.example", false),
        ])
    func matching(_ pattern: String, _ host: String, _ expected: Bool) {
        #expect(NIOSSLCertificate.matches(Array(pattern.utf8), Array(host.utf8)) == expected)
    }
}
