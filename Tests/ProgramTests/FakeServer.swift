import FaultServer
import Foundation
import UpstreamFakes

extension FaultServer {
    /// Starts a server that serves a fake upstream over HTTP, or over HTTPS with an identity.
    static func serving(_ fake: any FakeUpstream, identity: Identity? = nil) async throws -> FaultServer {
        try await start(identity: identity) { request in
            let answer = fake.answer(
                to: FakeRequest(
                    method: request.method, target: request.target,
                    headers: Dictionary(request.headers.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }),
                    body: request.body))
            return Reply(
                status: answer.status, headers: answer.headers.merging(["Content-Type": answer.type]) { $1 },
                body: Reply.Body(answer.body))
        }
    }
}

/// The cache folder of one test.
struct CacheDirectory {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)").path

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
