import Adapters
import FaultServer
import Testing
import Upstreams

@testable import Fetching

@Suite("Redirects", .timeLimit(.minutes(30)))
struct RedirectTests {
    private static func leading(_ location: String?, status: Int = 301) -> @Sendable (ReceivedRequest) -> Reply {
        { request in
            guard request.path == "/from/here" else { return .document(request.target) }
            guard let location else { return .status(status) }
            return .redirect(to: location.replacing("HOST", with: request[header: "Host"] ?? ""), status: status)
        }
    }

    @Test(
        "A redirect within the same scheme, host and port is followed",
        arguments: [
            ("/there", "/there"), ("there?a=b", "/from/there?a=b"), ("../there", "/there"), ("http://HOST/x/y", "/x/y"),
            ("//HOST/there", "/there"), ("?a=b#c", "/from/here?a=b"), ("HTTP://HOST", "/"),
        ])
    func followed(_ location: String, _ target: String) async throws {
        let answer: @Sendable (ReceivedRequest) -> Reply = { request in
            request.target == "/from/here" ? Self.leading(location)(request) : .document(request.target)
        }
        try await Scene.run(answer: answer) { scene in
            #expect(await scene.text("/from/here") == target)
            #expect(scene.server.requests.count == 2)
        }
    }

    @Test(
        "A redirect to any other place is not followed",
        arguments: [
            ("http://elsewhere.example/", "http://elsewhere.example"), ("https://HOST/", "https://HOST"),
            ("//127.0.0.1:1/", "http://127.0.0.1:1"), ("http://localhost/", "http://localhost"),
            ("http://HOST@elsewhere.example/", "an invalid address"),
            ("http://user@HOST/", "an invalid address"),
            ("file:///etc/passwd", "an invalid address"),
            ("http://", "an invalid address"), ("http://[::ffff:127.0.0.1]/", "http://[::ffff:127.0.0.1]"),
        ])
    func elsewhere(_ location: String, _ target: String) async throws {
        try await Scene.run(answer: Self.leading(location)) { scene in
            let target = target.replacing("HOST", with: scene.host)
            #expect(await scene.failure("/from/here") == .redirected(host: scene.host, to: target))
            #expect(scene.server.requests.count == 1)
        }
    }

    @Test("A Location of 2,048 bytes is followed, a longer one is ignored", arguments: [2047, 2048, 2049])
    func length(_ length: Int) async throws {
        let location = "/" + String(repeating: "x", count: length - 1)
        try await Scene.run(answer: Self.leading(location)) { scene in
            if length <= 2048 {
                #expect(await scene.text("/from/here") == location)
            } else {
                let failure = UpstreamFailure.redirected(host: scene.host, to: "an invalid address")
                #expect(await scene.failure("/from/here") == failure)
            }
        }
    }

    @Test("A second redirect is not followed, nor is one without a Location")
    func once() async throws {
        try await Scene.run(answer: { .redirect(to: $0.target + "x") }) { scene in
            #expect(await scene.failure() == .redirected(host: scene.host, to: "another address on the same host"))
            #expect(scene.server.requests.map(\.target) == ["/", "/x"])
        }
        try await Scene.run(answer: Self.leading(nil)) { scene in
            guard case .redirected = await scene.failure("/from/here") else { Issue.record("followed"); return }
        }
    }

    @Test("A redirected POST stays a POST or fails", arguments: [(301, 1), (302, 1), (303, 1), (307, 2), (308, 2)])
    func post(_ status: Int, _ requests: Int) async throws {
        try await Scene.run(answer: Self.leading("/there", status: status)) { scene in
            let request = UpstreamRequest(
                url: scene.server.url("/from/here"), method: .post, body: Array("<ask/>".utf8), mediaTypes: ["text/xml"]
            )
            let text = await scene.text(of: request)
            #expect((text == "/there") == (requests == 2), "\(text)")
            #expect(scene.server.requests.count == requests)
            #expect(scene.server.requests.allSatisfy { $0.method == "POST" && $0.body == Array("<ask/>".utf8) })
        }
    }
}
