import Glibc
import Lock

/// Eight system threads parse documents at once and validate them against shared schemas: ours, and those for
/// upstreams. Tasks would run on only as many threads as there are processors. The arguments are the total number of
/// validations and the documents.
@main
enum Threads {
    static let count = 8

    static func main() {
        guard let times = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }) else {
            return fail("missing argument: the number of validations")
        }
        let documents = CommandLine.arguments.dropFirst(2).compactMap(Sample.init)
        guard !documents.isEmpty else { return fail("missing arguments: documents") }
        let tally = Tally()
        let threads = (0..<count).compactMap { number in
            thread {
                for turn in 0..<times / count {
                    // Each thread begins at another document, so that different schemas, and the same one, are used at
                    // once.
                    let sample = documents[(turn + number * documents.count / count) % documents.count]
                    tally.add(isValid: sample.isRead())
                }
            }
        }
        for thread in threads {
            pthread_join(thread, nil)
        }
        let (valid, invalid) = tally.counts
        print("\(threads.count) threads, \(valid + invalid) validations, \(valid) of them of valid documents")
        if valid + invalid != times / count * count || valid == 0 || invalid == 0 { fail("validations are missing") }
    }

    private static func fail(_ reason: String) {
        print(reason)
        exit(1)
    }

    /// Starts a thread that runs `work` once. Returns nil if it cannot be started.
    private static func thread(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
        var thread = pthread_t()
        let box = Unmanaged.passRetained(Work(run: work))
        let status = pthread_create(
            &thread, nil,
            { box in
                box.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue() }?.run()
                return nil
            }, box.toOpaque())
        return status == 0 ? thread : nil
    }
}

private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) {
        self.run = run
    }
}

private final class Tally: Sendable {
    private let state = Mutex((valid: 0, invalid: 0))

    var counts: (valid: Int, invalid: Int) { state.withLock { $0 } }

    func add(isValid: Bool) {
        state.withLock {
            if isValid { $0.valid += 1 } else { $0.invalid += 1 }
        }
    }
}
