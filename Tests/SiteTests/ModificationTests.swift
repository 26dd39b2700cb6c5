import HTTPMessages
import HTTPTypes
import TestSupport
import Testing

@testable import Site

@Suite("Conditional requests (If-Modified-Since, If-Unmodified-Since)")
struct ModificationTests {
    private static let changed = 784_111_777
    private static let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    private static let target = "/holidays/DE.ics"

    private let moment = Moment()

    private func site(_ lastModified: Int?) -> Site {
        let visits = VisitsDouble { _, _, _ in
            .page(
                Rendering(
                    status: .ok, mediaType: "text/calendar", bytes: Array("BEGIN:VCALENDAR".utf8),
                    headers: RepresentationHeaders(lastModified: lastModified)))
        }
        return Site.double(visits, moment.configuration())
    }

    @Test(
        "F3 The date of the last change, in any format of HTTP, gets 304: for GET and HEAD, made and from the page cache",
        arguments: [date, "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994"],
        [HTTPRequest.Method.get, .head])
    func unchanged(date: String, method: HTTPRequest.Method) async throws {
        let site = site(Self.changed)
        let request = Request(method: method, target: Self.target, ifModifiedSince: date)
        let made = await site.respond(to: request)
        let kept = try #require(site.finished(request))
        let whole = await site.get(Self.target)
        #expect(whole.status == .ok && whole.headers[.lastModified] == Self.date)
        for response in [made, kept] {
            #expect(response.status == .notModified && response.bytes.isEmpty)
            #expect(response.headers[.eTag] == whole.headers[.eTag] && response.headers[.eTag] != nil)
            #expect(response.headers[.cacheControl] == whole.headers[.cacheControl])
            #expect(response.headers[.accessControlAllowOrigin] == "*" && response.headers[.contentType] == nil)
        }
    }

    @Test(
        "Any other second, two dates and what is no date get the whole page",
        arguments: [
            "Sun, 06 Nov 1994 08:49:36 GMT", "Sun, 06 Nov 1994 08:49:38 GMT", "Fri, 06 Nov 2026 08:49:37 GMT",
            "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 31 Feb 1994 08:49:37 GMT", "\(date), \(date)", "784111777", "*", "",
            "1994-11-06T08:49:37Z", String(repeating: "9", count: 5000), "Sun, 06 Nov 1994 08:49:37 GMT\u{301}",
        ])
    func other(date: String) async throws {
        let site = site(Self.changed)
        let request = Request(target: Self.target, ifModifiedSince: date)
        #expect(await site.respond(to: request).status == .ok)
        #expect(try #require(site.finished(request)).status == .ok)
    }

    @Test("If-None-Match decides alone, whether it matches or not (RFC 9110, section 13.1.3)")
    func tags() async throws {
        let site = site(Self.changed)
        let tag = try #require(await site.get(Self.target).headers[.eTag])
        let old = "Sun, 06 Nov 1994 08:49:36 GMT"
        for (tag, date, status) in [(tag, old, 304), ("\"x\"", Self.date, 200), ("", Self.date, 200)] {
            let request = Request(target: Self.target, ifNoneMatch: tag, ifModifiedSince: date)
            #expect(await site.respond(to: request).status.code == status, "\(tag) \(date)")
            #expect(site.finished(request)?.status.code == status, "\(tag) \(date)")
        }
    }

    @Test("If-Match precedes the date; the date precedes a range")
    func precedence() async {
        let site = site(Self.changed)
        let changed = Request(target: Self.target, ifMatch: "\"x\"", ifModifiedSince: Self.date)
        #expect(await site.respond(to: changed).status == .preconditionFailed)
        let part = Request(target: Self.target, ifModifiedSince: Self.date, range: "bytes=0-1")
        #expect(await site.respond(to: part).status == .notModified)
    }

    @Test(
        "A page that changed after the date of If-Unmodified-Since gets 412, made and from the page cache",
        arguments: [
            (date, 200), ("Sun, 06 Nov 1994 08:49:38 GMT", 200), ("Sun Nov  6 08:49:37 1994", 200),
            ("Sun, 06 Nov 1994 08:49:36 GMT", 412), ("Sat, 05 Nov 1994 08:49:37 GMT", 412),
            // What is no date is ignored.
            ("Sat, 31 Feb 1990 08:49:37 GMT", 200), ("784111776", 200), ("", 200), ("\(date), \(date)", 200),
        ])
    func unmodified(date: String, status: Int) async {
        let site = site(Self.changed)
        for method in [HTTPRequest.Method.get, .head, .get] {
            let response = await site.respond(
                to: Request(method: method, target: Self.target, ifUnmodifiedSince: date))
            #expect(response.status.code == status, "\(method)")
            #expect(status == 200 || response.headers[.cacheControl] == "no-store")
            #expect(await site.get(Self.target).status == .ok)
        }
    }

    @Test("If-Match precedes If-Unmodified-Since, which precedes If-None-Match and If-Modified-Since (section 13.2.2)")
    func unmodifiedPrecedence() async throws {
        let site = site(Self.changed)
        let tag = try #require(await site.get(Self.target).headers[.eTag])
        let old = "Sun, 06 Nov 1994 08:49:36 GMT"
        let rows: [(Request, Int)] = [
            (Request(target: Self.target, ifMatch: tag, ifUnmodifiedSince: old), 200),
            (Request(target: Self.target, ifMatch: "\"x\"", ifUnmodifiedSince: Self.date), 412),
            (Request(target: Self.target, ifNoneMatch: tag, ifUnmodifiedSince: old), 412),
            (Request(target: Self.target, ifNoneMatch: tag, ifUnmodifiedSince: Self.date), 304),
            (Request(target: Self.target, ifModifiedSince: Self.date, ifUnmodifiedSince: old), 412),
            (Request(target: Self.target, ifModifiedSince: Self.date, ifUnmodifiedSince: Self.date), 304),
        ]
        for (request, status) in rows { #expect(await site.respond(to: request).status.code == status) }
    }

    @Test("A page without a date, and a file, ignore If-Unmodified-Since")
    func unmodifiedUnknown() async {
        let old = "Sun, 06 Nov 1994 08:49:36 GMT"
        #expect(await site(nil).respond(to: Request(target: Self.target, ifUnmodifiedSince: old)).status == .ok)
        let sample = Site.sample()
        for target in ["/holidays/DE/2026", sample.files.assets.styles.description] {
            #expect(await sample.respond(to: Request(target: target, ifUnmodifiedSince: old)).status == .ok)
        }
    }

    @Test(
        "A page that does not say when it changed has no date, and neither has one that claims to change later than now"
    )
    func unknown() async {
        for changed in [nil, moment.now + 1] {
            let site = site(changed)
            #expect(await site.get(Self.target).headers[.lastModified] == nil)
            let request = Request(target: Self.target, ifModifiedSince: Self.date)
            #expect(await site.respond(to: request).status == .ok)
        }
        #expect(await site(moment.now).get(Self.target).headers[.lastModified] != nil)
    }

    @Test("A list for people marks today, so it never says when it changed")
    func people() async {
        let site = Site.sample()
        #expect(await site.get("/holidays/DE/2026").headers[.lastModified] == nil)
        let request = Request(target: "/holidays/DE/2026", ifModifiedSince: Self.date)
        #expect(await site.respond(to: request).status == .ok)
    }
}
