import Adapters
import FaultServer
import Support
import Testing
import Upstreams

@testable import Fetching

@Suite("Addresses", .timeLimit(.minutes(30)))
struct AddressTests {
    @Test(
        "Globally reachable addresses are public",
        arguments: [
            "1.1.1.1", "93.184.216.34", "172.15.255.255", "172.32.0.0", "100.63.255.255", "169.253.255.255",
            "223.255.255.255",
            "2606:4700::1111", "2a00:1450:4001::1", "64:ff9b::101:101", "::ffff:1.1.1.1", "2002:0101:0101::1",
        ])
    func isPublic(_ text: String) throws {
        #expect(try #require(IPAddress(text)).isPublic)
    }

    @Test(
        "Loopback, private, link-local, multicast and documentation addresses are not public in any notation",
        arguments: [
            "127.0.0.1", "127.255.255.255", "0.0.0.0", "10.1.2.3", "100.64.0.1", "169.254.169.254", "172.16.0.1",
            "172.31.255.255", "192.168.1.1", "198.18.0.1", "203.0.113.9", "224.0.0.1", "239.255.255.255",
            "255.255.255.255",
            "::", "::1", "::127.0.0.1", "fe80::1", "fc00::1", "fdff::1", "fec0::1", "ff02::1", "2001:db8::1",
            "::ffff:127.0.0.1", "::ffff:a00:1", "64:ff9b::7f00:1", "64:ff9b::10.0.0.1", "2002:7f00:1::", "2001::1",
        ])
    func isPrivate(_ text: String) throws {
        #expect(try !#require(IPAddress(text)).isPublic)
    }

    @Test(
        "Only the full notation parses as an address",
        arguments: ["127.1", "2130706433", "0x7f.0.0.1", "1.2.3", "::g", "", "a"])
    func notation(_ text: String) {
        #expect(IPAddress(text) == nil)
    }

    @Test(
        "A public name that leads inside is not followed",
        arguments: [
            ["127.0.0.1"], ["10.0.0.1"], ["169.254.169.254"], ["::1"], ["::ffff:127.0.0.1"],
            ["93.184.216.34", "127.0.0.1"], ["127.0.0.1", "93.184.216.34"],
        ])
    func rebinding(_ addresses: [String]) async throws {
        try await Scene.run(names: ["upstream.example": addresses]) { scene in
            let request = UpstreamRequest(
                url: "http://upstream.example:\(scene.server.port)/", mediaTypes: ["text/xml"])
            guard case .redirected(let host, let target) = await scene.failure(of: request) else {
                Issue.record("not refused")
                return
            }
            #expect(host == "upstream.example:\(scene.server.port)")
            #expect(target.hasPrefix("the private address "))
            #expect(scene.server.connections == 0)
        }
    }

    @Test(
        "Other notations of an address are host names, judged by the addresses they resolve to",
        arguments: [
            "127.1", "2130706433", "0x7f000001",
        ])
    func oddNotation(_ host: String) async throws {
        try await Scene.run { scene in
            let request = UpstreamRequest(url: "http://\(host):\(scene.server.port)/", mediaTypes: ["text/xml"])
            #expect(await scene.failure(of: request) != nil)
            #expect(scene.server.connections == 0)
        }
    }

    @Test("With the operator's permission a name may lead inside; the connection goes to the checked address")
    func allowed() async throws {
        // No system resolves this name, so a second look-up would prevent the connection.
        try await Scene.run(names: ["upstream.example": ["127.0.0.1"]], allowsPrivateAddresses: true) { scene in
            let host = "upstream.example:\(scene.server.port)"
            let request = UpstreamRequest(
                url: "http://Upstream.Example:\(scene.server.port)/a", mediaTypes: ["text/xml"])
            #expect(await scene.text(of: request) == Scene.document)
            #expect(scene.server.requests.first?[header: "Host"] == host)
        }
    }

    @Test("If the first address refuses the connection, the next one is tried")
    func next() async throws {
        let names = ["upstream.example": ["127.0.0.77", "127.0.0.1"]]
        try await Scene.run(names: names, allowsPrivateAddresses: true) { scene in
            let request = UpstreamRequest(
                url: "http://upstream.example:\(scene.server.port)/", mediaTypes: ["text/xml"])
            #expect(await scene.text(of: request) == Scene.document)
            #expect(scene.fetcher.hosts.first?.requests == 1)
        }
    }

    @Test("localhost and IP addresses in a configured URL are allowed")
    func local() async throws {
        try await Scene.run { scene in
            let request = UpstreamRequest(url: "http://localhost:\(scene.server.port)/", mediaTypes: ["text/xml"])
            #expect(await scene.text(of: request) == Scene.document)
        }
    }

    @Test("A name that does not resolve is unreachable")
    func unknown() async throws {
        try await Scene.run(names: [:]) { scene in
            let request = UpstreamRequest(url: "http://nowhere.example/", mediaTypes: ["text/xml"])
            let failure = await scene.failure(of: request)
            #expect(failure == .unreachable(host: "nowhere.example", reason: "the host name does not resolve"))
        }
    }

    @Test("A silent name server does not delay a fetch beyond its deadline")
    func silentResolver() async throws {
        struct Silent: AddressResolver {
            func addresses(of name: String) async -> [IPAddress] {
                // Ignores cancellation, as the system's resolver does.
                await Task.detached { try? await Task.sleep(for: .seconds(60)) }.value
                return []
            }
        }
        let fetcher = Fetcher(
            limits: .patient.changed { $0.total = .milliseconds(100) }, userAgent: "Test/1",
            rule: AddressRule(allowsPrivateAddresses: false, resolver: Silent()), time: .system, report: { _ in })
        let request = UpstreamRequest(url: "http://upstream.example/", mediaTypes: ["text/xml"])
        let start = ContinuousClock.now
        await #expect(throws: UpstreamFailure.timedOut(host: "upstream.example", after: .milliseconds(100))) {
            try await fetcher.fetch(request, unless: nil)
        }
        #expect(start.duration(to: .now) < .seconds(30))
        await fetcher.shutdown()
    }
}
