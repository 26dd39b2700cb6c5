import VIPER

/// The guestbook: runs the screen of a place, and leads from the sub-flow back to the book.
public struct Guestbook: Sendable {
    private let signatures: any SignatureService

    public init(_ signatures: any SignatureService = SignatureStore()) {
        self.signatures = signatures
    }

    /// - Parameter form: what the visitor sent; nil for a visit that only reads.
    public func run(_ place: GuestbookPlace, form: Form? = nil) async -> Outcome<Never> {
        let visit = Visit(place, form: form)
        switch place {
        case .book: return await BookRouter().run(visit, signatures)
        case .stamps, .stamp:
            return await StampsRouter().run(visit).resuming { stamp in
                GuestbookPlace.book(stamp: stamp).link
            }
        }
    }
}
