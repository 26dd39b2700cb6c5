public import HTTPTypes

/// The site that a server serves, as a function from requests to responses. The server knows nothing else about it.
public protocol Answering: Sendable {
    /// The fields that every response has, whoever makes it: pages, files, refusals, health probes. Asked at the
    /// start, and after each reload.
    ///
    /// - Parameter isSecure: whether the visitor's browser uses TLS.
    func commonFields(isSecure: Bool) -> HTTPFields

    /// Answers a request. Called once for each, on event loops, so it must not block.
    func answer(to request: Request) -> Answer

    /// Whether a program reads the responses to a request, rather than a person.
    ///
    /// - Parameter request: as far as it could be read; without a body.
    func isForProgram(_ request: Request) -> Bool

    /// Returns the response to a request that the server itself rejects: a page, or the same for programs. Called once
    /// for each refusal and reader; the server reuses the result.
    func response(to refusal: Refusal, forProgram isForProgram: Bool) -> Response
}

/// The answer to a request.
public enum Answer: Sendable {
    /// A file, or a page that was kept.
    case kept(Response)
    /// A response that was made for this request.
    case made(Response)
    /// A response that takes time, but little work. The server runs it as a task on the event loop of its connection, if
    /// not too many are running.
    case visit(Visit)
    /// A response that takes much work. The server runs it as a task away from the event loops, if not too many wait.
    case work(Visit)

    /// Makes a response. It never throws: a failure becomes an error page.
    ///
    /// - Parameter executor: runs the tasks that make pages. Several requests may wait for such a task, so it belongs
    ///   to none of them.
    public typealias Visit = @Sendable (_ executor: (any TaskExecutor)?) async -> Response
}
