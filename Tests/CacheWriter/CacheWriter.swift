import Almanac
import Glibc
import Synchronization
import Upstreams

/// Writes documents into a cache's folder until it is killed, or looks at what such a writer left:
///
///     CacheWriter write FOLDER [COUNT [stop]]   prints “NAME VERSION” for each document that is on disk;
///                                               with “stop” it stops (SIGSTOP) before it touches the disk
///     CacheWriter check FOLDER                  fails if anything there is damaged
@main
struct CacheWriter {
    static let names = (0..<20).map { "list \($0)" }
    /// Everything is asked anew each time.
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
        // A writer that goes on begins anywhere, one that counts asks for few documents several times.
        let (first, distinct) = count.map { (0, max($0 / 3, 1)) } ?? (.random(in: 0..<names.count), names.count)
        for number in first..<(count ?? .max) {
            let name = names[number % distinct]
            let supply: Supply<Int>?
            do throws(ServiceFailure) {
                supply = try await cache.document(
                    NumberedList.request(name), as: NumberedList.reading(name), lifetimes: lifetimes, refresh: true)
            } catch {
                // Its first answer was to be refused; any other trouble is the disk's, and must not get here.
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

/// Sends good documents of any size, damaged ones, and that nothing changed.
final class NumberedUpstream: Upstream {
    /// Microseconds: each writer goes on above the numbers of the one before.
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
        throw .unreachable(host: "none", reason: "there is none")
    }
}
