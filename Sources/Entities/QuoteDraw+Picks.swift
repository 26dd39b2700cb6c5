public import Almanac
import Support

extension QuoteDraw {
    /// Returns the ten quotations in order of rank; fewer if there are fewer quotations.
    ///
    /// If there are enough quotations, consecutive draws share none: a draw with an odd number skips those of the draws
    /// before and after it, and uses them only to fill up.
    public func picks(from quotations: [Quotation]) -> [Quotation] {
        guard !number.isMultiple(of: 2) else { return first(of: quotations) }
        let neighbours = QuoteDraw(number - 1).first(of: quotations) + next.first(of: quotations)
        let taken = Set(neighbours.map(\.id))
        let free = first(of: quotations.filter { !taken.contains($0.id) })
        let rest = first(of: quotations.filter { taken.contains($0.id) })
        return free + rest.prefix(Self.size - free.count)
    }

    /// Returns the quotations that rank first, regardless of other draws.
    private func first(of quotations: [Quotation]) -> [Quotation] {
        quotations.map { (rank: rank(of: $0.id), quotation: $0) }
            .sorted { $0.rank < $1.rank }
            .prefix(Self.size).map(\.quotation)
    }

    private func rank(of id: QuotationID) -> UInt64 {
        var numbers = SplitMix64(seed: UInt64(number))
        var ranks = SplitMix64(seed: StableHash.value(of: id.description.utf8) ^ numbers.next())
        return ranks.next()
    }
}
