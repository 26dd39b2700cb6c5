public import AlmanacValues
public import Entities

/// Provides the quotations.
public protocol QuoteService: Sendable {
    /// Returns all quotations, in the order of the source.
    func quotations() async throws(ServiceFailure) -> Supply<[Quotation]>
    /// Returns the quotation with this id, or nil if no quotation has it.
    func quotation(_ id: QuotationID) async throws(ServiceFailure) -> Supply<Quotation>?
}
