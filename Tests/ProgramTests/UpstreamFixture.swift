import FaultServer
import Foundation
import FoundationNetworking
import UpstreamFakes

/// An upstream with documents like ours, and the program in front of it with a cache of its own.
struct UpstreamFixture {
    let server: FaultServer
    let cacheFolder: URL

    static func start() async throws -> UpstreamFixture {
        let server = try await FaultServer.serving(FakeDocuments())
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
        return UpstreamFixture(server: server, cacheFolder: folder)
    }

    func stop() async {
        await server.stop()
        try? FileManager.default.removeItem(at: cacheFolder)
    }

    /// The settings that point every part at the server.
    var arguments: [String] {
        [
            "--holidays-source", "documents+\(server.url(""))", "--quotes-source",
            "microdata+\(server.url("/quotes.html"))",
            "--sides-source", "documents+\(server.url(""))", "--cache-directory", cacheFolder.path,
        ]
    }

    /// How many documents the cache has on disk, and how many are kept aside.
    var shelved: (documents: Int, refused: Int) {
        func count(_ folder: String) -> Int {
            (try? FileManager.default.contentsOfDirectory(atPath: cacheFolder.path + "/" + folder))?.count ?? 0
        }
        return (count("documents"), count("refused"))
    }
}

/// What a visitor got.
struct Visit: Sendable {
    let status: Int
    let body: String
    let retryAfter: String?
    let time: Duration

    /// Asks for a page, following nothing.
    static func get(_ path: String, of address: URL) async throws -> Visit {
        let start = ContinuousClock.now
        let url = URL(string: path, relativeTo: address) ?? address
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalAndRemoteCacheData)
        request.timeoutInterval = 20
        let (data, response) = try await URLSession.shared.data(for: request)
        let http = response as? HTTPURLResponse
        return Visit(
            status: http?.statusCode ?? 0, body: String(decoding: data, as: UTF8.self),
            retryAfter: http?.value(forHTTPHeaderField: "Retry-After"), time: start.duration(to: .now))
    }

    /// What the page says of a failure, or nothing.
    var failure: String? {
        let text = body.replacing("&#39;", with: "'").replacing("&#x27;", with: "'")
        let match = text.firstMatch(of: #/(We could not show|Couldn't fetch|[Tt]he last good|as of )[^<]*/#)
        return match.map { String($0.output.0.prefix(80)) }
    }
}
