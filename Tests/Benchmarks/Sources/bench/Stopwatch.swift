import Glibc

/// Measures processor time, which other programs on the machine hardly affect.
enum Stopwatch {
    /// The processor time of the whole process, in nanoseconds.
    static var processNanoseconds: Int { now(CLOCK_PROCESS_CPUTIME_ID) }

    /// The processor time of this thread, in nanoseconds.
    static var threadNanoseconds: Int { now(CLOCK_THREAD_CPUTIME_ID) }

    private static func now(_ clock: clockid_t) -> Int {
        var time = timespec()
        clock_gettime(clock, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    /// Runs the body once to warm up and then in rounds, and prints the nanoseconds per round.
    static func printNanoseconds(_ rounds: Int, _ body: () throws -> Void) rethrows {
        try body()
        let start = threadNanoseconds
        for _ in 0..<rounds { try body() }
        print((threadNanoseconds - start) / max(1, rounds))
    }
}

/// Consumes results, so that the compiler does not remove the work for them.
enum Sink {
    nonisolated(unsafe) private(set) static var total = 0

    @inline(never)
    static func take(_ bytes: [UInt8]) { total &+= bytes.count }

    @inline(never)
    static func take(_ number: Int) { total &+= number }
}
