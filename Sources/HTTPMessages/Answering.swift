public import HTTPTypes

/// What a server serves: a function from requests to responses. The server knows nothing else of it.
public protocol Answering: Sendable {
    /// The fields that every response has, whoever makes it: pages, files, refusals, health probes. Asked once.
    ///
    /// - Parameter isSecure: whether the visitor's browser uses TLS.
    func commonFields(isSecure: Bool) -> HTTPFields

    /// Answers a request. Called once for each, on event loops, so it must not block.
    ///
    /// - Parameter executor: runs the tasks that make pages. Several requests may wait for such a task, so it belongs
    ///   to none of them.
    func answer(to request: Request, on executor: (any TaskExecutor)?) -> Answer

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
    /// A response that takes time. The server runs it as a task, if not too many are running. It never throws: a
    /// failure becomes an error page.
    case visit(@Sendable () async -> Response)
}
