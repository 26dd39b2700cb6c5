public import Almanac

extension DocumentLibrary: QuoteService {
    public func quotations() async throws(ServiceFailure) -> Supply<[Quotation]> {
        Supply(try supplied(literature.quotations.get).all)
    }

    public func quotation(_ id: PlaceID) async throws(ServiceFailure) -> Supply<Quotation>? {
        try supplied(literature.quotations.get).byID[id].map { Supply($0) }
    }
}

extension DocumentLibrary: PersonService {
    public func people() async throws(ServiceFailure) -> Supply<[Person]> {
        Supply(try supplied(literature.people.get).all)
    }

    public func person(_ id: PlaceID) async throws(ServiceFailure) -> Supply<Person>? {
        try supplied(literature.people.get).byID[id].map { Supply($0) }
    }
}
