import AlmanacValues
import HTML
import HTTPMessages
import HTTPTypes
import Layout
import Places
import Support
import VIPER

/// The pages for requests that do not reach a module, in the same frame as all other pages.
struct ErrorPages: Sendable {
    let assets: Assets
    /// People get a page, programs the same words as JSON.
    var audience = Audience.people

    /// The pages for whoever sent a request.
    func `for`(_ request: Request) -> ErrorPages { `for`(Audience(request)) }

    func `for`(_ audience: Audience) -> ErrorPages {
        var pages = self
        pages.audience = audience
        return pages
    }

    /// How much of the received text a page repeats, in Unicode scalars: enough to recognise it.
    static let echo = 60

    /// The page for an address that cannot be parsed.
    func response(to problem: AddressProblem) -> Response {
        switch problem {
        case .brokenPercentEncoding:
            invalidAddress(
                "It contains a percent sign without 2 hexadecimal digits after it. To include a percent sign, use %25.")
        case .notUTF8:
            invalidAddress("It contains bytes that are not UTF-8 text. Check the address.")
        case .controlCharacter:
            invalidAddress("It contains a control character. Check the address.")
        case .tooLong(let limit):
            page(
                .uriTooLong,
                Notice(
                    title: "This address is too long",
                    explanation: "Addresses must be \(limit) bytes or fewer. Shorten the address or your search text.",
                    actions: [home]))
        }
    }

    private func invalidAddress(_ explanation: String) -> Response {
        page(.badRequest, Notice(title: "This address is not valid", explanation: explanation, actions: [home]))
    }

    func methodNotAllowed(_ method: HTTPRequest.Method, allowed: [HTTPRequest.Method]) -> Response {
        // OPTIONS is left out: it does not help a visitor who wanted to do something.
        let names = allowed.filter { $0 != .options }.map(\.rawValue)
        let useful = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
        return response(
            .methodNotAllowed(allowed: allowed.map(\.rawValue)),
            Notice(
                title: allowed.contains(.post) ? "This page does not accept this request" : "This page is read-only",
                explanation: "It does not accept \(method.rawValue.shortened(to: Self.echo)). Use \(useful).",
                actions: [home]))
    }

    /// The page for a form that did not come from one of our pages, or whose origin is unknown.
    func foreignForm() -> Response {
        response(
            .forbidden,
            Notice(
                title: "This form was not sent from our site",
                explanation: "It came from another site, or your browser does not say where it came from. Nothing was "
                    + "changed. Open the page on this site and send the form again.",
                actions: [options, home]))
    }

    func formTooLong() -> Response {
        response(
            .contentTooLarge,
            Notice(
                title: "This form is too long",
                explanation: "Forms must be \(Request.longestBody / 1024) KB or smaller. Nothing was changed. "
                    + "Shorten your text and try again.",
                actions: [options, home]))
    }

    func notAForm() -> Response {
        response(
            .unsupportedMediaType,
            Notice(
                title: "We could not read this form",
                explanation: "Forms must be sent as \(Form.mediaType). Nothing was changed.",
                actions: [options, home]))
    }

    /// The page for a request to another host. It does not name that host, which the sender chose.
    func misdirected() -> Response {
        response(
            .misdirectedRequest,
            Notice(
                title: "This address is for another site",
                explanation: "This server does not respond to that host name. Check the address. If you run this "
                    + "server, check its public address.",
                actions: []))
    }

    func noHost() -> Response {
        response(
            .badRequest,
            Notice(
                title: "The request does not name a site",
                explanation: "It has no Host header. Add one and try again.", actions: []))
    }

    /// The page for a request whose `If-Match` names a version that is no longer current (RFC 9110, section 13.1.1).
    func preconditionFailed() -> Response {
        page(
            .preconditionFailed,
            Notice(
                title: "This page has changed",
                explanation: "Your request was for a version that is not current. Nothing was changed. Reload the page "
                    + "and try again.",
                actions: [home]))
    }

    /// The page for a range that begins after the end (RFC 9110, section 15.5.17).
    ///
    /// - Parameter length: the length of the whole, in bytes.
    func rangeNotSatisfiable(length: Int) -> Response {
        page(
            .rangeNotSatisfiable,
            Notice(
                title: "This part of the file does not exist",
                explanation: "The file has \(length) bytes. Request a range that starts within them.",
                actions: [home]),
            headers: [.contentRange: "bytes */\(length)"])
    }

    func internalError() -> Response {
        response(
            .internalError,
            Notice(
                title: "There is a problem with this site",
                explanation: "We have logged the error. Try again in a few minutes.", actions: [home]))
    }

    /// - Parameter faults: the parameters that are wrong, for programs.
    func response(_ status: Status, _ notice: Notice, faults: [ProblemDetails.Fault] = []) -> Response {
        Response(
            Rendering(
                status: status, mediaType: mediaType, bytes: rendered(status.code, status.phrase, notice, faults)),
            audience: audience)
    }

    /// The response for a status that no module uses.
    ///
    /// - Parameter headers: those that belong to the status.
    func page(_ status: HTTPResponse.Status, _ notice: Notice, headers: HTTPFields = [:]) -> Response {
        var headers = headers
        headers[.contentType] = mediaType
        headers[.cacheControl] = CachePolicy.never.header()
        headers.append(audience.fields)
        return Response(
            status: status, headers: headers, body: rendered(status.code, status.reasonPhrase, notice))
    }

    private var mediaType: String {
        switch audience {
        case .people: MediaType.html
        case .programs: ProblemDetails.mediaType
        }
    }

    private func rendered(
        _ code: Int, _ phrase: String, _ notice: Notice, _ faults: [ProblemDetails.Fault] = []
    ) -> [UInt8] {
        if audience == .programs {
            let detail = "\(notice.title). \(notice.explanation)"
            return ProblemDetails(code: code, title: phrase, detail: detail, faults: faults).rendered()
        }
        return page(code, notice)
    }

    private func page(_ code: Int, _ notice: Notice) -> [UInt8] {
        Frame(
            PageHead(title: notice.title, isListed: false), part: nil, assets: assets,
            hasSearch: code != Status.notFound.code
        )
        .rendered(
            around:
                ErrorPage(
                    heading: "Error \(code)", title: notice.title, notice: notice,
                    search: code == Status.notFound.code ? Self.search : nil))
    }

    private static let search = SearchForm.almanac(action: Link(.search(SearchPlace())))

    var home: Notice.Action { .init("Holidays", Link(.holidays(.list(.choose)))) }

    private var options: Notice.Action { .init("Options", Link(.options(.form))) }

    var chooseCountry: Notice.Action {
        .init("Choose Country", Link(.countries(.browse(search: "", .holidays(nil)))))
    }
}

/// The content of an error page.
struct ErrorPage: Sendable {
    /// "Error 404"
    let heading: String
    let title: String
    let notice: Notice
    /// The search, where a page is missing; nil for other errors.
    let search: SearchForm?
}
