import AlmanacValues
import HTML
import HTTPMessages
import HTTPTypes
import Layout
import Logging
import NIOCore
import Places
import Support
import VIPER

extension Site {
    /// The redirect to a page's only address, from any other spelling of its path or any other set of query items. Nil
    /// if the request has that address already.
    ///
    /// How the characters of the query are encoded does not matter: `+` and `%20` are both valid there. Question marks and
    /// ampersands without an item do.
    ///
    /// The redirect from an address with a query is not cached anywhere. Its author may have put anything into the
    /// query, as this site itself once did with visitors' names.
    func canonicalRedirect(_ request: Request, _ address: Address, _ place: Place) -> Response? {
        let link = Link(place)
        let isPath = request.target.path.elementsEqual(RequestTarget(link.address(in: language.page)).path)
        if isPath, address.query == place.address.query, request.target.isTidy(for: address) { return nil }
        return Response.redirect(
            to: link, in: language.page, status: .movedPermanently, caching: address.query.isEmpty ? .day : .never,
            audience: Audience(place))
    }

    /// The redirect to a file's only address, from any other spelling of its path: a file is in no language. Nil if the
    /// request has that path, with any query.
    func fileRedirect(_ request: Request, _ address: Address, _ audience: Audience) -> Response? {
        let link = Link(segments: address.segments)
        if request.target.path.elementsEqual(link.description.utf8) { return nil }
        return Response.redirect(
            to: link, in: language.page, status: .movedPermanently, caching: address.query.isEmpty ? .day : .never,
            audience: audience)
    }

    /// The redirect from an address whose language has letters of another case, `/DE/holidays`, to the only one; nil for any
    /// other address, and if nothing is there.
    func languageRedirect(_ request: Request, _ address: Address) -> Response? {
        guard request.isReading, let address = address.inLanguageOfAnotherCase, speaks(address.language),
            let place = try? Place(address)
        else { return nil }
        return Response.redirect(
            to: Link(place), in: address.language.page, status: .movedPermanently,
            caching: address.query.isEmpty ? .day : .never, audience: Audience(place))
    }

    /// Answers GET and HEAD. A page that is the same for everybody is made once for all who are waiting for it, without
    /// anybody's preferences, and cached. So is a page that is the same for all who have saved nothing.
    func answer(
        _ request: Request, at place: Place, on executor: (any TaskExecutor)?
    ) async -> Response {
        let visit = Visit(place)
        let caching = caching(of: place)
        if caching.isShared(by: request) {
            return await response(shared(visit, request, on: executor), to: request, by: Visitor(), caching)
        }
        let visitor = cookies(request).visitor
        guard request.mayStream else { return response(await run(visit, by: visitor, at: request.target), to: request) }
        let pending = PendingVisit(on: executor) { await run(visit, by: visitor, at: request.target) }
        return await response(pending, to: request, by: visitor, caching)
    }

    private func shared(
        _ visit: Visit<Place>, _ request: Request, on executor: (any TaskExecutor)?
    ) -> PendingVisit<VisitResult> {
        let revision = configuration.revision()
        let validity = Validity(from: configuration.now(), lifetime: configuration.pageLifetime)
        let key = Flights.Key(target: request.target, revision: revision, validity: validity)
        return flights.visit(key, on: executor) {
            // Check again: the page may have been cached since the first lookup.
            if let page = pages.page(at: request.target, revision: revision, now: configuration.now()) {
                return VisitResult(.page(page))
            }
            pages.countMiss()
            let result = await run(visit, by: Visitor(), at: request.target)
            // A cancelled module may make an incomplete page.
            if case .page(let page) = result.answer, !Task.isCancelled {
                keep(page, at: request.target, revision: revision)
            }
            return result
        }
    }

    /// The response with the visit's answer. A browser that navigates waits as long as patience allows, and then gets the
    /// opening of the page; everybody else gets the whole answer with its own status, however long it takes.
    private func response(
        _ pending: PendingVisit<VisitResult>, to request: Request, by visitor: Visitor, _ caching: CachePolicy
    ) async -> Response {
        if request.mayStream {
            if let result = await pending.value(within: patience) { return response(result, to: request) }
            if let opening = await pending.opening {
                return Response(opening, isPersonal: caching.isPersonal, language: language) {
                    opening.rest(
                        await arrival(of: pending.value()?.outcome, by: visitor),
                        linkText: LayoutWords(language).continueToPage, in: language.page)
                }
            }
        }
        // Nobody receives this response: the visitor has left.
        guard let result = await pending.value() else { return Response(status: .serviceUnavailable) }
        return response(result, to: request)
    }

    /// The outcome that completes a page whose opening was sent. A redirect would come too late, so the page to which it
    /// leads follows the opening.
    private func arrival(of outcome: Outcome<Keeping>?, by visitor: Visitor) async -> Outcome<Keeping>? {
        let link: Link
        switch outcome {
        case .redirect(let next): link = next
        case .answer(let keeping): link = keeping.next
        case .page, nil: return outcome
        }
        guard let address = try? Address(target: link.description), let place = try? Place(address) else {
            return .redirect(link)
        }
        let next = await run(Visit(place), by: visitor, at: RequestTarget(link.description)).outcome
        if case .answer(let keeping) = next { return .redirect(keeping.next) }
        return next ?? .redirect(link)
    }

