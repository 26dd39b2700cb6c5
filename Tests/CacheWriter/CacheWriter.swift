import Adapters
import AlmanacValues
import Glibc
import ServiceContracts
import Synchronization
import Upstreams

/// Writes documents into a cache folder until it is killed, or checks what such a writer left:
///
///     CacheWriter write FOLDER [COUNT [stop]]   prints “NAME VERSION” for each document saved to disk;
///                                               with “stop”, stops (SIGSTOP) before it touches the disk
///     CacheWriter check FOLDER                  fails if anything there is damaged
@main
struct CacheWriter {
    static let names = (0..<20).map { "list \($0)" }
    /// Failures are not cached: together with `refresh`, each write fetches its document.
    static let lifetimes = Lifetimes(failed: .zero)

    static func main() async {
        let arguments = CommandLine.arguments
        if arguments.last == "stop" { raise(SIGSTOP) }
        switch (arguments.dropFirst().first, arguments.dropFirst(2).first) {
        case ("write", let folder?): exit(await write(folder, count: arguments.dropFirst(3).first.flatMap { Int($0) }))
        case ("check", let folder?): exit(await check(folder))
        default: exit(2)
        }
    }

    private static func write(_ folder: String, count: Int?) async -> Int32 {
        let cache = DocumentCache(
            upstream: NumberedUpstream(), shelf: CacheFolder(folder), memoryLimit: 1 << 20, budget: .seconds(60),
            report: { say("\($0)", to: STDERR_FILENO) })
        // A writer without a count starts at a random name; one with a count writes few documents several times.
        let (first, distinct) = count.map { (0, max($0 / 3, 1)) } ?? (.random(in: 0..<names.count), names.count)
        for number in first..<(count ?? .max) {
            let name = names[number % distinct]
            let supply: Supply<Int>?
            do throws(ServiceFailure) {
                supply = try await cache.document(
                    NumberedList.request(name), as: NumberedList.reading(name), lifetimes: lifetimes, refresh: true)
            } catch {
                // Expected if the first document under a name is damaged. Any other failure comes from the disk, and
                // must not reach callers.
                if error != .invalid { return 1 }
                continue
            }
            await cache.flush()
            if let supply { say("\(name)\t\(supply.value)", to: STDOUT_FILENO) }
        }
        return 0
    }

    private static func check(_ folder: String) async -> Int32 {
        let damaged = Atomic(0)
        let cache = DocumentCache(upstream: NoUpstream(), shelf: CacheFolder(folder), memoryLimit: 1 << 20) { event in
            say("\(event)", to: STDERR_FILENO)
            damaged.add(1, ordering: .relaxed)
        }
        await cache.flush()
        for name in names {
            if let supply = await cache.copy(NumberedList.request(name), as: NumberedList.reading(name)) {
                say("\(name)\t\(supply.value)", to: STDOUT_FILENO)
            }
        }
        return damaged.load(ordering: .relaxed) == 0 ? 0 : 1
    }

    private static func say(_ line: String, to descriptor: Int32) {
        let bytes = Array((line + "\n").utf8)
        _ = Glibc.write(descriptor, bytes, bytes.count)
    }
}

/// Returns valid documents of any size, damaged ones, and "not modified".
final class NumberedUpstream: Upstream {
    /// The last version, initially the time in microseconds: each writer continues above the versions of the previous
    /// one.
    private let count = Mutex(NumberedUpstream.now())

    private static func now() -> Int {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return now.tv_sec * 1_000_000 + now.tv_nsec / 1000
    }

    func fetch(
        _ request: UpstreamRequest, unless validators: Validators?
    ) async throws(UpstreamFailure) -> UpstreamAnswer {
        let version = count.withLock { count in
            count += 1
            return count
        }
        switch version % 6 {
        case 4: return .document(bytes: Array("<list".utf8), validators: Validators())
        case 5 where validators != nil: return .notModified
        default:
            let document = NumberedList.document(version, name: request.url, items: .random(in: 0...600))
            return .document(bytes: document, validators: Validators(entityTag: "\"\(version)\""))
        }
    }
}

struct NoUpstream: Upstream {
    func fetch(_: UpstreamRequest, unless _: Validators?) async throws(UpstreamFailure) -> UpstreamAnswer {
        throw .unreachable(host: "none", reason: "the writer has no upstream")
    }
}
