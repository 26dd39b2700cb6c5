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
}
