/// What a server asks for answers: the site, or a test's double.
protocol Answering: Sendable {
    /// The response to a request for what is finished; nil where `respond(to:)` has to be asked. Called on event loops:
    /// it waits for nothing.
    func finished(_ request: SiteRequest) -> FinishedResponse?

    /// Answers a request. Never throws: what goes wrong becomes a page.
    ///
    /// - Parameter executor: where a page is made that others may come to wait for, so that it belongs to none of them.
    func respond(to request: SiteRequest, on executor: (any TaskExecutor)?) async -> SiteResponse

    /// The page for what the server itself turns away; it is made once and kept.
    ///
    /// - Parameter isSecure: whether the visitor's connection is TLS.
    func response(to refusal: Refusal, isSecure: Bool) -> SiteResponse
}

extension Site: Answering {
    func response(to refusal: Refusal, isSecure: Bool) -> SiteResponse {
        errors.response(to: refusal, isSecure: isSecure)
    }
}
