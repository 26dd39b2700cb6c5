import Adapters
import FaultServer
import Synchronization
import Testing
import Upstreams

@testable import Fetching

/// A short, repeatable version of `Tests/Fuzzing/wire`.
@Suite("Mutated responses", .serialized, .timeLimit(.minutes(30)))
struct WireFuzzTests {
    @Test("600 mutated answers: each fetch ends with an answer or a failure, and none hangs")
    func mutated() async throws {
        let mutator = SharedMutator(AnswerMutator(seed: 9))
        let server = try RawServer { RawServer.Answer(mutator.next()) }
        defer { server.stop() }
        let limits = FetchLimits.patient.changed { $0.failures = .max }
        let fetcher = Fetcher(limits: limits, userAgent: "Test/1")
        var outcomes: [String: Int] = [:]
        for number in 0..<600 {
            let request = UpstreamRequest(
                url: "http://127.0.0.1:\(server.port)/\(number)", mediaTypes: ["text/xml", "text/html"])
            do {
                switch try await fetcher.fetch(request, unless: Validators(entityTag: "\"1\"")) {
                case .document(let bytes, _):
                    #expect(!bytes.isEmpty && bytes.count <= limits.size, "\(number)")
                    outcomes["document", default: 0] += 1
                case .notModified, .absent: outcomes["none", default: 0] += 1
                }
            } catch {
                #expect("\(error)".utf8.count < 300, "\(number): \(error)")
                if case .timedOut = error { Issue.record("\(number) hangs") }
                if case .damaged = error {
                    outcomes["damaged", default: 0] += 1
                } else {
                    outcomes["failed", default: 0] += 1
                }
            }
        }
        // Every kind of result occurs, so the mutations are neither too wild nor too tame.
        #expect(outcomes.count == 4 && outcomes.values.allSatisfy { $0 >= 5 }, "\(outcomes)")
        await fetcher.shutdown()
    }
}

/// A mutator that the server's thread can share.
private final class SharedMutator: Sendable {
    private let mutator: Mutex<AnswerMutator>

    init(_ mutator: AnswerMutator) { self.mutator = Mutex(mutator) }

    func next() -> [[UInt8]] { mutator.withLock { $0.next() } }
}
