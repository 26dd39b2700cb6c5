import HTTPMessages
import Layout

extension SiteWords {
    /// Why the server itself rejects a request.
    func text(of refusal: Refusal) -> ErrorText { ErrorText(title: title(refusal), explanation: explanation(refusal)) }

    private func title(_ refusal: Refusal) -> String {
        switch refusal {
        case .malformed: weCannotReadThisRequest
        case .tunnel: thisServerIsNotAProxy
        case .requestTimeout: theRequestTookToo
        case .longTarget: thisAddressIsToo
        case .expectation: weCannotMeetThisExpectation
        case .headTooLarge: theRequestHeadersAreToo
        case .unknownMethod: methodNotSupported
        case .unknownCoding: transferCodingNotSupported
        case .overloaded: theSiteIsBusy
        case .answerTimeout: thePageTookToo
        case .version: httpVersionNotSupported
        }
    }

    private func explanation(_ refusal: Refusal) -> String {
        switch refusal {
        case .malformed: paragraph(itIsNotValid, correctItAndTry)
        case .tunnel: paragraph(itDoesNotAccept, useGETOrHEAD)
        case .requestTimeout: paragraph(theEndOfTheRequest, tryAgain)
        case .longTarget: paragraph(noPageOnThisSite, checkTheAddress)
        case .expectation: theExpectHeaderCanOnlyBe100
        case .headTooLarge: deleteThisSitesCookies
        case .unknownMethod: useGETOrHEADToRead
        case .unknownCoding: sendTheBodyWithout
        case .overloaded: paragraph(weCouldNotLoad, tryAgainInA)
        case .answerTimeout: paragraph(weStoppedLoadingIt, tryAgainInAMinute)
        case .version: useHTTP11
        }
    }
}
