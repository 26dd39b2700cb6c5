public import VIPER

/// A Presenter for programs: it shows a record, or the problem that kept the facts from being found.
public protocol RecordPresenter<Routing>: Presenter where Page == Recorded<Record>, Answer == Never {
    // Named again: Swift does not infer them otherwise.
    associatedtype Event
    associatedtype Routing
    associatedtype Record: Sendable
    /// The failure of the Interactor.
    associatedtype Failure: Error

    typealias RecordStep<Facts: Sendable> = Step<Recorded<Facts>, Routing.Navigation, Never>

    /// Asks the Interactor.
    func answer(_ event: Event) async throws(Failure) -> RecordStep<Record>
    /// Returns what a program is told of a failure, with the status of the response.
    func problem(_ failure: Failure, on event: Event) -> RecordStep<Record>
}

extension RecordPresenter {
    // Inlinable, as `Module.run` is.
    @inlinable
    public func handle(_ event: Event) async -> Step<Recorded<Record>, Navigation, Never> {
        do throws(Failure) { return try await answer(event) } catch { return problem(error, on: event) }
    }
}
