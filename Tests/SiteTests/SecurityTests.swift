import Almanac
import HTML
import HTTPTypes
import Layout
import TestSupport
import Testing
import VIPER

@testable import Site

@Suite("Security headers")
struct SecurityTests {
    private static let fields = [
        "Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy", "Permissions-Policy",
        "Cross-Origin-Opener-Policy", "Cross-Origin-Embedder-Policy", "Cross-Origin-Resource-Policy", "Cache-Control",
    ]
    private static let places = [
        "/", "/holidays", "/holidays/DE", "/holidays/DE/2026", "/holidays/DE/2026/10-03-german-unity-day", "/countries",
        "/countries/results", "/countries/DE", "/countries/close", "/countries?for=start", "/quotes", "/people",
        "/people/marie-curie",
        "/people/marie-curie/portrait", "/light-side", "/dark-side?refresh=1", "/greeting", "/greeting?show=1",
        "/options", "/look.css",
    ]
    private static let statuses: [Status] = [
        .ok, .badRequest, .forbidden, .notFound, .methodNotAllowed(allowed: ["GET"]), .contentTooLarge,
        .unsupportedMediaType, .misdirectedRequest, .unprocessableContent, .internalError, .badGateway,
        .unavailable(retryAfter: nil), .gatewayTimeout,
    ]

    private func expectSecure(_ response: SiteResponse, _ name: String, isSecure: Bool) throws {
        for field in Self.fields {
            #expect(response.headers[try #require(HTTPField.Name(field))] != nil, "\(name): \(field)")
        }
        #expect(
            response.headers[.strictTransportSecurity] == (isSecure ? "max-age=63072000" : nil), "\(name)")
        #expect(response.headers[.contentSecurityPolicy]?.contains("unsafe") == false)
    }

    @Test("Every route with every status has them, with HSTS over TLS only", arguments: places)
    func matrix(target: String) async throws {
        for status in Self.statuses {
            let visits = VisitsDouble { _, _, _ in .page(.text("page", status: status)) }
            let site = Site.double(visits, Moment().configuration())
            for isSecure in [false, true] {
                for _ in 0..<2 {
                    let response = await site.respond(to: SiteRequest(target: target, isSecure: isSecure))
                    #expect(response.status.code == status.code)
                    try expectSecure(response, "\(target) \(status)", isSecure: isSecure)
                    guard status == .ok else { continue }
                    let again = await site.respond(
                        to: SiteRequest(target: target, ifNoneMatch: "*", isSecure: isSecure))
                    #expect(again.status == .notModified)
                    try expectSecure(again, "\(target) 304", isSecure: isSecure)
                }
            }
        }
    }

    @Test("So has what never reaches a module", arguments: [false, true])
    func others(isSecure: Bool) async throws {
        let site = Site.sample()
        let file = site.files.assets.styles.description
        let requests: [(SiteRequest, Int)] = [
            (SiteRequest(target: "/nowhere"), 404), (SiteRequest(target: "/%ff"), 400),
            (SiteRequest(target: "/Holidays"), 404),
            (SiteRequest(target: "/holidays/de/2026"), 301), (SiteRequest(target: "/holidays/DE"), 303),
            (SiteRequest(method: .put, target: "/holidays"), 405), (SiteRequest(method: .options, target: "/"), 204),
            (SiteRequest(method: .options, target: "*"), 204), (SiteRequest(target: "*"), 404),
            (SiteRequest(method: .post, target: "/options"), 403),
            (SiteRequest(method: .post, target: "/options", fetchSite: "same-origin"), 415),
            (SiteRequest(method: .post, target: "/options", body: .tooLong, fetchSite: "same-origin"), 413),
            (SiteRequest(target: file), 200), (SiteRequest(target: file, ifNoneMatch: "*"), 304),
            (SiteRequest(target: file, range: "bytes=0-1"), 206),
            (SiteRequest(target: file, range: "bytes=99999999-"), 416),
            (SiteRequest(method: .delete, target: file), 405),
        ]
        for (request, status) in requests {
            var request = request
            request.isSecure = isSecure
            let response = await site.respond(to: request)
            #expect(response.status.code == status, "\(request.method) \(request.target)")
            try expectSecure(response, "\(request.method) \(request.target)", isSecure: isSecure)
            let hasLength = response.headers[.contentLength] != nil
            #expect(hasLength == (status != 304 && status != 204), "\(status)")
        }
    }

    @Test("A page that is still loading has them")
    func loading() async throws {
        let visits = VisitsDouble { _, _, _ in .loading(Loading(mediaType: MediaType.html, opening: []) { [] }) }
        let site = Site.double(visits, Moment().configuration())
        for target in ["/holidays", "/"] {
            let response = await site.respond(to: SiteRequest(target: target, isSecure: true))
            try expectSecure(response, "loading", isSecure: true)
        }
    }

    @Test("The cookie is for TLS only where there is TLS, by the proxy's word or the public address's")
    func cookie() async throws {
        func cookie(_ configuration: Site.Configuration, isSecure: Bool) async -> String? {
            let visits = VisitsDouble { _, _, _ in
                .answer(Keeping(preferences: Preferences(name: "Ada"), next: .fragment("x")))
            }
            return await Site.double(visits, configuration).respond(
                to: SiteRequest(
                    method: .post, target: "/options", contentType: Form.mediaType, fetchSite: "same-origin",
                    host: "almanac.example", isSecure: isSecure)
            ).headers[.setCookie]
        }
        var configuration = Site.Configuration()
        #expect(await cookie(configuration, isSecure: false)?.hasSuffix("; SameSite=Lax") == true)
        #expect(await cookie(configuration, isSecure: true)?.hasSuffix("; Secure") == true)
        configuration.publicAddress = try PublicAddress("https://almanac.example")
        #expect(await cookie(configuration, isSecure: false)?.hasSuffix("; Secure") == true)
    }
}
