/// Retries have to be earned by successes, so that they do not add to the load of an upstream that is in trouble.
///
/// Each success adds a share of a retry, each retry takes a whole one. Over any time: retries ≤ reserve + share ×
/// successes.
struct RetryBudget: Sendable {
    private let share: Double
    private let reserve: Double
    private(set) var saved: Double

    init(share: Double, reserve: Double) {
        self.share = share
        self.reserve = reserve
        saved = reserve
    }

    mutating func earn() { saved = min(saved + share, reserve) }

    /// Takes a retry out of what is saved, if there is one.
    mutating func spend() -> Bool {
        guard saved >= 1 else { return false }
        saved -= 1
        return true
    }
}
