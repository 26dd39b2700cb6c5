import HTTPMessages

/// The result of a visit, before it is fitted to a request.
enum VisitResult: Sendable {
    /// A page with status 200.
    case page(FinishedPage)
    /// A response that is the same for every request.
    case response(Response)
    /// A redirect that changes the visitor's cookies.
    case keeping(Keeping)
}
