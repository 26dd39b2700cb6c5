import HTTPMessages
import VIPER

/// The result of a visit, before it is fitted to a request.
struct VisitResult: Sendable {
    enum Answer: Sendable {
        /// A page with status 200.
        case page(FinishedPage)
        /// A response that is the same for every request.
        case response(Response)
        /// A fault of our own. Each of those who share the visit gets the error in their form.
        case failed
        /// A redirect that changes the visitor's cookies.
        case keeping(Keeping)
    }

    let answer: Answer
    /// The module's own outcome, from which a page that is sent in two parts takes its rest; nil if no module ran, or if
    /// it failed.
    let outcome: Outcome<Keeping>?

    init(_ answer: Answer, _ outcome: Outcome<Keeping>? = nil) {
        self.answer = answer
        self.outcome = outcome
    }
}
