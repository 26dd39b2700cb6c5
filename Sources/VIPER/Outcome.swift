public import HTML

/// The outcome of a visit, for any server that runs the module.
public enum Outcome<Answer: Sendable>: Sendable {
    /// The page is finished.
    case page(Rendering)
    /// The page is not ready yet: its beginning can be sent now, and the rest later.
    case loading(Loading)
    /// Redirect to this address with GET (303 See Other).
    case redirect(Link)
    /// The sub-flow has ended; the coordinator resumes its caller.
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

/// A page that is sent in two parts of one response: its beginning with the loading state at once, and the rest when it
/// is ready.
public struct Loading: Sendable {
    public let mediaType: String
    public let opening: [UInt8]
    /// Waits for the rest of the page and returns it. Call it only once.
    public let rest: @Sendable () async -> [UInt8]

    public init(mediaType: String, opening: [UInt8], rest: @escaping @Sendable () async -> [UInt8]) {
        self.mediaType = mediaType
        self.opening = opening
        self.rest = rest
    }
}

extension Outcome {
    /// Ends a sub-flow: `next` turns its answer into an outcome of the caller.
    public func resuming<Next>(_ next: (Answer) -> Outcome<Next>) -> Outcome<Next> {
        switch self {
        case .page(let rendering): .page(rendering)
        case .loading(let loading): .loading(loading)
        case .redirect(let link): .redirect(link)
        case .answer(let answer): next(answer)
        }
    }

    /// Ends a sub-flow: its answer becomes a redirect back to the caller.
    public func resuming(_ wayBack: (Answer) -> Link) -> Outcome<Never> {
        resuming { answer in .redirect(wayBack(answer)) }
    }
}

extension Outcome<Never> {
    /// Returns the outcome of a module that never answers as that of one that can.
    public func unanswered<Other>() -> Outcome<Other> {
        switch self {
        case .page(let rendering): .page(rendering)
        case .loading(let loading): .loading(loading)
        case .redirect(let link): .redirect(link)
        }
    }
}
