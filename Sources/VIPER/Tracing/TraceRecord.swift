/// A recorded call in words: who was asked what, the answer, its size, the time, and the calls that it led to.
public struct TraceRecord: Hashable, Sendable {
    /// The type of the part: `QuoteListInteractor`.
    public var part: String
    /// The method with its arguments: `draw(7)`.
    public var question: String
    /// The returned value or the error, in short; nil if the call had not ended when its caller's did.
    public var answer: String?
    /// Whether the call threw.
    public var isFailure: Bool
    /// "11,204 bytes", "412 values"
    public var size: String
    /// The time that the call took, with all that it led to; nil if it had not ended.
    public var time: Duration?
    /// In the order in which they began. Calls that ran at the same time overlap.
    public var calls: [TraceRecord]
    /// The number of further calls, which were not recorded.
    public var uncounted: Int

    public init(
        part: String, question: String, answer: String? = nil, isFailure: Bool = false, size: String = "",
        time: Duration? = nil, calls: [TraceRecord] = [], uncounted: Int = 0
    ) {
        self.part = part
        self.question = question
        self.answer = answer
        self.isFailure = isFailure
        self.size = size
        self.time = time
        self.calls = calls
        self.uncounted = uncounted
    }
}
