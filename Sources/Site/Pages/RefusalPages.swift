import HTTPTypes
import Layout

extension ErrorPages {
    /// The page for a request that the server itself rejects, in the frame and with the headers of all other pages.
    func response(to refusal: Refusal, isSecure: Bool) -> SiteResponse {
        var response = page(refusal.status, Notice(title: refusal.title, explanation: refusal.explanation))
        if isSecure { response.headers[.strictTransportSecurity] = Headers.strictTransport }
        response.headers[.allow] = refusal.allowed
        response.headers[.retryAfter] = refusal.retryAfter.map(String.init)
        return response
    }
}

extension Refusal {
    fileprivate var title: String {
        switch self {
        case .malformed: "We cannot read this request"
        case .tunnel: "This is no proxy"
        case .requestTimeout: "The request did not come to its end"
        case .longTarget: "This address is too long"
        case .expectation: "We cannot do what is expected"
        case .headTooLarge: "This request is too long"
        case .unknownMethod: "We do not know this method"
        case .unknownCoding: "We do not know this transfer coding"
        case .overloaded: "Very many visitors are here"
        case .answerTimeout: "This takes too long"
        case .version: "We do not speak this version of HTTP"
        }
    }

    fileprivate var explanation: String {
        switch self {
        case .malformed: "What was sent is not HTTP/1.1, or could be read in two ways."
        case .tunnel: "The method CONNECT does nothing here. Use GET or HEAD."
        case .requestTimeout: "Its rest did not arrive in time. Please try again."
        case .longTarget: "No page here has an address as long as this."
        case .expectation: "The only expectation that is met here is 100-continue."
        case .headTooLarge: "A header, or all headers together, are longer than what is read here."
        case .unknownMethod: "The pages here are read with GET or HEAD, and forms are sent with POST."
        case .unknownCoding: "Send the body as it is, or in chunks."
        case .overloaded: "The page was not begun. Please try again in a few seconds."
        case .answerTimeout: "The page was given up. Please try again in a moment."
        case .version: "Please use HTTP/1.1."
        }
    }
}
