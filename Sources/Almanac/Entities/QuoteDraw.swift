/// Ten of all quotations, by a number: the same number draws the same ten, in every process.
///
/// Each quotation has a rank of its own in each draw, made of the draw's number and its id; the ten that rank
/// first are drawn. So a draw depends neither on the order of the quotations nor much on how many there are:
/// one that is added takes part in few draws, and leaves the others as they were.
public struct QuoteDraw: Hashable, Sendable {
    public static let size = 10

    /// One of `QuotesPlace.draws`.
    public let number: Int

    /// Takes any number; those outside of `QuotesPlace.draws` begin again at its other end.
    public init(_ number: Int) {
        let count = QuotesPlace.draws.count
        self.number = ((number % count) + count) % count
    }

    /// The draw of a day; the next day has the next one.
    public init(of day: CivilDate) {
        self.init(day.dayNumber)
    }

    /// The draw a refresh leads to: ten others.
    public var next: QuoteDraw { QuoteDraw(number + 1) }

    /// The ten, first rank first; fewer if there are not so many.
    ///
    /// Draws that follow each other have no quotation in common, if there are enough: every second one makes
    /// do without those of the draws before and after it.
    public func picks(from quotations: [Quotation]) -> [Quotation] {
        guard !number.isMultiple(of: 2) else { return first(of: quotations) }
        let neighbours = QuoteDraw(number - 1).first(of: quotations) + next.first(of: quotations)
        let taken = Set(neighbours.map(\.id))
        let free = first(of: quotations.filter { !taken.contains($0.id) })
        let rest = first(of: quotations.filter { taken.contains($0.id) })
        return free + rest.prefix(Self.size - free.count)
    }

    /// Those that rank first, whatever other draws have.
    private func first(of quotations: [Quotation]) -> [Quotation] {
        quotations.map { (rank: rank(of: $0.id), quotation: $0) }
            .sorted { $0.rank < $1.rank }
            .prefix(Self.size).map(\.quotation)
    }

    private func rank(of id: PlaceID) -> UInt64 {
        var numbers = SplitMix64(seed: UInt64(number))
        var ranks = SplitMix64(seed: StableHash.value(of: id.description.utf8) ^ numbers.next())
        return ranks.next()
    }
}
