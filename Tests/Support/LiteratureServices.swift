public import AlmanacValues
public import Entities
public import ServiceContracts

/// Returns the quotations or the failure that a test sets.
public struct QuoteServiceDouble: QuoteService {
    private let all: Result<[Quotation], ServiceFailure>
    private let age: SupplyAge?
    private let failure: ServiceFailure?

    public init(_ quotations: [Quotation], age: SupplyAge? = nil, failure: ServiceFailure? = nil) {
        all = .success(quotations)
        self.age = age
        self.failure = failure
    }

    public init(failing failure: ServiceFailure) {
        all = .failure(failure)
        age = nil
        self.failure = nil
    }

    public func quotations() async throws(ServiceFailure) -> Supply<[Quotation]> {
        Supply(try all.get(), age: age, failure: failure)
    }

    public func quotation(_ id: QuotationID) async throws(ServiceFailure) -> Supply<Quotation>? {
        try all.get().first { $0.id == id }.map { Supply($0, age: age, failure: failure) }
    }
}

/// Returns the people or the failure that a test sets.
public struct PersonServiceDouble: PersonService {
    private let all: Result<[Person], ServiceFailure>
    private let age: SupplyAge?
    private let failure: ServiceFailure?

    public init(_ people: [Person], age: SupplyAge? = nil, failure: ServiceFailure? = nil) {
        all = .success(people)
        self.age = age
        self.failure = failure
    }

    public init(failing failure: ServiceFailure) {
        all = .failure(failure)
        age = nil
        self.failure = nil
    }

    public func people() async throws(ServiceFailure) -> Supply<[Person]> {
        Supply(try all.get(), age: age, failure: failure)
    }

    public func person(_ id: PersonID) async throws(ServiceFailure) -> Supply<Person>? {
        try all.get().first { $0.id == id }.map { Supply($0, age: age, failure: failure) }
    }
}
