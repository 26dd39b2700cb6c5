import CMalloc

/// Gives free memory back to the system.
///
/// Finished pages of all sizes come and go, and what one leaves free seldom fits the next: malloc keeps it, in pieces
/// between those that are used. After every page of every country had been visited twice, 100 MB were taken where 81
/// were needed. To go through them takes some milliseconds, on a thread that no connection waits for.
enum FreedMemory {
    private static let interval = Duration.seconds(10)

    /// - Parameter requests: how many were answered until now: where there were none, nothing has become free.
    /// - Returns: to be cancelled in the end.
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
