import TestSupport
import Testing

@Suite("Draws of quotations")
struct QuotePicksTests {
    private static let all = quotations(0..<215)

    private static func quotations(_ numbers: Range<Int>) -> [Quotation] {
        numbers.map { Quotation(text: LocalizedText("Saying number \($0)", language: "en"), author: nil) }
    }

    private func ids(_ number: Int, _ quotations: [Quotation] = all) -> [QuotationID] {
        QuoteDraw(number).picks(from: quotations).map(\.id)
    }

    @Test("Q2 A draw is the same ten quotations in every process, whatever their order in the document")
    func same() {
        #expect(ids(7).count == 10 && Set(ids(7)).count == 10)
        #expect(ids(7) == ids(7, Self.all.reversed()))
        // Recorded values: every process must draw the same.
        #expect(
            ids(7).prefix(3).map(\.description) == [
                "unknown-saying-number-141", "unknown-saying-number-143", "unknown-saying-number-77",
            ])
    }

    @Test("Q2 A refresh draws ten others: consecutive draws share none, including the wrap to 0")
    func others() {
        for number in [0, 1, 2, 20_778, 999_998, 999_999] {
            let draw = QuoteDraw(number)
            #expect(Set(ids(draw.number)).isDisjoint(with: ids(draw.next.number)), "draw \(number)")
        }
        #expect(QuoteDraw(999_999).next.number == 0)
    }

    @Test("Q1 Every quotation is drawn eventually")
    func all() {
        let drawn = Set((0..<300).flatMap { ids($0) })
        #expect(drawn.count == 215)
    }

    @Test("Q2 Adding a quotation leaves most draws unchanged")
    func growing() {
        let after = Self.quotations(0..<216)
        let changed = (0..<100).filter { ids($0) != ids($0, after) }
        #expect(changed.count < 20)
    }

    @Test("Q1 If there are ten or fewer, all are drawn; none is drawn twice", arguments: [0, 1, 9, 10, 11, 20, 29])
    func few(count: Int) {
        for number in 0..<20 {
            let drawn = ids(number, Self.quotations(0..<count))
            #expect(drawn.count == min(count, 10))
            #expect(Set(drawn).count == drawn.count)
        }
    }
}
