import FaultServer
import Foundation
import FoundationNetworking
import Testing

@Suite("A crowd", .serialized)
struct CrowdTests {
    @Test("R3 1,000 visitors who request the same cold page cause one fetch of each document, and all get the page")
    func coldPage() async throws {
        let fixture = try await UpstreamFixture.start()
        // On a busy machine it takes long until 1,000 requests have arrived; no limit may end one of them.
        let patience = ["--upstream-budget", "280s", "--upstream-timeout", "290s", "--answer-timeout", "300s"]
        try await Program.serving(fixture.arguments + patience, for: .seconds(600)) { address, _ in
            fixture.server.hold()
            let configuration = URLSessionConfiguration.ephemeral
            configuration.httpMaximumConnectionsPerHost = 1000
            configuration.timeoutIntervalForRequest = 300
            let session = URLSession(configuration: configuration)
            let page = try #require(URL(string: "/holidays/DE/2026", relativeTo: address))
            let statuses = try await withThrowingTaskGroup { group in
                for _ in 0..<1000 {
                    group.addTask { (try await session.data(from: page).1 as? HTTPURLResponse)?.statusCode ?? 0 }
                }
                group.addTask {
                    // By then most of the visitors are waiting.
                    try await Task.sleep(for: .seconds(3))
                    fixture.server.release()
                    return 0
                }
                return try await group.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
            }
            #expect(statuses == [200: 1000, 0: 1], "\(statuses)")
            #expect(fixture.server.count(of: "/countries.xml") == 1)
            #expect(fixture.server.count(of: "/holidays/DE.xml") == 1)
        }
        await fixture.stop()
    }
}
