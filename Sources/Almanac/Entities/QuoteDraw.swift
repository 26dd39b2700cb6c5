import Support

/// A draw of ten quotations, identified by a number. The same number draws the same ten in every process.
///
/// The number of the draw and the id of a quotation determine the quotation's rank; the ten that rank first are drawn.
/// A draw therefore does not depend on the order of the quotations, and hardly on how many there are: an added
/// quotation appears in few draws and leaves the others unchanged.
public struct QuoteDraw: Hashable, Sendable {
    /// The number of quotations in a draw.
    public static let size = 10

    /// The numbers of draws. They have at most six digits, so that they stay short in an address.
    public static let numbers = 0...999_999

    /// The number of the draw, in `numbers`.
    public let number: Int

    /// Accepts any number; numbers outside `numbers` wrap around.
    public init(_ number: Int) {
        let count = Self.numbers.count
        self.number = ((number % count) + count) % count
    }

    /// The draw of a day. Consecutive days have consecutive draws.
    public init(of day: CivilDate) {
        self.init(day.dayNumber)
    }

    /// The following draw, which the refresh link leads to.
    public var next: QuoteDraw { QuoteDraw(number + 1) }

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
