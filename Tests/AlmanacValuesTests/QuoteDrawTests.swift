import AlmanacValues
import Testing

@Suite("Numbers of draws")
struct QuoteDrawTests {
    @Test("Each day has a draw, and any number is mapped to a valid draw")
    func days() throws {
        let day = try #require(CivilDate("2026-11-21"))
        #expect(QuoteDraw(of: day).next == QuoteDraw(of: day.adding(days: 1)))
        #expect(QuoteDraw.numbers.contains(QuoteDraw(-1).number))
        #expect(QuoteDraw(1_000_000).number == 0)
        #expect(QuoteDraw(.min).number >= 0)
    }
}
