/// Knows the people who are quoted, and a few more.
public protocol PersonService: Sendable {
    /// All people, in an order of their own.
    func people() async throws(ServiceFailure) -> Supply<[Person]>
    /// The person with this id, or nil if there is none.
    func person(_ id: PlaceID) async throws(ServiceFailure) -> Supply<Person>?
    /// A picture of the person, fetched and checked; nil if the source has none, which is what most have.
    func picture(of id: PlaceID) async throws(ServiceFailure) -> Picture?
}

extension PersonService {
    public func picture(of _: PlaceID) async throws(ServiceFailure) -> Picture? { nil }
}
