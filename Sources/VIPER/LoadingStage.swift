import Landings
import Synchronization

/// Where a module leaves the opening of its page, for whoever runs the module and may not want to wait.
///
/// The opening is made only if somebody takes it: most pages are ready before that.
public final class LoadingStage: Sendable {
    /// The stage of the current visit; nil if nobody would take an opening.
    @TaskLocal public static var current: LoadingStage?

    private enum State: Sendable {
        case offered(@Sendable () -> Opening?)
        case made(Opening?)
    }

    private let state = Mutex(State.made(nil))
    /// Settled by the first offer, or by the end of the visit.
    private let decision = Landing<Void>()

    public init() {}

    /// Offers an opening. A further offer replaces the one before.
    public func offer(_ make: @escaping @Sendable () -> Opening?) {
        state.withLock { $0 = .offered(make) }
        decision.settle(())
    }

    /// Tells those who wait that there will be no further offer.
    func close() { decision.settle(()) }

    /// The opening, made once for all who take it. Waits until it is offered; nil if the screen has no loading state, or
    /// if the waiting task is cancelled before.
    public var opening: Opening? {
        get async {
            await decision.value(within: nil)
            return state.withLock { state in
                if case .offered(let make) = state { state = .made(make()) }
                return if case .made(let opening) = state { opening } else { nil }
            }
        }
    }
}
