import HTTPMessages
import Support

/// Makes a page once for all requests that ask for it at the same time.
struct Flights: Sendable {
    /// The requests that may share a page: those with the same target, the same revision of the documents and the same
    /// validity.
    struct Key: Hashable, Sendable {
        let target: RequestTarget
        let revision: UInt64
        let validity: Validity
    }

    private let flights = SingleFlight<Key, VisitResult>()

    /// The answer that is being made, or a new one if none is. A visitor who disconnects does not cancel it for the
    /// others.
    ///
    /// A page in its loading state lands when its rest is made. Requests that arrive meanwhile get the same opening and
    /// wait for the same rest.
    func answer(
        _ key: Key, on executor: (any TaskExecutor)?, made make: @escaping @Sendable () async -> VisitResult
    ) async -> VisitResult {
        await flights.value(for: key, on: executor, pending: Self.rest) {
            let answer = await make()
            guard case .response(let response) = answer, let rest = response.rest else { return answer }
            let shared = Task { await rest() }
            return .response(
                Response(status: response.status, headers: response.headers, body: response.body) {
                    await shared.value
                })
        }
    }

    @Sendable
    private static func rest(of answer: VisitResult) -> (@Sendable () async -> Void)? {
        guard case .response(let response) = answer, let rest = response.rest else { return nil }
        return { _ = await rest() }
    }
}
