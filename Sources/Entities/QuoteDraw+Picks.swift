public import AlmanacValues
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
        var numbers = SplitMix64(seed: UInt64(number))
        let salt = numbers.next()
        // Keeps the first ten so far: every visit to the home page draws, so sorting all of them would be its main cost.
        var first: [(rank: UInt64, index: Int)] = []
        for (index, quotation) in quotations.enumerated() {
            let rank = Self.rank(of: quotation.id, salt: salt)
            if first.count == Self.size {
                guard let last = first.last, rank < last.rank else { continue }
                first.removeLast()
            }
            first.insert((rank, index), at: first.firstIndex { rank < $0.rank } ?? first.endIndex)
        }
        return first.map { quotations[$0.index] }
    }

    /// - Parameter salt: differs for each draw.
    private static func rank(of id: QuotationID, salt: UInt64) -> UInt64 {
        var ranks = SplitMix64(seed: StableHash.value(of: id.description.utf8) ^ salt)
        return ranks.next()
    }
}
