import HTML
public import HTTPMessages
import Layout
import Places
import Support
import VIPER

extension Site {
    /// Repeats a visit without the page cache, and records the calls between the parts of its module.
    ///
    /// It runs the site as it is: the same routes, modules, services and error pages.
    public func trace(_ request: Request) async -> VisitTrace {
        let recorder = RecordedVisits(visits)
        var configuration = configuration
        configuration.pageCacheLimit = 0
        configuration.isDevelopment = false
        let site = Site(files: files, visits: recorder, configuration: configuration, logger: logger)
        let response = await site.respond(to: request)
        return VisitTrace(address: request.target.description, response: response, calls: recorder.trace)
    }

    /// The site for one request of a developer: the foot of its page has a link to its trace.
    func linkingTrace(of target: RequestTarget) -> Site {
        var site = self
        site.voice = voice.linking(trace: TraceAddress.link(to: target.description))
        return site
    }

    /// The page with a trace, for developers. The visit is the visitor's own, with the choices in their cookies.
    func tracePage(of address: String, _ request: Request) async -> Response {
        var traced = Request(target: address)
        traced.cookie = request.cookie
        traced.host = request.host
        traced.isSecure = request.isSecure
        let frame = Frame(PageHead(title: errors.words.trace, isListed: false), part: nil, assets: voice.assets)
        let page = TracePage(title: errors.words.trace, trace: await trace(traced).description)
        return Response(
            Rendering(status: .ok, mediaType: MediaType.html, bytes: frame.rendered(around: page)), caching: .personal)
    }
}
