import HTTPMessages
import HTTPServer
import ServerSupport
import Testing

@testable import Site

@Suite("What a response reveals about other visitors", .timeLimit(.minutes(30)))
struct DiscretionTests {
    private func configuration(_ moment: Moment, _ lifetime: Int?) -> Site.Configuration {
        moment.configuration { $0.pageLifetime = lifetime }
    }

    /// The head of a response without the headers that differ in every response: the date and the request ID.
    private func head(_ answer: String) -> [Substring] {
        let head = answer.prefix { $0 != "<" }.split(separator: "\r\n")
        return head.filter { !$0.hasPrefix("Date: ") && !$0.hasPrefix("X-Request-Id: ") }
    }

    @Test("A cached response has the same headers as a fresh one", arguments: [nil, 30, 7])
    func sameHead(lifetime: Int?) async throws {
        let (asked, unasked) = (Moment(), Moment())
        let start = asked.now
        let before = Site.sample(configuration: configuration(asked, lifetime))
        // Other visitors have requested these, more than once, so that searches are cached too.
        let targets = ["/quotes?q=love", "/people?q=curie", "/countries?q=ger", "/holidays", "/robots.txt", "/nowhere"]
        for _ in 0..<3 { for target in targets { _ = await before.get(target) } }
        try await RunningServer.run(before) { server in
            for seconds in [1, 4, 9, 10, 15, 29, 895] {
                (asked.now, unasked.now) = (start + seconds, start + seconds)
                let fresh = Site.sample(configuration: configuration(unasked, lifetime))
                try await RunningServer.run(fresh) { other in
                    for target in targets {
                        let (hit, miss) = try await (answer(of: server, to: target), answer(of: other, to: target))
                        #expect(head(hit) == head(miss), "\(target) after \(seconds) s")
                    }
                }
            }
        }
    }

    @Test("No response says how long it took or where it came from")
    func noTiming() async throws {
        let moment = Moment()
        let site = Site.sample(configuration: configuration(moment, nil))
        try await RunningServer.run(site) { server in
            for target in ["/holidays", "/holidays", "/nowhere", "/health/live", "/robots.txt", "/options"] {
                let answer = try await answer(of: server, to: target).lowercased()
                for name in ["server-timing:", "age:", "x-cache", "via:", "x-runtime"] {
                    #expect(!answer.contains("\r\n" + name), "\(target) has \(name)")
                }
            }
        }
    }

    private func answer(of server: RunningServer, to target: String) async throws -> String {
        try await Wire.get(server.port, target, "Accept-Encoding: identity\r\n")
    }
}
