import Adapters
import FaultServer
import Foundation
import Testing
import Upstreams

@testable import Fetching

@Suite("Secrets", .timeLimit(.minutes(30)))
struct SecretTests {
    private static let canary = "Canary/7 +ü"
    private static let encoded = "Canary%2F7%20%2B%C3%BC"
    private static let secret = Secret(name: "key", value: canary)

    @Test(
        "A secret is sent percent-encoded in the query",
        arguments: [
            ("/", "/?key="), ("/a?", "/a?key="), ("/a?b=c", "/a?b=c&key="),
        ])
    func wire(_ target: String, _ expected: String) async throws {
        try await Scene.run { scene in
            _ = try await scene.fetch(scene.request(target, secret: Self.secret))
            #expect(scene.server.requests.map(\.target) == [expected + Self.encoded])
        }
    }

    @Test("A redirect on the same host carries the secret, once")
    func redirect() async throws {
        let echo: @Sendable (ReceivedRequest) -> Reply = { request in
            request.path == "/plain"
                ? .redirect(to: "/there")
                : request.path == "/echo"
                    ? .redirect(to: request.target.replacing("/echo", with: "/there"))
                    : .document(Scene.document)
        }
        try await Scene.run(answer: echo) { scene in
            _ = try await scene.fetch(scene.request("/plain", secret: Self.secret))
            _ = try await scene.fetch(scene.request("/echo", secret: Self.secret))
            #expect(
                scene.server.requests.map(\.target).filter { $0.hasPrefix("/there") }
                    == [String](repeating: "/there?key=" + Self.encoded, count: 2))
        }
    }

    @Test("No failure, event or state contains the secret, whatever the fault", arguments: Fault.allCases)
    func failures(_ fault: Fault) async throws {
        let limits = FetchLimits.patient.changed { $0.total = .milliseconds(400) }
        try await Scene.run(limits: limits) { scene in
            scene.server.fault = fault
            let request = scene.request("/?a=b", secret: Self.secret)
            let result = await scene.result(of: request)
            expectNoSecret(in: [result, request, scene.events.all, scene.fetcher.hosts, scene.fetcher])
            if case .failure(let failure) = result { expectNoSecret(in: ["\(failure)", failure.serviceFailure]) }
        }
    }

    @Test(
        "An upstream that repeats the secret in its headers cannot make it appear",
        arguments: [
            "Content-Type", "ETag", "Last-Modified", "Location", "Retry-After", "Content-Encoding", "Content-Length",
        ])
    func echo(_ header: String) async throws {
        let secret = Secret(name: "key", value: "canary")
        let answer: @Sendable (ReceivedRequest) -> Reply = { _ in
            var reply = Reply.document(Scene.document)
            if header == "Location" { reply.status = 301 }
            if header == "Retry-After" { reply.status = 503 }
            reply[header: header] = header == "Location" ? "http://Canary.example/canary" : "Canary/canary"
            return reply
        }
        let limits = FetchLimits.patient.changed { $0.total = .seconds(2) }
        try await Scene.run(limits: limits, answer: answer) { scene in
            let result = await scene.result(of: scene.request(secret: secret))
            expectNoSecret(in: [result, scene.events.all, scene.fetcher.hosts])
            if case .success(.document(_, let validators)) = result { #expect(validators.isEmpty) }
        }
    }

    @Test("Nor does a host that does not resolve, resolves to a private address, or is suspended")
    func otherFailures() async throws {
        try await Scene.run(names: ["inside.example": ["10.0.0.1"]]) { scene in
            for host in ["nowhere.example", "inside.example", "user:Canary%2F7@example.org"] {
                let request = UpstreamRequest(url: "http://\(host)/", mediaTypes: [], secret: Self.secret)
                let result = await scene.result(of: request)
                expectNoSecret(in: [result])
            }
            scene.server.fault = .status(500)
            for number in 0..<7 {
                let request = scene.request("/\(number)", secret: Self.secret)
                _ = try? await scene.fetch(request)
            }
            guard case .suspended = scene.state?.health else { Issue.record("works"); return }
            expectNoSecret(in: [scene.events.all, scene.fetcher.hosts])
        }
    }

    /// Searches the values' printed, debug and reflected descriptions.
    private func expectNoSecret(in values: [Any], sourceLocation: SourceLocation = #_sourceLocation) {
        for value in values {
            var dumped = ""
            dump(value, to: &dumped)
            for text in ["\(value)", String(reflecting: value), dumped] {
                #expect(text.range(of: "canary", options: .caseInsensitive) == nil, sourceLocation: sourceLocation)
            }
        }
    }
}
