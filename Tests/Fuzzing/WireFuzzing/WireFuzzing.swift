import Adapters
import FaultServer
import Fetching
import Foundation
import Glibc
import Synchronization
import Upstreams

/// Feeds the fetcher mutated answers over loopback, one fetch after the other, and measures the processor time of each.
///
///     WireFuzzing [--fetches N] [--seconds N] [--seed N] [--tls FOLDER] [--keep FOLDER]
///
/// A finding is a fetch that ends the process, hangs, or costs more than a second. The folder of `--keep` has the last
/// answer, and the one that cost the most.
@main
struct WireFuzzing {
    static func main() async throws {
        let options = try Options(CommandLine.arguments.dropFirst())
        let run = try Run(options)
        try await run.go()
    }
}

struct Options {
    struct Failure: Error {}

    var fetches = 10_000
    var seconds = 600
    var seed: UInt64 = 1
    var flights: URL?
    var folder = URL(fileURLWithPath: ".build/fuzzing/wire")

    init(_ arguments: ArraySlice<String>) throws {
        var rest = Array(arguments)
        while rest.count >= 2 {
            let (name, value) = (rest.removeFirst(), rest.removeFirst())
            switch name {
            case "--fetches": fetches = Int(value) ?? fetches
            case "--seconds": seconds = Int(value) ?? seconds
            case "--seed": seed = UInt64(value) ?? seed
            case "--tls": flights = URL(fileURLWithPath: value)
            case "--keep": folder = URL(fileURLWithPath: value)
            default: throw Failure()
            }
        }
        guard rest.isEmpty else { throw Failure() }
    }
}

final class Run: Sendable {
    private let options: Options
    private let server: RawServer
    private let last: LastAnswer
    private let fetcher = Fetcher(
        limits: FetchLimits(total: .seconds(20), retries: 0, failures: .max), userAgent: "Fuzzing/1")

    init(_ options: Options) throws {
        self.options = options
        try FileManager.default.createDirectory(at: options.folder, withIntermediateDirectories: true)
        let seeds = try options.flights.map { folder in
            try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .sorted { $0.path < $1.path }.map { [UInt8](try Data(contentsOf: $0)) }
        }
        let mutator = AnswerMutator(seed: options.seed, seeds: seeds ?? AnswerMutator.answers)
        let last = LastAnswer(mutator, file: options.folder.appendingPathComponent("last").path)
        self.last = last
        server = try RawServer { RawServer.Answer(last.next()) }
    }

    func go() async throws {
        let end = ContinuousClock.now + .seconds(options.seconds)
        var tally: [String: Int] = [:]
        var (count, total, worst) = (0, 0.0, 0.0)
        while count < options.fetches, ContinuousClock.now < end {
            let before = processorTime()
            tally[await outcome(of: count), default: 0] += 1
            while !server.isIdle { usleep(20) }
            let time = processorTime() - before
            (count, total) = (count + 1, total + time)
            if time > worst {
                worst = time
                try Data(last.bytes).write(to: options.folder.appendingPathComponent("slowest"))
            }
            guard time < 1000 else { return fail("fetch \(count) took \(time) ms of processor time") }
            if count.isMultiple(of: 100_000) { print("\(count) fetches, worst \(worst) ms") }
        }
        let mean = total / Double(max(count, 1))
        print("\(count) fetches, processor time \(mean) ms on average, \(worst) ms at most")
        for (outcome, count) in tally.sorted(by: { $0.value > $1.value }) { print("\(count)\t\(outcome)") }
    }

    private func outcome(of number: Int) async -> String {
        let scheme = options.flights == nil ? "http" : "https"
        let request = UpstreamRequest(
            url: "\(scheme)://127.0.0.1:\(server.port)/\(number)", mediaTypes: ["text/xml", "text/html"])
        do {
            switch try await fetcher.fetch(request, unless: Validators(entityTag: "\"1\"")) {
            case .document(let bytes, _):
                if bytes.isEmpty || bytes.count > 2_000_000 { fail("accepted a document of \(bytes.count) bytes") }
                return "document"
            case .notModified: return "not modified"
            case .absent: return "absent"
            }
        } catch {
            if case .timedOut = error { fail("fetch \(number) timed out") }
            return Self.kind(of: error)
        }
    }

    private static func kind(of failure: UpstreamFailure) -> String {
        switch failure {
        case .status: "status"
        case .mediaType: "media type"
        case .redirected: "redirect"
        case .damaged(_, let reason): reason.hasPrefix("unexpected status") ? "damaged: status" : "damaged: \(reason)"
        case .unreachable(_, let reason): "unreachable: \(reason)"
        default: "\(failure)".replacingOccurrences(of: "127.0.0.1:[0-9]+", with: "HOST", options: .regularExpression)
        }
    }

    /// Returns the processor time of this process without the server's thread, in milliseconds.
    private func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec * 1_000_000_000 + time.tv_nsec - server.processorTime) / 1_000_000
    }

    private func fail(_ message: String) {
        print("FINDING: \(message); see \(options.folder.path)/last")
        exit(1)
    }
}

/// The mutator, for the server's thread. It writes each answer to a file before it is sent, so that the answer survives
/// the process.
final class LastAnswer: Sendable {
    private let state: Mutex<(mutator: AnswerMutator, bytes: [UInt8])>
    private let descriptor: Int32

    init(_ mutator: AnswerMutator, file: String) {
        state = Mutex((mutator, []))
        descriptor = open(file, O_CREAT | O_WRONLY | O_TRUNC, 0o600)
    }

    var bytes: [UInt8] { state.withLock { $0.bytes } }

    func next() -> [[UInt8]] {
        state.withLock { state in
            let pieces = state.mutator.next()
            state.bytes = Array(pieces.joined())
            pwrite(descriptor, state.bytes, state.bytes.count, 0)
            ftruncate(descriptor, state.bytes.count)
            return pieces
        }
    }
}
