import Glibc

/// Processor time, which other programs on the machine hardly change.
enum Stopwatch {
    /// Nanoseconds of processor time that the whole process has had.
    static var processNanoseconds: Int { now(CLOCK_PROCESS_CPUTIME_ID) }

    /// Nanoseconds of processor time that this thread has had.
    static var threadNanoseconds: Int { now(CLOCK_THREAD_CPUTIME_ID) }

    private static func now(_ clock: clockid_t) -> Int {
        var time = timespec()
        clock_gettime(clock, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    /// Does something once to warm up, and then in rounds; prints what a round cost.
    static func printNanoseconds(_ rounds: Int, _ body: () throws -> Void) rethrows {
        try body()
        let start = threadNanoseconds
        for _ in 0..<rounds { try body() }
        print((threadNanoseconds - start) / max(1, rounds))
    }
}

/// Takes results, so that the work for them is not optimised away.
enum Sink {
    nonisolated(unsafe) private(set) static var total = 0

    @inline(never)
    static func take(_ bytes: [UInt8]) { total &+= bytes.count }

    @inline(never)
    static func take(_ number: Int) { total &+= number }
}
