import CGlibc

/// Returns freed memory to the system, but not at once.
///
/// malloc returns the end of a heap as soon as 128 KB of it are free, which is after every page of a site of short pages.
/// The next page then needs the same memory again, and the system interrupts it at every 4 KB to clear them: a fifth of
/// the time of a page. So malloc keeps more, and the rest is returned at intervals.
///
/// Pages of all sizes enter and leave the page cache, and the gap that one leaves seldom fits the next. malloc keeps
/// these gaps between the blocks in use: after two visits to every page of every country, 100 MB were allocated where
/// 81 were needed. Trimming takes some milliseconds, on a thread that no connection waits for.
enum FreedMemory {
    private static let interval = Duration.seconds(10)
    /// How much memory malloc keeps at the end of each heap, in bytes.
    private static let kept: CInt = 8 << 20
    /// The size from which on a block is not from a heap, in bytes: so its memory is returned as soon as it is freed.
    private static let large: CInt = 512 << 10

    /// Lets malloc keep freed memory until the next round. Call it before the first request.
    ///
    /// - Returns: whether the C library accepted it. If it did not, pages take longer, and nothing else changes.
    @discardableResult
    static func keep() -> Bool { almanac_malloc_keep(kept, large) == 1 }

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
