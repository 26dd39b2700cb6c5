import CGlibc

/// Returns freed memory to the system.
///
/// Pages of all sizes enter and leave the page cache, and the gap that one leaves seldom fits the next. malloc keeps
/// these gaps between the blocks in use: after two visits to every page of every country, 100 MB were allocated where
/// 81 were needed. Trimming takes some milliseconds, on a thread that no connection waits for.
enum FreedMemory {
    private static let interval = Duration.seconds(10)

    /// Starts a task that trims the heap every ten seconds. Cancel it at the end.
    ///
    /// - Parameter requests: returns the number of requests answered so far. If there were no new ones, nothing has
    ///   been freed since the last round, and the task skips this one.
    static func givenBack(requests: @escaping @Sendable () -> Int) -> Task<Void, any Error> {
        Task.detached(priority: .background) {
            var seen = 0
            while true {
                try await Task.sleep(for: interval)
                let now = requests()
                if now != seen { almanac_malloc_trim() }
                seen = now
            }
        }
    }
}
