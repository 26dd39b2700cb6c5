import HTML
import HTTPMessages
import HTTPTypes
import NIOCore
import Support
import VIPER

extension Site {
    /// The response with a page or file: all of it, a part of it, 304, or an error.
    func response(_ page: FinishedPage, to request: Request) -> Response {
        let now = configuration.now()
        // RFC 9110, section 13.2.2: `If-Match` precedes all other conditions, then comes `If-Unmodified-Since`.
        let isWanted =
            request.ifMatch.map(page.matches)
            ?? request.ifUnmodifiedSince.map { !page.isModified(since: $0, now) } ?? true
        guard isWanted else { return errors.for(request).preconditionFailed() }
        let whole = response(whole: page, to: request, at: now)
        guard whole.status == .ok else { return whole }
        return switch page.portion(request, at: now) {
        case .whole: whole
        case .part(let part): part
        case .beyondEnd(let length): errors.for(request).rangeNotSatisfiable(length: length)
        }
    }

    /// The response with all of a page, or 304. If the page is cached, a compressed form that is made here counts
    /// towards its size.
    func response(whole page: FinishedPage, to request: Request, at now: Int) -> Response {
        page.response(to: request, at: now) { pages.grow(page, at: request.target, to: $0) }
    }
}
