import FaultServer
import Foundation
import Synchronization
import Testing
import Upstreams

#if canImport(Glibc)
    import Glibc
#endif

/// The program itself, killed while it asks an upstream for everything anew and keeps what it gets.
@Suite("A program that is killed", .serialized)
struct KilledProgramTests {
    /// `ALMANAC_KILLS=500 swift test --filter KilledProgramTests` for more than a short run.
    private static let kills = ProcessInfo.processInfo.environment["ALMANAC_KILLS"].flatMap { Int($0) } ?? 5
    /// Each with a text that it has when all is well.
    private static let pages = [
        ("/holidays/DE/2026", "German Unity Day"), ("/holidays/FR/2026", "National Day"), ("/quotes", "class=\"text\""),
        ("/light-side", "The Jedi code"), ("/dark-side", "The Sith code"),
    ]
    /// With these the last good documents have to do, and they come from the disk.
    private static let everySoOften = 5

    @Test("R2 kill -9 at any moment: after each start every page is served, and nothing on the disk is damaged")
    func kills() async throws {
        let fixture = try await UpstreamFixture.start()
        try await visits(fixture, killed: false)
        var (leftovers, fetches) = (0, 0)
        for kill in 1...Self.kills {
            if kill.isMultiple(of: Self.everySoOften) {
                fixture.server.fault = .refuses
                try await visits(fixture, killed: false)
                fixture.server.fault = nil
            }
            fixture.server.forgetRequests()
            try await visits(fixture, killed: true)
            fetches += fixture.server.requests.count
            leftovers += unfinished(fixture)
            let seen = try CacheFolder(fixture.cacheFolder.path).inspect()
            #expect(seen.damaged == 0 && seen.refused == 0 && seen.documents >= 7, "after kill \(kill): \(seen)")
        }
        print("\(Self.kills) kills: \(fetches) fetches, \(leftovers) files that were being written")
        #expect(fetches > Self.kills)
        await fixture.stop()
    }

    /// One life of the program: each page is asked for once, and has to be there.
    ///
    /// - Parameter killed: whether it is asked on and on then, and killed in the midst of it.
    private func visits(_ fixture: UpstreamFixture, killed: Bool) async throws {
        // All is asked for anew all the time, and no page is kept, so that documents are written all the time.
        let arguments =
            fixture.arguments + [
                "--fresh-for", "0s", "--page-cache", "0", "--upstream-budget", "20s", "--log-format", "off",
            ]
        let isDown = fixture.server.fault != nil
        let errors = try await Program.serving(arguments, for: .seconds(60)) { address, process in
            for (page, text) in Self.pages {
                let visit = try await Visit.get(page, of: address)
                #expect(visit.status == 200 && visit.body.contains(text), "\(page): \(visit.status)")
            }
            if killed {
                let crowd = Crowd(address, Self.pages.map(\.0))
                try await Task.sleep(for: .microseconds(.random(in: 0...150_000)))
                kill(process.processIdentifier, SIGKILL)
                await crowd.end()
            } else {
                process.terminate()
            }
            return await Program.errors(of: process)
        }
        // That the upstream is down is told, and nothing else ever is.
        #expect(errors.isEmpty || isDown, "\(errors)")
        #expect(!errors.contains("damaged") && !errors.contains("Fatal"), "\(errors)")
    }

    /// Files that were being written when the program was killed: they are no document's, and are removed later.
    private func unfinished(_ fixture: UpstreamFixture) -> Int {
        let names = try? FileManager.default.contentsOfDirectory(atPath: fixture.cacheFolder.path + "/documents")
        return (names ?? []).count { $0.hasPrefix(".") }
    }
}

/// Visitors who ask for pages on and on, whatever becomes of it, until they are told to end.
private final class Crowd: Sendable {
    private let isOver = Atomic(false)
    private let visitors = Mutex<[Task<Void, Never>]>([])

    init(_ address: URL, _ pages: [String]) {
        let tasks = pages.map { page in
            Task { while !isOver.load(ordering: .relaxed) { _ = try? await Visit.get(page, of: address) } }
        }
        visitors.withLock { $0 = tasks }
    }

    /// Nobody is cancelled: Foundation waits for itself where a request ends just when it is cancelled.
    func end() async {
        isOver.store(true, ordering: .relaxed)
        for visitor in visitors.withLock(\.self) { await visitor.value }
    }
}
