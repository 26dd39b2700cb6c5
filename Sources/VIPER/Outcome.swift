public import HTML

/// How a visit ended, ready for whatever server runs the module.
public enum Outcome<Answer: Sendable>: Sendable {
    case page(Rendering)
    /// The page takes its time: its beginning is there, the rest will be.
    case loading(Loading)
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

/// A page that is sent in two parts of one response: its beginning at once, with the loading state in it, and
/// the rest when it is there.
public struct Loading: Sendable {
    public let mediaType: String
    public let opening: [UInt8]
    /// Waits for the rest of the page. To be asked for once.
    public let rest: @Sendable () async -> [UInt8]

    public init(mediaType: String, opening: [UInt8], rest: @escaping @Sendable () async -> [UInt8]) {
        self.mediaType = mediaType
        self.opening = opening
        self.rest = rest
    }
}

extension Outcome {
    /// Ends a sub-flow: what follows from its answer is what the caller makes of it.
    public func resuming<Next>(_ next: (Answer) -> Outcome<Next>) -> Outcome<Next> {
        switch self {
        case .page(let rendering): .page(rendering)
        case .loading(let loading): .loading(loading)
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
        switch self {
        case .page(let rendering): .page(rendering)
        case .loading(let loading): .loading(loading)
        case .redirect(let link): .redirect(link)
        }
    }
}
