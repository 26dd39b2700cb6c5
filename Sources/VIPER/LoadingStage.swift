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

    public init() {}

    /// Offers an opening. A further offer replaces the one before.
    public func offer(_ make: @escaping @Sendable () -> Opening?) {
        state.withLock { $0 = .offered(make) }
    }

    /// The opening, made once for all who take it; nil if the screen has no loading state.
    public var opening: Opening? {
        state.withLock { state in
            if case .offered(let make) = state { state = .made(make()) }
            return if case .made(let opening) = state { opening } else { nil }
        }
    }
}
