import FaultServer
import Foundation
import FoundationNetworking
import UpstreamFakes

/// An upstream that serves documents like our own, and the settings of a program that uses it with its own cache.
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

    /// The options that point every part at the server.
    var arguments: [String] {
        [
            "--holidays-source", "documents+\(server.url(""))", "--quotes-source",
            "microdata+\(server.url("/quotes.html"))",
            "--sides-source", "documents+\(server.url(""))", "--cache-directory", cacheFolder.path,
        ]
    }

    /// The number of documents the cache has on disk, and of those it has set aside as refused.
    var shelved: (documents: Int, refused: Int) {
        func count(_ folder: String) -> Int {
            (try? FileManager.default.contentsOfDirectory(atPath: cacheFolder.path + "/" + folder))?.count ?? 0
        }
        return (count("documents"), count("refused"))
    }
}

/// The response that a visitor gets.
struct Visit: Sendable {
    let status: Int
    let body: String
    let retryAfter: String?
    let time: Duration

    /// Requests a page.
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

    /// The page's text about a failure, at most 80 characters; nil if it has none.
    var failure: String? {
        let text = body.replacing("&#39;", with: "'").replacing("&#x27;", with: "'")
        let match = text.firstMatch(of: #/(We could not show|Couldn't fetch|[Oo]ur last good|as of )[^<]*/#)
        return match.map { String($0.output.0.prefix(80)) }
    }
}
