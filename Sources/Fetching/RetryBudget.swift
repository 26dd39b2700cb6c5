/// Limits retries to a share of the successes, so that retries do not add load to an upstream in trouble.
///
/// Each success adds a share of a retry, and each retry takes a whole one. In any period: retries ≤ reserve + share ×
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

    /// Takes one retry from the budget. Returns false if less than one is left.
    mutating func spend() -> Bool {
        guard saved >= 1 else { return false }
        saved -= 1
        return true
    }
}
