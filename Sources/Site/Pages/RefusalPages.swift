import HTTPMessages
import HTTPTypes

extension ErrorPages {
    /// The page for a request that the server itself rejects, in the frame of all other pages.
    func response(to refusal: Refusal) -> Response {
        var headers = HTTPFields()
        headers[.allow] = refusal.allowed
        headers[.retryAfter] = refusal.retryAfter.map(String.init)
        return page(refusal.status, words.text(of: refusal), headers: headers)
    }
}
