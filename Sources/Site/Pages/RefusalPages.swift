import HTTPMessages
import HTTPTypes
import Layout

extension ErrorPages {
    /// The page for a request that the server itself rejects, in the frame of all other pages.
    func response(to refusal: Refusal) -> Response {
        var headers = HTTPFields()
        headers[.allow] = refusal.allowed
        headers[.retryAfter] = refusal.retryAfter.map(String.init)
        return page(
            refusal.status, Notice(title: refusal.title, explanation: refusal.explanation), headers: headers)
    }
}

extension Refusal {
    fileprivate var title: String {
        switch self {
        case .malformed: "We cannot read this request"
        case .tunnel: "This server is not a proxy"
        case .requestTimeout: "The request took too long"
        case .longTarget: "This address is too long"
        case .expectation: "We cannot meet this expectation"
        case .headTooLarge: "The request headers are too long"
        case .unknownMethod: "Method not supported"
        case .unknownCoding: "Transfer coding not supported"
        case .overloaded: "The site is busy"
        case .answerTimeout: "The page took too long"
        case .version: "HTTP version not supported"
        }
    }

    fileprivate var explanation: String {
        switch self {
        case .malformed: "It is not valid HTTP/1.1, or it is ambiguous. Correct it and try again."
        case .tunnel: "It does not accept CONNECT. Use GET or HEAD."
        case .requestTimeout: "The end of the request did not arrive in time. Try again."
        case .longTarget: "No page on this site has an address this long. Check the address."
        case .expectation: "The Expect header can only be 100-continue."
        case .headTooLarge: "Delete this site’s cookies and try again."
        case .unknownMethod: "Use GET or HEAD to read a page, and POST to send a form."
        case .unknownCoding: "Send the body without a transfer coding, or in chunks."
        case .overloaded: "We could not load this page. Try again in a few seconds."
        case .answerTimeout: "We stopped loading it. Try again in a minute."
        case .version: "Use HTTP/1.1."
        }
    }
}
