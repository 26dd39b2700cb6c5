/// What a server asks for answers: the site, or a test's double.
protocol Answering: Sendable {
    /// Answers a request. Never throws: what goes wrong becomes a page.
    func respond(to request: SiteRequest) async -> SiteResponse
}

extension Site: Answering {}
