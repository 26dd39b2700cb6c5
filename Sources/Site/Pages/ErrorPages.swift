import Almanac
import HTML
import HTTPTypes
import Layout
import Support
import VIPER

/// The pages for requests that do not reach a module, in the same frame as all other pages.
struct ErrorPages: Sendable {
    let assets: Assets

    /// How much of the received text a page repeats, in Unicode scalars: enough to recognise it.
    private static let echo = 60

    /// The page for an address that cannot be parsed.
    func response(to problem: AddressProblem) -> SiteResponse {
        let status: HTTPResponse.Status
        let explanation: String
        switch problem {
        case .brokenPercentEncoding:
            status = .badRequest
            explanation =
                "It has a percent sign that is not followed by two hexadecimal digits. Write %25 for the sign itself."
        case .notUTF8:
            status = .badRequest
            explanation = "It has bytes that are not UTF-8 text."
        case .controlCharacter:
            status = .badRequest
            explanation = "It contains a control character, which no address of ours has."
        case .tooLong(let limit):
            status = .uriTooLong
            explanation = "It is longer than \(limit) bytes. Shorten what you sent."
        }
        return page(
            status, Notice(title: "We cannot read this address", explanation: explanation, actions: [home]))
    }

    /// The page for an address without a place.
    func response(to problem: PlaceProblem, at address: Address) -> SiteResponse {
        switch problem {
        case .unknown:
            response(
                .notFound,
                Notice(
                    title: "There is no such page",
                    explanation: "The address may be mistyped, or the page may have moved.",
                    actions: [home, chooseCountry]))
        case .unknownYear(let text, let country):
            response(
                .notFound,
                Notice(
                    title: "“\(Phrases.isolated(text.shortened(to: Self.echo)))” is not a year",
                    explanation: "Years have four digits, such as 2026.",
                    actions: [.init("This year’s holidays of \(country)", Link(.holidays(.list(.country(country)))))]))
        case .unknownDay(let text, let country, let year):
            response(
                .notFound,
                Notice(
                    title: "There is no holiday “\(Phrases.isolated(text.shortened(to: Self.echo)))”",
                    explanation: "The list of the year has all of them.",
                    actions: [
                        .init(
                            "All holidays of \(country) in \(year)",
                            Link(.holidays(.list(.year(HolidayYear(country, year))))))
                    ]))
        case .badValue(let name, let value):
            response(
                .badRequest,
                Notice(
                    title: "We do not know this \(name)",
                    explanation: "“\(Phrases.isolated(value.shortened(to: Self.echo)))” is not a value that “\(name)” "
                        + "can have here.",
                    actions: [
                        .init("The page without “\(name)”", Link(segments: address.segments)), home,
                    ]))
        }
    }

    func methodNotAllowed(_ method: HTTPRequest.Method, allowed: [HTTPRequest.Method]) -> SiteResponse {
        // OPTIONS is left out: it does not help a visitor who wanted to do something.
        let names = allowed.filter { $0 != .options }.map(\.rawValue)
        let useful = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
        return response(
            .methodNotAllowed(allowed: allowed.map(\.rawValue)),
            Notice(
                title: allowed.contains(.post) ? "This page does nothing of that kind" : "This page can only be read",
                explanation: "The method \(method.rawValue.shortened(to: Self.echo)) does nothing here. Use \(useful).",
                actions: [home]))
    }

    /// The page for a form that did not come from one of our pages, or whose origin is unknown.
    func foreignForm() -> SiteResponse {
        response(
            .forbidden,
            Notice(
                title: "This did not come from a page of ours",
                explanation: "What was sent here came from another site, or your browser does not say from where. "
                    + "Nothing was changed. Please open the page here and send it again.",
                actions: [options, home]))
    }

    func formTooLong() -> SiteResponse {
        response(
            .contentTooLarge,
            Notice(
                title: "This is more than we can take",
                explanation: "What was sent is longer than \(SiteRequest.longestBody / 1024) KB. Nothing was changed.",
                actions: [options, home]))
    }

    func notAForm() -> SiteResponse {
        response(
            .unsupportedMediaType,
            Notice(
                title: "We cannot read what was sent",
                explanation: "Only forms are read here, sent as \(Form.mediaType). Nothing was changed.",
                actions: [options, home]))
    }

    /// The page for a request to another host. It does not name that host, which the sender chose.
    func misdirected() -> SiteResponse {
        response(
            .misdirectedRequest,
            Notice(
                title: "This is another site's address",
                explanation: "The server that was asked does not answer for that host. If you run it, its public "
                    + "address is set to another one.",
                actions: []))
    }

    func noHost() -> SiteResponse {
        response(
            .badRequest,
            Notice(
                title: "The request does not say which site it is for",
                explanation: "It has no Host header.", actions: []))
    }

    /// The page for a request whose `If-Match` names a version that is no longer current (RFC 9110, section 13.1.1).
    func preconditionFailed() -> SiteResponse {
        page(
            .preconditionFailed,
            Notice(
                title: "This page has changed",
                explanation: "The request was for a version that is not the current one. Nothing was changed.",
                actions: [home]))
    }

    /// The page for a range that begins after the end (RFC 9110, section 15.5.17).
    ///
    /// - Parameter length: the length of the whole, in bytes.
    func rangeNotSatisfiable(length: Int) -> SiteResponse {
        var response = page(
            .rangeNotSatisfiable,
            Notice(
                title: "There is no such part",
                explanation: "The file has \(length) bytes, and the part that was asked for begins after them.",
                actions: [home]))
        response.headers[.contentRange] = "bytes */\(length)"
        return response
    }

    func internalError() -> SiteResponse {
        response(
            .internalError,
            Notice(
                title: "Something went wrong on our side",
                explanation: "It has been noted. Please try again in a moment.", actions: [home]))
    }

    private func response(_ status: Status, _ notice: Notice) -> SiteResponse {
        Site.response(
            Rendering(status: status, mediaType: MediaType.html, bytes: rendered(status.code, notice)))
    }

    /// The response for a status that no module uses.
    func page(_ status: HTTPResponse.Status, _ notice: Notice) -> SiteResponse {
        var headers = Headers.security
        headers[.contentType] = MediaType.html
        headers[.cacheControl] = CachePolicy.never.header()
        return SiteResponse(status: status, headers: headers, body: rendered(status.code, notice))
    }

    private func rendered(_ code: Int, _ notice: Notice) -> [UInt8] {
        ErrorPage(
            frame: Frame(title: notice.title, isListed: false, part: nil, assets: assets),
            heading: "Error \(code)", title: notice.title, notice: notice
        ).rendered()
    }

    private var home: Notice.Action { .init("Holidays", Link(.holidays(.list(.choose)))) }

    private var options: Notice.Action { .init("Options", Link(.options(.form))) }

    private var chooseCountry: Notice.Action {
        .init("Choose Country", Link(.countries(.browse(search: "", .holidays(nil)))))
    }
}

/// The content of an error page.
struct ErrorPage: Sendable {
    let frame: Frame
    /// "Error 404"
    let heading: String
    let title: String
    let notice: Notice
}
