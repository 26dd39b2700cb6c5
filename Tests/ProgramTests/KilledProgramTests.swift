import FaultServer
import Foundation
import Synchronization
import Testing
import Upstreams

#if canImport(Glibc)
    import Glibc
#endif

/// Kills the program while it revalidates every document and saves what it gets.
@Suite("A killed program", .serialized)
struct KilledProgramTests {
    /// The number of kills; `TEST_KILLS=500 swift test --filter KilledProgramTests` for a long run. The program warns of an
    /// unknown variable that looks like a setting, so it has no prefix.
    private static let kills = ProcessInfo.processInfo.environment["TEST_KILLS"].flatMap { Int($0) } ?? 5
    /// Each page, and a text that it has without faults.
    private static let pages = [
        ("/holidays/DE/2026", "German Unity Day"), ("/holidays/FR/2026", "National Day"), ("/quotes", "class=\"text\""),
        ("/light-side", "The Jedi code"), ("/dark-side", "The Sith code"),
    ]
    /// The number of kills between two runs without the upstream, which serve the last good documents from the disk.
    private static let everySoOften = 5

    @Test("R2 kill -9 at any moment: after each start every page is served, and no file is damaged")
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

    /// The pages of twelve countries, each of which is made of a document of its own.
    private static let countries = ["DE", "FR", "GB", "US", "IT", "ES", "PL", "NL", "AT", "CH", "SE", "JP"].map {
        "/holidays/\($0)/2026"
    }

    /// Each kill follows the first sight of a file that is being written, so it hits a write or what follows it at once.
    /// inotify tells which documents were ever stored: whatever is missing afterwards was lost if it is among them, and
    /// was never stored otherwise.
    @Test("R2 kill -9 during a write: of what was ever stored nothing is lost, and a file that was hit is no document")
    func killedWrites() async throws {
        let fixture = try await UpstreamFixture.start()
        let folder = fixture.cacheFolder.path + "/documents"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let watch = try #require(FolderWatch(folder))
        var (stored, begun) = (Set<String>(), Set<String>())
        var (hits, rounds, removed) = (0, 0, 0)
        while hits < Self.kills, rounds < 20 * Self.kills {
            rounds += 1
            try await killedInWrite(fixture, watch, after: .random(in: 0...3)) { events in
                for event in events {
                    switch event {
                    // Not the file that tells at the start whether the folder can be written to.
                    case .created(let name) where name.contains(".document."): begun.insert(Self.document(name))
                    case .created: break
                    case .renamed(let name): stored.insert(name)
                    case .removed(let name): removed += stored.contains(name) ? 1 : 0
                    }
                }
            }
            let files = Set(try FileManager.default.contentsOfDirectory(atPath: folder))
            hits += files.contains { $0.hasPrefix(".") } ? 1 : 0
            #expect(stored.subtracting(files).isEmpty, "lost after kill \(rounds): \(stored.subtracting(files))")
            let seen = try CacheFolder(fixture.cacheFolder.path).inspect()
            #expect(seen.damaged == 0 && seen.documents == stored.count, "after kill \(rounds): \(seen)")
        }
        let never = begun.subtracting(stored)
        print(
            "\(rounds) kills, \(hits) in a write: \(stored.count) documents stored, 0 lost, \(never.count) never stored"
        )
        #expect(hits == Self.kills && removed == 0)
        // What was never stored is fetched by the next program.
        try await visits(fixture, killed: false, pages: Self.countries.map { ($0, "<h1") })
        for event in watch.events() { if case .renamed(let name) = event { stored.insert(name) } }
        #expect(never.isSubset(of: stored), "\(never.subtracting(stored))")
        #expect(stored.count >= Self.countries.count)
        await fixture.stop()
    }

    /// The document that a temporary file is for: `.NAME.document.RANDOM`.
    private static func document(_ temporary: String) -> String {
        temporary.split(separator: ".").dropLast().joined(separator: ".")
    }

    /// Runs the program with visitors of all countries, and kills it in the write that follows some others.
    private func killedInWrite(
        _ fixture: UpstreamFixture, _ watch: FolderWatch, after count: Int, note: ([FolderWatch.Event]) -> Void
    ) async throws {
        let arguments = fixture.arguments + ["--fresh-for", "0s", "--page-cache", "0", "--log-format", "off"]
        try await Program.serving(arguments, for: .seconds(60)) { address, process in
            let crowd = Crowd(address, Self.countries)
            var left = count
            let end = ContinuousClock.now + .seconds(20)
            while left >= 0, ContinuousClock.now < end {
                let events = watch.events()
                note(events)
                left -= events.count { if case .created = $0 { true } else { false } }
                if left >= 0 { try await Task.sleep(for: .microseconds(50)) }
            }
            kill(process.processIdentifier, SIGKILL)
            _ = await Program.status(of: process)
            await crowd.end()
            note(watch.events())
        }
    }

    /// Runs the program once, visits each page and expects it to be complete.
    ///
    /// - Parameter killed: whether visitors then continue and the program is killed meanwhile.
    private func visits(
        _ fixture: UpstreamFixture, killed: Bool, pages: [(String, String)] = Self.pages
    ) async throws {
        // Documents are always stale and pages are not cached, so documents are written all the time.
        let arguments =
            fixture.arguments + [
                "--fresh-for", "0s", "--page-cache", "0", "--upstream-budget", "20s", "--log-format", "off",
            ]
        let isDown = fixture.server.fault != nil
        let errors = try await Program.serving(arguments, for: .seconds(600)) { address, process in
            for (page, text) in pages {
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
        // Errors are only logged while the upstream is down.
        #expect(errors.isEmpty || isDown, "\(errors)")
        #expect(
            !errors.contains("damaged") && !errors.contains("invalid document") && !errors.contains("Fatal"),
            "\(errors)")
    }

    /// The number of partial files of killed writers. They belong to no document and are removed later.
    private func unfinished(_ fixture: UpstreamFixture) -> Int {
        let names = try? FileManager.default.contentsOfDirectory(atPath: fixture.cacheFolder.path + "/documents")
        return (names ?? []).count { $0.hasPrefix(".") }
    }
}

/// Visitors who request pages in a loop and ignore errors, until they are told to end.
private final class Crowd: Sendable {
    private let isOver = Atomic(false)
    private let visitors = Mutex<[Task<Void, Never>]>([])

    init(_ address: URL, _ pages: [String]) {
        let tasks = pages.map { page in
            Task { while !isOver.load(ordering: .relaxed) { _ = try? await Visit.get(page, of: address) } }
        }
        visitors.withLock { $0 = tasks }
    }

    /// Ends the loops without cancelling tasks: Foundation deadlocks if a request ends just when it is cancelled.
    func end() async {
        isOver.store(true, ordering: .relaxed)
        for visitor in visitors.withLock(\.self) { await visitor.value }
    }
}
