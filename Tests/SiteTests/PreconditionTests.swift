import HTTPMessages
import HTTPTypes
import TestSupport
import Testing

@testable import Site

@Suite("Conditional requests (If-Match)")
struct PreconditionTests {
    private let site = Site.sample()

    private func get(_ target: String, _ change: (inout Request) -> Void) async -> Response {
        var request = Request(target: target)
        change(&request)
        return await site.respond(to: request)
    }

    @Test("The current version is served, any other gets 412 and a page that is not cached")
    func pages() async throws {
        for target in ["/holidays/DE/2026", "/", site.files.assets.styles.description] {
            let tag = try #require(await get(target) { _ in }.headers[.eTag])
            let zipTag = try #require(await get(target) { $0.acceptEncoding = "gzip" }.headers[.eTag])
            let brotliTag = try #require(await get(target) { $0.acceptEncoding = "br" }.headers[.eTag])
            for value in [tag, zipTag, brotliTag, "*", "\"x\", \(tag)"] {
                #expect(await get(target) { $0.ifMatch = HeaderValue(value) }.status == .ok, "\(target) \(value)")
            }
            // Weak tags never match here (RFC 9110, section 8.8.3.2).
            for value in ["\"x\"", "W/\(tag)", "", "nonsense", "\"x\", W/\(tag)"] {
                let response = await get(target) { $0.ifMatch = HeaderValue(value) }
                #expect(response.status == .preconditionFailed, "\(target) \(value)")
                #expect(response.text.contains("<h1") && response.headers[.eTag] == nil)
                #expect(response.headers[.cacheControl] == "no-store")
            }
        }
    }

    @Test("If-Match precedes If-None-Match and Range, and applies only to 200 responses")
    func precedence() async throws {
        let target = site.files.assets.styles.description
        let tag = try #require(await get(target) { _ in }.headers[.eTag])
        let failed = await get(target) {
            $0.ifMatch = "\"x\""
            $0.ifNoneMatch = HeaderValue(tag)
            $0.range = "bytes=0-1"
        }
        #expect(failed.status == .preconditionFailed)
        let unchanged = await get(target) {
            $0.ifMatch = HeaderValue(tag)
            $0.ifNoneMatch = HeaderValue(tag)
        }
        #expect(unchanged.status == .notModified)
        let part = await get(target) {
            $0.ifMatch = HeaderValue(tag)
            $0.range = "bytes=0-1"
        }
        #expect(part.status == .partialContent)
        for (target, status) in [("/nowhere", 404), ("/holidays/de/2026", 301), ("/holidays/DE", 303)] {
            #expect(await get(target) { $0.ifMatch = "\"x\"" }.status.code == status)
        }
    }

    @Test("A form with another version's tag changes nothing")
    func forms() async throws {
        let tag = try #require(await get("/options") { _ in }.headers[.eTag])
        func send(_ ifMatch: String?) async -> Response {
            await site.respond(
                to: Request(
                    method: .post, target: "/options", ifMatch: ifMatch, contentType: Form.mediaType,
                    body: .complete(Array("name=Ada&country=GB&look=dark&action=save".utf8)),
                    fetchSite: "same-origin"))
        }
        for value in [nil, tag, "*"] { #expect(await send(value).headers[.setCookie] != nil, "\(value ?? "none")") }
        for value in ["\"x\"", "W/\(tag)"] {
            let response = await send(value)
            #expect(response.status == .preconditionFailed && response.headers[.setCookie] == nil, "\(value)")
        }
    }

    @Test("A request with a condition on the version gets the whole page, which has one")
    func loading() async {
        let gate = Gate()
        let visits = VisitsDouble { _, _, _ in
            LoadingStage.current?.offer { .sample() }
            await gate.pass()
            return .page(.marked("late"))
        }
        let site = Site.double(visits, Moment().configuration { $0.pageCacheLimit = 0 }, patience: .zero)
        let streamed = await site.respond(to: Request(target: "/holidays", isNavigation: true))
        #expect(streamed.status == .ok && streamed.rest != nil)
        await gate.open()
        for (value, status) in [("*", 200), ("\"x\"", 412)] {
            let response = await site.respond(to: Request(target: "/holidays", ifMatch: value, isNavigation: true))
            #expect(response.status.code == status && response.rest == nil, "\(value)")
        }
        let dated = Request(
            target: "/holidays", ifUnmodifiedSince: "Sun, 06 Nov 1994 08:49:37 GMT", isNavigation: true)
        #expect(await site.respond(to: dated).rest == nil)
    }
}
