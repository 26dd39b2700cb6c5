/// The state machine of one connection: which bytes it reads, which requests it answers, and when it closes. It has no
/// side effects: each event returns the action to take.
struct ConnectionMachine {
    enum Phase: Equatable {
        /// Waits for a request, or for the rest of its head.
        case waiting
        /// Waits for the rest of the body; the value is the number of bytes received so far.
        case receiving(Int)
        case answering
        /// The last response has been written; whatever still arrives is dropped.
        case lingering
        case closed
    }

    enum HeadAction: Equatable {
        case receive
        case sendContinueAndReceive
        /// Answer without the body, which is too long to read.
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
    /// Whether the next response closes the connection and says so.
    private(set) var isLast = false
    private let longestBody: Int

    /// - Parameter longestBody: the longest body that is read, in bytes.
    init(longestBody: Int) {
        self.longestBody = longestBody
    }

    /// Whether the next bytes can be parsed or dropped now.
    var takesRequests: Bool {
        switch phase {
        case .answering: false
        case .waiting, .receiving, .lingering, .closed: true
        }
    }

    mutating func head(_ framing: RequestFraming) -> HeadAction {
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

    /// The response has been written.
    mutating func answered() -> NextAction {
        guard phase == .answering else { return .finish }
        phase = isLast ? .lingering : .waiting
        return isLast ? .finish : .wait
    }

    /// The bytes received are malformed. They get an error response, unless the response to an earlier request is in
    /// progress: that one is finished, and the malformed bytes are dropped.
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

    /// The client has closed its sending side. A request in progress is still answered.
    mutating func inputClosed() -> ClosingAction {
        isLast = true
        return phase == .answering ? .finishFirst : .close
    }

    /// The next response closes the connection.
    mutating func announceEnd() {
        isLast = true
    }

    /// The server is stopping. A request that has begun to arrive is still answered.
    mutating func drain(isMidRequest: Bool) -> ClosingAction {
        isLast = true
        switch phase {
        case .waiting where !isMidRequest: return .close
        case .waiting, .receiving, .answering: return .finishFirst
        case .lingering, .closed: return .drop
        }
    }

    /// The deadline of this phase has passed.
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

    /// No further request is answered.
    mutating func ended() {
        if phase != .closed { phase = .lingering }
    }

    mutating func closed() {
        phase = .closed
    }
}
