public import AlmanacValues
public import Entities

/// Provides the people who are quoted, and a few more.
public protocol PersonService: Sendable {
    /// Returns all people, in the order of the source.
    func people() async throws(ServiceFailure) -> Supply<[Person]>
    /// Returns the person with this id, or nil if nobody has it.
    func person(_ id: PersonID) async throws(ServiceFailure) -> Supply<Person>?
}