    /// Caches the page unless it expired while it was being made: a newer one may be cached by then.
    private func keep(_ page: FinishedPage, at target: RequestTarget, revision: UInt64) {
        guard revision == configuration.revision(), page.validity.contains(configuration.now()) else { return }
        pages.insert(page, at: target, revision: revision)
    }

    func answer(form request: Request, at place: Place) async -> Response {
        let origin = RequestOrigin(request: request, publicAddress: configuration.publicAddress)
        let errors = errors.for(request)
        guard origin.isOwn else { return errors.foreignForm() }
        guard case .complete(let bytes) = request.body else { return errors.formTooLong() }
        guard Form.isMediaType(request.contentType) else { return errors.notAForm() }
        let visit = Visit(place, form: Form(urlEncoded: bytes))
        let visitor = cookies(request).visitor
        if let versions = request.ifMatch {
            guard case .page(let page) = await run(Visit(place), by: visitor, at: request.target).answer,
                page.matches(versions)
            else { return errors.preconditionFailed() }
        }
        return response(await run(visit, by: visitor, at: request.target), to: request)
    }

    private func run(_ visit: Visit<Place>, by visitor: Visitor, at target: RequestTarget) async -> VisitResult {
        let validity = Validity(from: configuration.now(), lifetime: configuration.pageLifetime)
        do {
            let start = ContinuousClock.now
            let outcome = try await visits.run(visit, by: visitor)
            configuration.times.add(start.duration(to: .now), to: visit.place.sectionName)
            return VisitResult(answer(outcome, to: visit, at: target, validity), outcome)
        } catch {
            logger.error("A page failed", metadata: ["error": "\(type(of: error))"])
            return VisitResult(.failed)
        }
    }

    private func answer(
        _ outcome: Outcome<Keeping>, to visit: Visit<Place>, at target: RequestTarget, _ validity: Validity
    ) -> VisitResult.Answer {
        // The response to a form is for its sender only.
        let caching = visit.form == nil ? caching(of: visit.place) : .personal
        let audience = Audience(visit.place)
        return switch outcome {
        case .page(let rendering) where rendering.status == .ok:
            .page(
                FinishedPage(
                    rendering, at: configuration.now(), audience: audience, caching: caching, validity: validity,
                    language: visit.place.hasLanguages ? language : nil,
                    isUnlisted: configuration.hidesOwnCalendars && target.namesOwnCalendar,
                    mayCompress: Self.mayCompress(visit, caching, target)))
        case .page(let rendering):
            .response(
                Response(
                    rendering, caching: caching.isPersonal ? .personal : .never, audience: audience,
                    language: visit.place.hasLanguages ? language : nil))
        case .redirect(let link):
            .response(
                Response.redirect(
                    to: link, in: language.page, status: .seeOther, caching: .never, audience: audience))
        case .answer(let keeping): .keeping(keeping)
        }
    }

    /// Whether the page may be compressed. It may not if it holds both the visitor's own data and text from its
    /// address, which somebody else may have chosen: the compressed length would reveal how much the two have in common
    /// (BREACH, 2013). No other page holds a secret.
    private static func mayCompress(_ visit: Visit<Place>, _ caching: CachePolicy, _ target: RequestTarget) -> Bool {
        !caching.isPersonal || (visit.form == nil && !target.hasQuery)
    }

    private func response(_ result: VisitResult, to request: Request) -> Response {
        switch result.answer {
        case .page(let page): response(page, to: request)
        case .response(let response): response
        case .failed: errors.for(request).internalError()
        case .keeping(let keeping): keep(keeping, request)
        }
    }

    /// Sets cookies only in response to a form. A visit that reads is redirected without them, because browsers
    /// prefetch addresses and other sites link to them.
    private func keep(_ keeping: Keeping, _ request: Request) -> Response {
        let cookies =
            request.isReading
            ? []
            : cookies(request).settings(
                keeping: keeping.preferences, draft: keeping.draft, language: keeping.language)
        return Response.redirect(
            to: keeping.next, in: (keeping.language ?? language).page, status: .seeOther, caching: .personal,
            cookies: cookies)
    }

    func cookies(_ request: Request) -> VisitorCookies {
        VisitorCookies(header: request.cookie, isSecure: isSecure(request))
    }

    /// An operator who sets an https address has a proxy that terminates TLS, so every request counts as secure.
    private func isSecure(_ request: Request) -> Bool {
        request.isSecure || configuration.publicAddress?.isSecure == true
    }
}

extension RequestTarget {
    /// Whether the query has no separators but those that its items need.
    fileprivate func isTidy(for address: Address) -> Bool {
        let ampersands = utf8[path.endIndex...].count { $0 == UInt8(ascii: "&") }
        return hasQuery != address.query.isEmpty && ampersands == max(0, address.query.count - 1)
    }
}
