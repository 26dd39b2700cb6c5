import AlmanacValues
import HTTPMessages
import Layout
import Places
import VIPER

/// What is wrong with a request that does not reach a module.
extension SiteWords {
    func text(of problem: AddressProblem) -> ErrorText {
        switch problem {
        case .brokenPercentEncoding:
            ErrorText(
                title: invalidAddress,
                explanation: paragraph(
                    itContainsAPercent,
                    toIncludeAPercent))
        case .notUTF8:
            ErrorText(
                title: invalidAddress,
                explanation: paragraph(itContainsBytesThatAreNotUTF, checkTheAddress))
        case .controlCharacter:
            ErrorText(
                title: invalidAddress,
                explanation: paragraph(itContainsAControl, checkTheAddress))
        case .tooLong(let limit):
            ErrorText(
                title: thisAddressIsToo,
                explanation: paragraph(
                    addressesMustBeBytes(limit: limit), shortenTheAddressOrYourSearch))
        }
    }

    /// - Parameters:
    ///   - method: the method that is not allowed, as it was received.
    ///   - useful: the methods that are.
    ///   - isForm: whether forms may be sent to the page.
    func methodNotAllowed(_ method: String, useful: [String], isForm: Bool) -> ErrorText {
        ErrorText(
            title: isForm ? thisPageDoesNotAccept : thisPageIsRead,
            explanation: paragraph(
                itDoesNotAccept(method: echoed(method)), use(methods: useful.map { ForeignText($0) })))
    }

    var foreignForm: ErrorText {
        ErrorText(
            title: thisFormWasNotSent,
            explanation: paragraph(
                itCameFromAnother, nothingChanged,
                openThePageOnThisSite))
    }

    /// - Parameter limit: the size of the longest form, in KB.
    func formTooLong(_ limit: Int) -> ErrorText {
        ErrorText(
            title: thisFormIsToo,
            explanation: paragraph(
                formsMustBeKB(limit: limit), nothingChanged, shortenYourTextAndTry))
    }

    var notAForm: ErrorText {
        ErrorText(
            title: weCouldNotRead,
            explanation: paragraph(formsMustBeSent(mediaType: ForeignText(Form.mediaType)), nothingChanged))
    }

    var misdirected: ErrorText {
        ErrorText(
            title: thisAddressIsForAnother,
            explanation: paragraph(
                thisServerDoesNotRespond, checkTheAddress,
                ifYouRunThisServer))
    }

    var noHost: ErrorText {
        ErrorText(
            title: theRequestDoesNotName,
            explanation: paragraph(itHasNoHost, addOneAndTry))
    }

    var preconditionFailed: ErrorText {
        ErrorText(
            title: thisPageHasChanged,
            explanation: paragraph(
                yourRequestWasForAVersion, nothingChanged,
                reloadThePageAndTry))
    }

    /// - Parameter length: the length of the file, in bytes.
    func rangeNotSatisfiable(length: Int) -> ErrorText {
        ErrorText(
            title: thisPartOfTheFile,
            explanation: paragraph(
                theFileHasBytes(length: length), requestARangeThatStarts))
    }

    var internalError: ErrorText {
        ErrorText(
            title: thereIsAProblem,
            explanation: paragraph(weHaveLoggedTheError, tryAgainInAFew))
    }
}
