import HTTPMessages
import HTTPServer
import HTTPTypes
import ServerSupport
import TestSupport
import Testing

@testable import Site

@Suite("Media types on the wire", .timeLimit(.minutes(30)))
struct ServedTypesTests {
    @Test(
        "A page in two parts has its media type, in HTTP/1.1 and HTTP/1.0",
        arguments: [MediaType.html, MediaType.svg])
    func loading(type: String) async throws {
        let visits = VisitsDouble { _, _, _ in
            let (taken, take) = AsyncStream<Void>.makeStream()
            LoadingStage.current?.offer {
                take.finish()
                return .sample(mediaType: type)
            }
            for await _ in taken {}
            return .page(.marked("end"))
        }
        let site = Site.double(visits, Moment().configuration { $0.pageCacheLimit = 0 }, patience: .zero)
        try await RunningServer.run(site) { server in
            for version in ["1.1", "1.0"] {
                let answer = try await Wire.exchange(
                    server.port,
                    "GET /holidays HTTP/\(version)\r\nHost: a\r\nSec-Fetch-Mode: navigate\r\nConnection: close\r\n\r\n")
                #expect(answer.contains("\r\nContent-Type: \(type)\r\n"), "\(version)")
                #expect(answer.contains("<main>loading") && answer.contains("end</main>"))
                #expect(answer.contains("\r\nX-Content-Type-Options: nosniff\r\n"))
            }
        }
    }

    @Test("Every SVG declares UTF-8")
    func svg() async throws {
        #expect(Compression.shortens(MediaType.svg))
        let site = Site.sample()
        try await RunningServer.run(site) { server in
            for target in [site.files.assets.icon.description, "/people/marie-curie/portrait"] {
                let answer = try await Wire.get(server.port, target)
                #expect(answer.contains("\r\nContent-Type: image/svg+xml; charset=utf-8\r\n"), "\(target)")
            }
        }
    }
}
