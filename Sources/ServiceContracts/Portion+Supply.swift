public import AlmanacValues

extension Portion {
    /// Asks a service for a portion of a screen.
    ///
    /// - Parameter transport: makes the transport value of what the service supplied.
    public init<Supplied>(
        _ transport: (Supplied) -> Value, of ask: () async throws(ServiceFailure) -> Supply<Supplied>
    ) async {
        do {
            let supply = try await ask()
            self = .loaded(transport(supply.value), age: supply.age)
        } catch {
            self = .failed(error)
        }
    }
}
