public import HTML

/// The outcome of a visit, for any server that runs the module.
public enum Outcome<Answer: Sendable>: Sendable {
    /// The page is finished.
    case page(Rendering)
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
    /// What describes it beside its media type.
    public let headers: RepresentationHeaders
    /// Where the page can be split. Empty for a page that is always sent whole.
    public let marks: PageMarks

    public init(
        status: Status, mediaType: String, bytes: [UInt8], headers: RepresentationHeaders = RepresentationHeaders(),
        marks: PageMarks = PageMarks()
    ) {
        self.status = status
        self.mediaType = mediaType
        self.bytes = bytes
        self.headers = headers
        self.marks = marks
    }
}

extension Outcome {
    /// Ends a sub-flow: `next` turns its answer into an outcome of the caller.
    public func resuming<Next>(_ next: (Answer) -> Outcome<Next>) -> Outcome<Next> {
        switch self {
        case .page(let rendering): .page(rendering)
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
        case .redirect(let link): .redirect(link)
        }
    }
}
