/// Knows the people who are quoted, and a few more.
public protocol PersonService: Sendable {
    /// All people, in an order of their own.
    func people() async throws(ServiceFailure) -> Supply<[Person]>
    /// The person with this id, or nil if there is none.
    func person(_ id: PlaceID) async throws(ServiceFailure) -> Supply<Person>?
}
