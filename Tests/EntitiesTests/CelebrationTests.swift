import Entities
import Testing

@Suite("Celebrations")
struct CelebrationTests {
    @Test(
        "B3 A date is marked as estimated if at least half of its countries estimate it",
        arguments: [(0, 0, false), (0, 1, false), (1, 3, false), (1, 2, true), (2, 3, true), (1, 1, true)])
    func estimated(estimating: Int, countries: Int, isEstimated: Bool) {
        #expect(Celebration.isEstimated(by: estimating, of: countries) == isEstimated)
    }
}
