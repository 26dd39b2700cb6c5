/// How a visit ended, before it is fitted to a request.
enum Answer: Sendable {
    /// A page that went well.
    case page(FinishedPage)
    /// What is the same for everybody who asks.
    case response(SiteResponse)
    /// Keep the visitor's new preferences.
    case keeping(Keeping)
}
