/// The interface between the server and the site. Tests put a double in its place.
protocol Answering: Sendable {
    /// Returns the response to a request for a cached page or a file; nil if the request needs `respond(to:on:)`.
    /// Called on event loops, so it must not block.
    func finished(_ request: SiteRequest) -> FinishedResponse?

    /// Returns the response to a request. Never throws: a failure becomes an error page.
    ///
    /// - Parameter executor: runs the tasks that make pages. Several requests may wait for such a task, so it belongs
    ///   to none of them.
    func respond(to request: SiteRequest, on executor: (any TaskExecutor)?) async -> SiteResponse

    /// Returns the page for a request that the server itself rejects. Called once for each refusal; the server reuses
    /// the result.
    ///
    /// - Parameter isSecure: whether the client's connection is TLS.
    func response(to refusal: Refusal, isSecure: Bool) -> SiteResponse
}

extension Site: Answering {
    func response(to refusal: Refusal, isSecure: Bool) -> SiteResponse {
        errors.response(to: refusal, isSecure: isSecure)
    }
}
