public import HTML

/// How a visit ended, ready for whatever server runs the module.
public enum Outcome<Answer: Sendable>: Sendable {
    case page(Rendering)
    /// Go there instead, with GET (303 See Other).
    case redirect(Link)
    /// The sub-flow is over; the coordinator resumes whoever opened it.
    case answer(Answer)
}

/// A finished page.
public struct Rendering: Hashable, Sendable {
    public let status: Status
    public let mediaType: String
    public let bytes: [UInt8]

    public init(status: Status, mediaType: String, bytes: [UInt8]) {
        self.status = status
        self.mediaType = mediaType
        self.bytes = bytes
    }
}

extension Outcome {
    /// Ends a sub-flow: what follows from its answer is what the caller makes of it.
    public func resuming<Next>(_ next: (Answer) -> Outcome<Next>) -> Outcome<Next> {
        switch self {
        case .page(let rendering): .page(rendering)
        case .redirect(let link): .redirect(link)
        case .answer(let answer): next(answer)
        }
    }

    /// Ends a sub-flow: its answer becomes the way back to whoever asked.
    public func resuming(_ wayBack: (Answer) -> Link) -> Outcome<Never> {
        resuming { answer in .redirect(wayBack(answer)) }
    }
}

extension Outcome<Never> {
    /// The outcome of a module that answers nothing, among others that do.
    public func unanswered<Other>() -> Outcome<Other> {
        resuming { never in switch never {} }
    }
}
