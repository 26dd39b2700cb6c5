/// The course of one connection: what is read, what is answered, when it ends. It decides and does nothing: every event
/// returns what is to be done.
struct ConnectionMachine {
    /// What the framing of a request says.
    struct Framing: Equatable {
        /// `Content-Length`, in bytes.
        var length: Int?
        var isChunked = false
        /// `Expect: 100-continue`
        var waitsForContinue = false
        /// Nothing can follow on this connection.
        var isLast = false

        var hasBody: Bool { isChunked || (length ?? 0) > 0 }
    }

    enum Phase: Equatable {
        /// For a request, or for the rest of its head.
        case waiting
        /// For the body, of which so much is there.
        case receiving(Int)
        case answering
        /// The last answer is out; what still comes is dropped.
        case lingering
        case closed
    }

    enum HeadAction: Equatable {
        case receive
        case sendContinueAndReceive
        /// The body is too long to be read: answer without it.
        case answerWithoutBody
        case drop
    }

    enum BodyAction: Equatable { case keep, answerWithoutBody, drop }

    enum EndAction: Equatable { case answer, drop }

    enum NextAction: Equatable { case wait, finish }

    enum FaultAction: Equatable { case refuse, drop }

    enum ClosingAction: Equatable { case close, finishFirst, drop }

    enum Expiry: Equatable { case close, refuse, giveUp }

    private(set) var phase = Phase.waiting
    /// Whether the answer that is next closes the connection, and says so.
    private(set) var isLast = false
    private let longestBody: Int

    /// - Parameter longestBody: what is read of a body at most, in bytes.
    init(longestBody: Int) {
        self.longestBody = longestBody
    }

    /// Whether the next request may be looked at.
    var takesRequests: Bool {
        switch phase {
        case .answering: false
        case .waiting, .receiving, .lingering, .closed: true
        }
    }

    mutating func head(_ framing: Framing) -> HeadAction {
        guard phase == .waiting else { return .drop }
        if framing.isLast { isLast = true }
        if let length = framing.length, length > longestBody {
            phase = .answering
            isLast = true
            return .answerWithoutBody
        }
        phase = .receiving(0)
        return framing.waitsForContinue && framing.hasBody ? .sendContinueAndReceive : .receive
    }

    mutating func body(_ count: Int) -> BodyAction {
        guard case .receiving(let received) = phase else { return .drop }
        guard received + count <= longestBody else {
            phase = .answering
            isLast = true
            return .answerWithoutBody
        }
        phase = .receiving(received + count)
        return .keep
    }

    mutating func end() -> EndAction {
        guard case .receiving = phase else { return .drop }
        phase = .answering
        return .answer
    }

    /// The answer is written.
    mutating func answered() -> NextAction {
        guard phase == .answering else { return .finish }
        phase = isLast ? .lingering : .waiting
        return isLast ? .finish : .wait
    }

    /// What came is not HTTP. An answer that is under way is finished first; there is none to what broke.
    mutating func fault() -> FaultAction {
        isLast = true
        switch phase {
        case .waiting, .receiving:
            phase = .answering
            return .refuse
        case .answering, .lingering, .closed:
            return .drop
        }
    }

    /// The visitor sends nothing more; what was asked for is still answered.
    mutating func inputClosed() -> ClosingAction {
        isLast = true
        return phase == .answering ? .finishFirst : .close
    }

    /// The answer that is next is the last.
    mutating func announceEnd() {
        isLast = true
    }

    /// The server wants to end. A request that has begun to arrive is still answered.
    mutating func drain(isMidRequest: Bool) -> ClosingAction {
        isLast = true
        switch phase {
        case .waiting where !isMidRequest: return .close
        case .waiting, .receiving, .answering: return .finishFirst
        case .lingering, .closed: return .drop
        }
    }

    /// The time for this phase is over.
    mutating func expired(isMidRequest: Bool) -> Expiry {
        isLast = true
        switch phase {
        case .waiting where isMidRequest, .receiving:
            phase = .answering
            return .refuse
        case .answering:
            return .giveUp
        case .waiting, .lingering, .closed:
            phase = .closed
            return .close
        }
    }

    /// No more is answered.
    mutating func ended() {
        if phase != .closed { phase = .lingering }
    }

    mutating func closed() {
        phase = .closed
    }
}
