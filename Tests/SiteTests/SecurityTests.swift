import HTTPMessages
import HTTPTypes
import TestSupport
import Testing

@testable import Site

@Suite("Security headers")
struct SecurityTests {
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

    @Test("The headers of every response forbid all that the pages do not use, with HSTS over TLS only")
    func common() throws {
        for isSecure in [false, true] {
            let fields = Site.sample().commonFields(isSecure: isSecure)
            for (name, value) in [
                ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "strict-origin"),
                ("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
                ("Cross-Origin-Opener-Policy", "same-origin"), ("Cross-Origin-Embedder-Policy", "require-corp"),
                ("Cross-Origin-Resource-Policy", "same-origin"),
            ] {
                #expect(fields[try #require(HTTPField.Name(name))] == value, "\(name)")
            }
            let policy = try #require(fields[.contentSecurityPolicy])
            #expect(
                policy.split(separator: "; ").sorted() == [
                    "base-uri 'none'", "connect-src 'self'", "default-src 'none'", "form-action 'self'",
                    "frame-ancestors 'none'", "img-src 'self'", "script-src 'self'", "style-src 'self'",
                ])
            #expect(fields[.strictTransportSecurity] == (isSecure ? "max-age=63072000" : nil))
        }
    }

    @Test("V4 Keys for purging are in one field of every response, and only if there are any")
    func surrogateKeys() throws {
        let name = try #require(HTTPField.Name("Surrogate-Key"))
        var configuration = Moment().configuration()
        #expect(Site.sample(configuration: configuration).commonFields(isSecure: true)[name] == nil)
        configuration.surrogateKeys = ["version-1", "data-2"]
        let fields = Site.sample(configuration: configuration).commonFields(isSecure: true)
        #expect(fields[name] == "version-1 data-2")
        #expect(fields[.contentSecurityPolicy] != nil)
    }

    /// The server adds the common headers to every response, so no response may have one of them, or there would be two.
    private func expectAddable(_ response: Response, _ name: String) {
        #expect(response.headers[.cacheControl] != nil, "\(name)")
        for field in Site.sample().commonFields(isSecure: true) {
            #expect(response.headers[field.name] == nil, "\(name): \(field.name)")
        }
    }

    @Test("Every route with every status says how it may be cached, and repeats no common header", arguments: places)
    func matrix(target: String) async throws {
        for status in Self.statuses {
            let visits = VisitsDouble { _, _, _ in .page(.text("page", status: status)) }
            let site = Site.double(visits, Moment().configuration())
            for isSecure in [false, true] {
                for _ in 0..<2 {
                    let response = await site.respond(to: Request(target: target, isSecure: isSecure))
                    #expect(response.status.code == status.code)
                    expectAddable(response, "\(target) \(status)")
                    guard status == .ok else { continue }
                    let again = await site.respond(to: Request(target: target, ifNoneMatch: "*", isSecure: isSecure))
                    #expect(again.status == .notModified)
                    expectAddable(again, "\(target) 304")
                }
            }
        }
    }

    @Test("So does what never reaches a module", arguments: [false, true])
    func others(isSecure: Bool) async throws {
        let site = Site.sample()
        let file = site.files.assets.styles.description
        let requests: [(Request, Int)] = [
            (Request(target: "/nowhere"), 404), (Request(target: "/%ff"), 400),
            (Request(target: "/Holidays"), 301),
            (Request(target: "/holidays/de/2026"), 301), (Request(target: "/holidays/DE"), 303),
            (Request(method: .put, target: "/holidays"), 405), (Request(method: .options, target: "/"), 204),
            (Request(method: .options, target: "*"), 204), (Request(target: "*"), 404),
            (Request(method: .post, target: "/options"), 403),
            (Request(method: .post, target: "/options", fetchSite: "same-origin"), 415),
            (Request(method: .post, target: "/options", body: .tooLong, fetchSite: "same-origin"), 413),
            (Request(target: file), 200), (Request(target: file, ifNoneMatch: "*"), 304),
            (Request(target: file, range: "bytes=0-1"), 206),
            (Request(target: file, range: "bytes=99999999-"), 416),
            (Request(method: .delete, target: file), 405),
        ]
        for (request, status) in requests {
            var request = request
            request.isSecure = isSecure
            let response = await site.respond(to: request)
            #expect(response.status.code == status, "\(request.method) \(request.target)")
            expectAddable(response, "\(request.method) \(request.target)")
            let hasLength = response.headers[.contentLength] != nil
            #expect(hasLength == (status != 304 && status != 204), "\(status)")
        }
    }

    @Test("So does a page that is still loading")
    func loading() async throws {
        let visits = VisitsDouble { _, _, _ in
            LoadingStage.current?.offer { .sample() }
            try? await Task.sleep(for: .seconds(600))
            return .page(.marked("late"))
        }
        let site = Site.double(visits, Moment().configuration(), patience: .zero)
        for target in ["/holidays", "/"] {
            let response = await site.respond(to: Request(target: target, isSecure: true, isNavigation: true))
            #expect(response.rest != nil)
            expectAddable(response, "loading")
        }
    }

    @Test("The cookie is for TLS only where there is TLS, by the proxy's word or the public address's")
    func cookie() async throws {
        func cookie(_ configuration: Site.Configuration, isSecure: Bool) async -> String? {
            let visits = VisitsDouble { _, _, _ in
                .answer(Keeping(preferences: Preferences(name: "Ada"), next: .fragment("x")))
            }
            return await Site.double(visits, configuration).respond(
                to: Request(
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
