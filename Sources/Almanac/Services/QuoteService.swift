/// Knows the quotations.
public protocol QuoteService: Sendable {
    /// All quotations, in an order of their own.
    func quotations() async throws(ServiceFailure) -> Supply<[Quotation]>
    /// The quotation with this id, or nil if there is none.
    func quotation(_ id: PlaceID) async throws(ServiceFailure) -> Supply<Quotation>?
}
