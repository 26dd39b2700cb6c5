import Adapters
import CacheWriter
import Foundation
import TestSupport
import Testing
import Upstreams

#if canImport(Glibc)
    import Glibc
#endif

@Suite("A writer that is killed")
struct KilledWriterTests {
    /// The number of kills. For a longer run: `TEST_KILLS=500 swift test --filter KilledWriterTests`.
    private static let kills = ProcessInfo.processInfo.environment["TEST_KILLS"].flatMap { Int($0) } ?? 50
    private static let lists = (0..<20).map { "list \($0)" }

    private let place = TemporaryFolder()

    @Test("kill -9 at any moment leaves no damaged file, and every document that was reported as stored")
    func kills() async throws {
        var known: [String: Int] = [:]
        for kill in 1...Self.kills {
            // Each line reports a stored version. A version that was not reported may be missing.
            for line in try await killedWriter().split(separator: "\n") {
                let parts = line.split(separator: "\t")
                if parts.count == 2, let version = Int(parts[1]) { known[String(parts[0])] = version }
            }
            let damage = Damage()
            let cache = DocumentCache(
                upstream: UpstreamDouble(.down), shelf: CacheFolder(place.path), memoryLimit: 1 << 20,
                clock: CacheClockDouble(), report: damage.add)
            await cache.flush()
            for list in Self.lists {
                let supply = await cache.copy(NumberedList.request(list), as: NumberedList.reading(list))
                #expect(supply?.value ?? 0 >= known[list] ?? 0, "\(list) after kill \(kill)")
            }
            #expect(damage.texts.isEmpty, "after kill \(kill)")
            #expect(try place.files().allSatisfy { $0.lastPathComponent.first != "." })
        }
        // The writers did store documents.
        #expect(known.count > Self.lists.count / 2)
    }

    private typealias Damage = CacheStage.Events

    /// Starts a writer, and kills it a moment after its first output.
    ///
    /// - Returns: The complete lines of the writer's output.
    private func killedWriter() async throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("CacheWriter")
        process.arguments = ["write", place.path]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer { process.waitUntilExit() }
        var said = output.fileHandleForReading.availableData
        try await Task.sleep(for: .microseconds(.random(in: 0...40_000)))
        kill(process.processIdentifier, SIGKILL)
        said += output.fileHandleForReading.readDataToEndOfFile()
        let text = String(decoding: said, as: UTF8.self)
        return String(text.prefix(upTo: text.lastIndex(of: "\n") ?? text.startIndex))
    }
}
