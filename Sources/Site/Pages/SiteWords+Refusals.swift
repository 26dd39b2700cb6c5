import HTTPMessages
import Layout

extension SiteWords {
    /// Why the server itself rejects a request.
    func text(of refusal: Refusal) -> ErrorText { ErrorText(title: title(refusal), explanation: explanation(refusal)) }

    private func title(_ refusal: Refusal) -> String {
        switch refusal {
        case .malformed: say("We cannot read this request")
        case .tunnel: say("This server is not a proxy")
        case .requestTimeout: say("The request took too long")
        case .longTarget: say("This address is too long")
        case .expectation: say("We cannot meet this expectation")
        case .headTooLarge: say("The request headers are too long")
        case .unknownMethod: say("Method not supported")
        case .unknownCoding: say("Transfer coding not supported")
        case .overloaded: say("The site is busy")
        case .answerTimeout: say("The page took too long")
        case .version: say("HTTP version not supported")
        }
    }

    private func explanation(_ refusal: Refusal) -> String {
        switch refusal {
        case .malformed:
            paragraph(say("It is not valid HTTP/1.1, or it is ambiguous."), say("Correct it and try again."))
        case .tunnel: paragraph(say("It does not accept CONNECT."), say("Use GET or HEAD."))
        case .requestTimeout: paragraph(say("The end of the request did not arrive in time."), say("Try again."))
        case .longTarget: paragraph(say("No page on this site has an address this long."), say("Check the address."))
        case .expectation: say("The Expect header can only be 100-continue.")
        case .headTooLarge: say("Delete this site’s cookies and try again.")
        case .unknownMethod: say("Use GET or HEAD to read a page, and POST to send a form.")
        case .unknownCoding: say("Send the body without a transfer coding, or in chunks.")
        case .overloaded: paragraph(say("We could not load this page."), say("Try again in a few seconds."))
        case .answerTimeout: paragraph(say("We stopped loading it."), say("Try again in a minute."))
        case .version: say("Use HTTP/1.1.")
        }
    }
}
