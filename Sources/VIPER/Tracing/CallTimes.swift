/// When a call began and how long it took, and the calls that it led to. It has no values.
public struct CallTimes: Hashable, Sendable {
    /// The type of the part, or its contract: `QuoteListInteractor`.
    public var part: String
    /// The method: `draw(_:)`.
    public var method: String
    /// The time from the beginning of the first call to the beginning of this one.
    public var start: Duration
    /// The time that the call took, with all that it led to; nil if it had not ended when its caller's did.
    public var time: Duration?
    /// Whether the call threw.
    public var isFailure: Bool
    /// In the order in which they began. Calls that ran at the same time overlap.
    public var calls: [CallTimes]
    /// The number of further calls, which were not recorded.
    public var uncounted: Int

    public init(
        part: String, method: String, start: Duration = .zero, time: Duration? = nil, isFailure: Bool = false,
        calls: [CallTimes] = [], uncounted: Int = 0
    ) {
        self.part = part
        self.method = method
        self.start = start
        self.time = time
        self.isFailure = isFailure
        self.calls = calls
        self.uncounted = uncounted
    }
}
