import Adapters
import FaultServer
import Testing
import Upstreams

@testable import Fetching

@Suite("Requests", .timeLimit(.minutes(30)))
struct RequestTests {
    @Test("A request sends its User-Agent and Accept headers, and no cookies")
    func head() async throws {
        let answer: @Sendable (ReceivedRequest) -> Reply = { _ in
            var reply = Reply.document(Scene.document)
            reply[header: "Set-Cookie"] = "a=b"
            return reply
        }
        try await Scene.run(answer: answer) { scene in
            var request = scene.request("/holidays/2026.xml?lang=en")
            request.mediaTypes = ["text/xml", "application/xml"]
            _ = try await scene.fetch(request)
            _ = try await scene.fetch(request)
            let received = try #require(scene.server.requests.last)
            #expect(received.method == "GET")
            #expect(received.target == "/holidays/2026.xml?lang=en")
            #expect(received[header: "Host"] == scene.host)
            #expect(received[header: "User-Agent"] == "Test/1")
            #expect(received[header: "Accept"] == "text/xml, application/xml")
            #expect(received[header: "Accept-Encoding"] == "gzip")
            #expect(received[header: "Cookie"] == nil)
            #expect(received[header: "Authorization"] == nil)
            #expect(received[header: "Connection"] == "close")
            #expect(scene.server.connections == 2)
        }
    }

    @Test("A POST sends its body and its Content-Type")
    func post() async throws {
        try await Scene.run { scene in
            let request = UpstreamRequest(
                url: scene.server.url("/ws"), method: .post, body: Array("<ask/>".utf8),
                contentType: "text/xml; charset=utf-8", mediaTypes: ["text/xml"])
            #expect(await scene.text(of: request) == Scene.document)
            let received = try #require(scene.server.requests.first)
            #expect(received.method == "POST")
            #expect(received.body == Array("<ask/>".utf8))
            #expect(received[header: "Content-Type"] == "text/xml; charset=utf-8")
        }
    }

    @Test("Media types are compared without parameters and ignoring case")
    func mediaType() async throws {
        try await Scene.run(answer: { _ in .document("<a/>", type: "Text/XML ;charset=\"UTF-8\"") }) { scene in
            #expect(await scene.text() == "<a/>")
        }
        try await Scene.run(answer: { _ in .document("<a/>", type: "text/xml-not") }) { scene in
            #expect(await scene.failure() == .mediaType("text/xml-not", host: scene.host))
        }
    }

    @Test("A copy that is still valid is not sent again")
    func conditional() async throws {
        let date = "Sun, 06 Nov 1994 08:49:37 GMT"
        let answer: @Sendable (ReceivedRequest) -> Reply = { request in
            request[header: "If-None-Match"] == "\"1\"" || request[header: "If-Modified-Since"] == date
                ? .status(304) : .document("<a/>", entityTag: "\"1\"", lastModified: date)
        }
        try await Scene.run(answer: answer) { scene in
            guard case .document(_, let validators) = try await scene.get() else { Issue.record("no document"); return }
            #expect(validators == Validators(entityTag: "\"1\"", lastModified: date))
            #expect(await scene.result(of: scene.request(), unless: validators) == .success(.notModified))
            let dated = Validators(lastModified: date)
            #expect(await scene.result(of: scene.request(), unless: dated) == .success(.notModified))
            #expect(await scene.text(unless: Validators(entityTag: "\"0\"")) == "<a/>")
        }
    }

    @Test("A 304 response to an unconditional request is an error")
    func unaskedNotModified() async throws {
        try await Scene.run(answer: { _ in .status(304) }) { scene in
            #expect(await scene.failure() == .status(304, host: scene.host, retryAfter: nil))
            #expect(await scene.failure(unless: Validators()) == .status(304, host: scene.host, retryAfter: nil))
        }
    }

    @Test("Not more than so many requests to a host run at once; the others wait for their turn")
    func concurrency() async throws {
        try await Scene.run(limits: .patient.changed { $0.concurrency = 4 }) { scene in
            scene.server.hold()
            let documents = try await withThrowingTaskGroup { group in
                for number in 0..<20 { group.addTask { await scene.text("/\(number)") } }
                try await until { scene.server.requests.count == 4 }
                #expect(scene.state?.underWay == 4)
                scene.server.release()
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(documents == [String](repeating: Scene.document, count: 20))
            #expect(scene.server.requests.count == 20)
            #expect(scene.events.peak == 4)
        }
    }

    @Test("The wait for a turn counts towards the fetch's deadline")
    func turn() async throws {
        let limits = FetchLimits.patient.changed { ($0.concurrency, $0.total) = (1, .milliseconds(300)) }
        try await Scene.run(limits: limits) { scene in
            scene.server.fault = .silent
            async let first = scene.failure("/1")
            try await until { scene.state?.requests == 1 }
            async let second = scene.failure("/2")
            #expect(await first == .timedOut(host: scene.host, after: .milliseconds(300)))
            #expect(await second == .timedOut(host: scene.host, after: .milliseconds(300)))
            #expect(scene.state?.failures ?? 0 <= 2)
        }
    }

    @Test(
        "A URL that is not valid HTTP is not requested, and is not repeated in the error",
        arguments: [
            "ftp://example.org/", "http://user:canary@example.org/", "example.org", "http:///x", "http://exa mple.org/",
            "http://example.org:99999/", "",
        ])
    func addresses(_ url: String) async throws {
        try await Scene.run(names: [:]) { scene in
            let text = await scene.text(of: UpstreamRequest(url: url, mediaTypes: ["text/xml"]))
            #expect(text.hasSuffix("the configured address is not an HTTP URL)"))
            #expect(!text.contains("canary"))
        }
    }

    @Test("Shutting down cancels running fetches and rejects later ones")
    func shutdown() async throws {
        try await Scene.run { scene in
            scene.server.fault = .silent
            async let failure = scene.failure()
            try await until { scene.server.requests.count == 1 }
            await scene.fetcher.shutdown()
            let found = await failure
            guard case .unreachable = found else { Issue.record("not ended: \(String(describing: found))"); return }
            #expect(await scene.failure() == .stopped(host: scene.host))
            #expect(scene.server.requests.count == 1)
        }
    }
}
