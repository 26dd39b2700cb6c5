public import AlmanacValues
public import Entities
public import ServiceContracts

extension DocumentLibrary: QuoteService {
    public func quotations() async throws(ServiceFailure) -> Supply<[Quotation]> {
        Supply(try await supplied(literature.quotations).all)
    }

    public func quotation(_ id: QuotationID) async throws(ServiceFailure) -> Supply<Quotation>? {
        try await supplied(literature.quotations).byID[id].map { Supply($0) }
    }
}

extension DocumentLibrary: PersonService {
    public func people() async throws(ServiceFailure) -> Supply<[Person]> {
        Supply(try await supplied(literature.people).all)
    }

    public func person(_ id: PersonID) async throws(ServiceFailure) -> Supply<Person>? {
        try await supplied(literature.people).byID[id].map { Supply($0) }
    }
}
