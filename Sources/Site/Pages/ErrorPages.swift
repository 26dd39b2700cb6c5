import AlmanacValues
import HTML
import HTTPMessages
import HTTPTypes
import Layout
import Places
import VIPER

/// The pages for requests that do not reach a module, in the same frame as all other pages.
struct ErrorPages: Sendable {
    let assets: Assets
    let words: SiteWords
    /// People get a page, programs the same words as JSON.
    var audience = Audience.people

    /// The pages in the language of the assets.
    init(assets: Assets) {
        self.assets = assets
        words = SiteWords(assets.language)
    }

    /// The pages for the audience of a request.
    func `for`(_ request: Request) -> ErrorPages { `for`(Audience(request)) }

    func `for`(_ audience: Audience) -> ErrorPages {
        var pages = self
        pages.audience = audience
        return pages
    }

    /// The page for an address that cannot be parsed.
    func response(to problem: AddressProblem) -> Response {
        let status: HTTPResponse.Status =
            switch problem {
            case .brokenPercentEncoding, .notUTF8, .controlCharacter: .badRequest
            case .tooLong: .uriTooLong
            }
        return page(status, words.text(of: problem), [home])
    }

    func methodNotAllowed(_ method: HTTPRequest.Method, allowed: [HTTPRequest.Method]) -> Response {
        // OPTIONS is left out: it does not help a visitor who wanted to do something.
        let useful = allowed.filter { $0 != .options }.map(\.rawValue)
        return response(
            .methodNotAllowed(allowed: allowed.map(\.rawValue)),
            words.methodNotAllowed(method.rawValue, useful: useful, isForm: allowed.contains(.post)), [home])
    }

    /// The page for a form that did not come from one of our pages, or whose origin is unknown.
    func foreignForm() -> Response { response(.forbidden, words.foreignForm, [options, home]) }

    func formTooLong() -> Response {
        response(.contentTooLarge, words.formTooLong(Request.longestBody / 1024), [options, home])
    }

    func notAForm() -> Response { response(.unsupportedMediaType, words.notAForm, [options, home]) }

    /// The page for a request to another host. It does not name that host, which the sender chose.
    func misdirected() -> Response { response(.misdirectedRequest, words.misdirected) }

    func noHost() -> Response { response(.badRequest, words.noHost) }

    /// The page for a request whose `If-Match` names a version that is no longer current (RFC 9110, section 13.1.1).
    func preconditionFailed() -> Response { page(.preconditionFailed, words.preconditionFailed, [home]) }

    /// The page for a range that begins after the end (RFC 9110, section 15.5.17).
    ///
    /// - Parameter length: the length of the whole, in bytes.
    func rangeNotSatisfiable(length: Int) -> Response {
        page(
            .rangeNotSatisfiable, words.rangeNotSatisfiable(length: length), [home],
            headers: [.contentRange: "bytes */\(length)"])
    }

    func internalError() -> Response { response(.internalError, words.internalError, [home]) }

    /// - Parameters:
    ///   - actions: what a visitor can do, most useful first.
    ///   - parameter: the one that is wrong, for programs; nil if none is.
    func response(_ status: Status, _ text: ErrorText, _ actions: [Notice.Action] = [], parameter: String? = nil)
        -> Response
    {
        let faults = parameter.flatMap { name in text.fault.map { [ProblemDetails.Fault(name, $0)] } } ?? []
        let bytes = rendered(status.code, status.phrase, text, actions, faults)
        return Response(
            Rendering(status: status, mediaType: mediaType, bytes: bytes), audience: audience, language: assets.language
        )
    }

    /// The response for a status that no module uses.
    ///
    /// - Parameter headers: those that belong to the status.
    func page(
        _ status: HTTPResponse.Status, _ text: ErrorText, _ actions: [Notice.Action] = [], headers: HTTPFields = [:]
    ) -> Response {
        var headers = headers
        headers[.contentType] = mediaType
        headers[.contentLanguage] = assets.language.facts.tag
        headers[.cacheControl] = CachePolicy.never.header()
        headers.append(audience.fields)
        return Response(
            status: status, headers: headers, body: rendered(status.code, status.reasonPhrase, text, actions))
    }

    private var mediaType: String {
        switch audience {
        case .people: MediaType.html
        case .programs: ProblemDetails.mediaType
        }
    }

    private func rendered(
        _ code: Int, _ phrase: String, _ text: ErrorText, _ actions: [Notice.Action],
        _ faults: [ProblemDetails.Fault] = []
    ) -> [UInt8] {
        if audience == .programs {
            let detail = words.detail(text.title, text.explanation)
            return ProblemDetails(code: code, title: phrase, detail: detail, faults: faults).rendered()
        }
        let notice = Notice(title: text.title, explanation: text.explanation, actions: actions)
        let isMissing = code == Status.notFound.code
        return Frame(PageHead(title: text.title, isListed: false), part: nil, assets: assets, hasSearch: !isMissing)
            .rendered(
                around: ErrorPage(
                    heading: words.heading(code), title: text.title, notice: notice,
                    search: isMissing ? search : nil))
    }

    var home: Notice.Action { .init(words.holidays, Link(.holidays(.list(.choose)))) }

    private var options: Notice.Action { .init(words.options, Link(.options(.form))) }

    private var search: SearchForm { .almanac(action: Link(.search(SearchPlace())), words: words) }

    var chooseCountry: Notice.Action {
        .init(words.chooseCountry, Link(.countries(.browse(search: "", .holidays(nil)))))
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
