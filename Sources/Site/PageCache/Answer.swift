/// The result of a visit, before it is fitted to a request.
enum Answer: Sendable {
    /// A page with status 200.
    case page(FinishedPage)
    /// A response that is the same for every request.
    case response(SiteResponse)
    /// A redirect that changes the visitor's cookies.
    case keeping(Keeping)
}
