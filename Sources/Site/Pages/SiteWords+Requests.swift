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
                    say("It contains a percent sign without 2 hexadecimal digits after it."),
                    say("To include a percent sign, use %25.")))
        case .notUTF8:
            ErrorText(
                title: invalidAddress,
                explanation: paragraph(say("It contains bytes that are not UTF-8 text."), say("Check the address.")))
        case .controlCharacter:
            ErrorText(
                title: invalidAddress,
                explanation: paragraph(say("It contains a control character."), say("Check the address.")))
        case .tooLong(let limit):
            ErrorText(
                title: say("This address is too long"),
                explanation: paragraph(
                    say("Addresses must be \(limit) bytes or fewer."), say("Shorten the address or your search text.")))
        }
    }

    private var invalidAddress: String { say("This address is not valid") }

    /// - Parameters:
    ///   - method: the method that is not allowed, as it was received.
    ///   - useful: the methods that are.
    ///   - isForm: whether forms may be sent to the page.
    func methodNotAllowed(_ method: String, useful: [String], isForm: Bool) -> ErrorText {
        ErrorText(
            title: isForm ? say("This page does not accept this request") : say("This page is read-only"),
            explanation: paragraph(
                say("It does not accept \(echoed(method))."), say("Use \(anyOf: useful.map { ForeignText($0) }).")))
    }

    var foreignForm: ErrorText {
        ErrorText(
            title: say("This form was not sent from our site"),
            explanation: paragraph(
                say("It came from another site, or your browser does not say where it came from."), nothingChanged,
                say("Open the page on this site and send the form again.")))
    }

    /// - Parameter limit: the size of the longest form, in KB.
    func formTooLong(_ limit: Int) -> ErrorText {
        ErrorText(
            title: say("This form is too long"),
            explanation: paragraph(
                say("Forms must be \(limit) KB or smaller."), nothingChanged, say("Shorten your text and try again.")))
    }

    var notAForm: ErrorText {
        ErrorText(
            title: say("We could not read this form"),
            explanation: paragraph(say("Forms must be sent as \(ForeignText(Form.mediaType))."), nothingChanged))
    }

    var misdirected: ErrorText {
        ErrorText(
            title: say("This address is for another site"),
            explanation: paragraph(
                say("This server does not respond to that host name."), say("Check the address."),
                say("If you run this server, check its public address.")))
    }

    var noHost: ErrorText {
        ErrorText(
            title: say("The request does not name a site"),
            explanation: paragraph(say("It has no Host header."), say("Add one and try again.")))
    }

    var preconditionFailed: ErrorText {
        ErrorText(
            title: say("This page has changed"),
            explanation: paragraph(
                say("Your request was for a version that is not current."), nothingChanged,
                say("Reload the page and try again.")))
    }

    /// - Parameter length: the length of the file, in bytes.
    func rangeNotSatisfiable(length: Int) -> ErrorText {
        ErrorText(
            title: say("This part of the file does not exist"),
            explanation: paragraph(
                say("The file has \(length) bytes."), say("Request a range that starts within them.")))
    }

    var internalError: ErrorText {
        ErrorText(
            title: say("There is a problem with this site"),
            explanation: paragraph(say("We have logged the error."), say("Try again in a few minutes.")))
    }

    var nothingChanged: String { say("Nothing was changed.") }
}

extension Sentence.StringInterpolation {
    /// "GET, HEAD or POST"
    fileprivate mutating func appendInterpolation(anyOf names: [ForeignText]) {
        guard let last = names.last else { return }
        if names.count > 1 {
            appendInterpolation(items: names.dropLast())
            appendLiteral(" or ")
        }
        appendInterpolation(last)
    }
}
