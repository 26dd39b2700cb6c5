import HTTPMessages
import HTTPTypes
import NIOCore
import TestSupport
import Testing

@testable import Site

@Suite("Page cache")
struct PageCacheTests {
    private let moment = Moment()

    @Test("A page is made once, and then found without waiting")
    func hit() async throws {
        let visits = VisitsDouble()
        let site = Site.double(visits, moment.configuration())
        let request = Request(target: "/people")
        #expect(site.finished(request) == nil)
        _ = await site.respond(to: request)
        let first = try #require(site.finished(request))
        let second = try #require(site.finished(request))
        #expect(first === second, "the very same response, head and all")
        #expect(visits.count == 1)
        #expect(site.pageCacheStatistics.misses == 1 && site.pageCacheStatistics.hits == 2)
    }

    @Test("A cached page equals the original: same status, fields and body")
    func equal() async throws {
        let site = Site.double(VisitsDouble(length: 5000), moment.configuration())
        for coding in [nil, "gzip", "br"] {
            for isSecure in [false, true] {
                var request = Request(target: "/people", acceptEncoding: coding, isSecure: isSecure)
                let made = await Site.double(VisitsDouble(length: 5000), moment.configuration()).respond(to: request)
                _ = await site.respond(to: request)
                let found = try #require(site.finished(request))
                #expect(found.status == made.status && found.headers == made.headers && found.body == made.body)
                request.ifNoneMatch = made.headers[.eTag].map { HeaderValue($0) }
                #expect(site.finished(request)?.status == .notModified)
            }
        }
    }

    @Test("A page that takes more than an eighth of the cache is not kept, and the older one is removed")
    func eighth() {
        let page = FinishedPage.sample(length: 100)
        let target = RequestTarget("/people")
        let cost = page.size + target.utf8.count
        for (limit, isKept) in [(8 * cost, true), (8 * cost - 1, false)] {
            let pages = PageCache(limit: limit)
            pages.insert(page, at: target, revision: 0)
            #expect((pages.page(at: target, revision: 0, now: 0) != nil) == isKept)
            let long = FinishedPage(
                body: ByteBuffer(repeating: 0x61, count: limit), mediaType: MediaType.html, caching: .page,
                validity: .always, mayCompress: false)
            pages.insert(long, at: target, revision: 0)
            #expect(pages.page(at: target, revision: 0, now: 0) == nil && pages.statistics.bytes == 0)
        }
    }

    @Test("The compressed forms that a page gets while it is cached count, each once")
    func forms() async throws {
        let site = Site.double(VisitsDouble(length: 10_000), moment.configuration())
        var bytes: [Int] = []
        for coding in [nil, "gzip", "br", "gzip", "br", nil] {
            _ = await site.respond(to: Request(target: "/people", acceptEncoding: coding))
            bytes.append(site.pageCacheStatistics.bytes)
        }
        #expect(bytes[0] < bytes[1] && bytes[1] < bytes[2])
        #expect(bytes[3...].allSatisfy { $0 == bytes[2] } && site.pageCacheStatistics.pages == 1)
        #expect(site.pageCacheStatistics.misses == 1 && site.pageCacheStatistics.evictions == 0)
    }

    @Test("A page that outgrows an eighth of the cache is removed; one that is not cached changes nothing")
    func growth() {
        let page = FinishedPage.sample(length: 5000)
        let target = RequestTarget("/people")
        let cost = 20_000 + target.utf8.count
        for (limit, isKept) in [(8 * cost, true), (8 * cost - 1, false)] {
            let pages = PageCache(limit: limit)
            pages.grow(page, at: target, to: 20_000)
            #expect(pages.statistics.bytes == 0 && pages.statistics.pages == 0)
            pages.insert(page, at: target, revision: 3)
            pages.grow(page, at: target, to: 20_000)
            #expect((pages.page(at: target, revision: 3, now: 0) === page) == isKept)
            #expect(pages.statistics.bytes == (isKept ? cost : 0))
            // Two forms may be reported in the opposite order.
            pages.grow(page, at: target, to: 10_000)
            #expect(pages.statistics.bytes == (isKept ? cost : 0))
        }
    }

    @Test("A page of another version at the same address does not grow the cached one")
    func otherVersion() {
        let pages = PageCache(limit: 1 << 20)
        let target = RequestTarget("/people")
        let (old, new) = (FinishedPage.sample(length: 1000), FinishedPage.sample(length: 1000))
        pages.insert(new, at: target, revision: 1)
        let bytes = pages.statistics.bytes
        pages.grow(old, at: target, to: 50_000)
        #expect(pages.statistics.bytes == bytes)
    }

    @Test("The head is valid HTTP/1.1: a status line and one line per field")
    func head() async throws {
        let site = Site.double(VisitsDouble(), moment.configuration())
        _ = await site.get("/people")
        let found = try #require(site.finished(Request(target: "/people")))
        let lines = String(decoding: found.head.readableBytesView, as: UTF8.self).split(
            separator: "\r\n", omittingEmptySubsequences: false)
        #expect(lines.first == "HTTP/1.1 200 OK" && lines.last == "")
        let fields = found.headers.map { "\($0.name.rawName): \($0.value)" }
        #expect(lines.dropFirst().dropLast().map(String.init) == fields)
    }

    @Test("Pages expire at the end of a quarter of an hour, where every midnight falls")
    func quarterHour() async {
        let visits = VisitsDouble()
        let site = Site.double(visits, moment.configuration())
        moment.now += 60
        _ = await site.get("/people")
        moment.now += 839
        #expect(site.finished(Request(target: "/people")) != nil)
        moment.now += 1
        #expect(site.finished(Request(target: "/people")) == nil)
        #expect(await site.get("/people").text == "1")
    }

    @Test("After the clock was set back, a page made before is a miss")
    func clockSetBack() async {
        let site = Site.double(VisitsDouble(), moment.configuration())
        _ = await site.get("/people")
        moment.now -= 1
        #expect(site.finished(Request(target: "/people")) == nil)
    }

    @Test("A page finished after its quarter of an hour ended is not served")
    func slowPage() async {
        let moment = moment
        let visits = VisitsDouble { _, _, number in
            moment.now += 900
            return .page(.text("\(number)"))
        }
        let site = Site.double(visits, moment.configuration())
        _ = await site.get("/people")
        #expect(site.finished(Request(target: "/people")) == nil)
    }

    @Test("A configured lifetime may be shorter")
    func lifetime() async {
        let site = Site.double(VisitsDouble(), moment.configuration { $0.pageLifetime = 30 })
        let start = moment.now
        for (second, left) in [(0, 20), (19, 10), (20, 9), (25, 4), (29, 0)] {
            moment.now = start + second
            let caching = await site.get("/people").headers[.cacheControl]
            #expect(
                caching == "public, max-age=\(left), s-maxage=\(left), stale-while-revalidate=30, stale-if-error=86400")
        }
        #expect(site.finished(Request(target: "/people")) != nil)
        moment.now += 1
        #expect(site.finished(Request(target: "/people")) == nil)
    }

    @Test("When a document changes, the pages made before it are made again")
    func revision() async {
        let site = Site.double(VisitsDouble(), moment.configuration())
        #expect(await site.get("/people").text == "0")
        moment.revision += 1
        #expect(site.finished(Request(target: "/people")) == nil)
        #expect(await site.get("/people").text == "1")
        #expect(site.finished(Request(target: "/people")) != nil)
    }

    @Test("A page whose document changed while it was made is not cached for the new revision")
    func revisionMeanwhile() async {
        let moment = moment
        let visits = VisitsDouble { _, _, _ in
            moment.revision += 1
            return .page(.text("old"))
        }
        let site = Site.double(visits, moment.configuration())
        _ = await site.get("/people")
        #expect(site.finished(Request(target: "/people")) == nil)
    }

    @Test(
        "Pages for one visitor are never cached",
        arguments: ["/", "/options", "/options?saved=1", "/greeting?show=1", "/light-side?refresh=1"])
    func personal(target: String) async {
        let visits = VisitsDouble()
        let site = Site.double(visits, moment.configuration())
        for _ in 0..<3 { #expect(await site.get(target).status == .ok) }
        #expect(site.finished(Request(target: target)) == nil)
        #expect(visits.count == 3 && site.pageCacheStatistics.pages == 0)
    }

    @Test(
        "J2 A page that shows what a browser keeps is kept for those whose browser keeps nothing, and for nobody else",
        arguments: ["/look.css", "/on/2026-12-25"])
    func checked(target: String) async throws {
        let visits = VisitsDouble { _, preferences, number in .page(.text("\(preferences.name ?? "nobody") \(number)"))
        }
        let site = Site.double(visits, moment.configuration())
        for _ in 0..<3 { #expect(await site.get(target).text == "nobody 0") }
        #expect(await site.get(target, cookie: "almanac=1.GB.dark.QWRh").text == "Ada 1")
        #expect(await site.get(target, cookie: "almanac=1.GB.dark.QWRh").text == "Ada 2")
        let response = await site.get(target)
        #expect(response.text == "nobody 0" && response.headers[.cacheControl] == "private, no-cache")
        #expect(response.headers[.vary]?.contains("Cookie") == true)
    }

    @Test("A cached page was made without any visitor's preferences")
    func preferences() async {
        let visits = VisitsDouble { _, preferences, _ in .page(.text(preferences.name ?? "nobody")) }
        let site = Site.double(visits, moment.configuration())
        #expect(await site.get("/people", cookie: "almanac=1.GB.dark.QWRh").text == "nobody")
        #expect(await site.get("/greeting?show=1", cookie: "almanac=1.GB.dark.QWRh").text == "Ada")
    }

    @Test("Errors, redirects and responses to forms are not cached")
    func others() async {
        let visits = VisitsDouble { visit, _, _ in
            switch visit.place.address.segments.first {
            case "people": .page(.text("gone", status: .notFound))
            case "options": .page(.text("form"))
            default: .redirect(.fragment("x"))
            }
        }
        let site = Site.double(visits, moment.configuration())
        for target in ["/people", "/people", "/nowhere", "/Holidays", "//holidays"] {
            _ = await site.get(target)
            #expect(site.finished(Request(target: target)) == nil, "\(target)")
        }
        _ = await site.post("name=x")
        #expect(site.finished(Request(method: .post, target: "/options")) == nil)
        #expect(site.pageCacheStatistics.pages == 0)
    }

    @Test("Only GET and HEAD requests get cached pages")
    func methods() async {
        let site = Site.double(VisitsDouble(), moment.configuration())
        _ = await site.respond(to: Request(method: .head, target: "/people"))
        #expect(site.finished(Request(method: .get, target: "/people")) != nil)
        #expect(site.finished(Request(method: .head, target: "/people")) != nil)
        for method in [HTTPRequest.Method.post, .put, .options] {
            #expect(site.finished(Request(method: method, target: "/people")) == nil)
        }
    }

    @Test("A page with a query is cached at its second request")
    func secondSight() async {
        let site = Site.double(VisitsDouble(), moment.configuration())
        _ = await site.get("/quotes?q=love")
        #expect(site.finished(Request(target: "/quotes?q=love")) == nil)
        _ = await site.get("/quotes?q=love")
        #expect(site.finished(Request(target: "/quotes?q=love")) != nil)
    }

    @Test("Pages take no more room than the limit, and the ones in use stay")
    func room() async {
        let limit = 400_000
        let site = Site.double(VisitsDouble(length: 10_000), moment.configuration { $0.pageCacheLimit = limit })
        _ = await site.get("/people")
        for year in 2020...2035 {
            for (country, coding) in [("DE", nil), ("FR", "gzip"), ("GB", "br"), ("US", "gzip"), ("JP", "br")] {
                _ = await site.respond(to: Request(target: "/holidays/\(country)/\(year)", acceptEncoding: coding))
                #expect(site.finished(Request(target: "/people")) != nil)
                #expect(site.pageCacheStatistics.bytes <= limit)
            }
        }
        #expect(site.finished(Request(target: "/holidays/DE/2020")) == nil)
        #expect(site.finished(Request(target: "/holidays/JP/2035")) != nil)
        #expect(site.pageCacheStatistics.evictions > 40)
    }

    @Test("A limit of zero turns the cache off")
    func off() async {
        let site = Site.double(VisitsDouble(), moment.configuration { $0.pageCacheLimit = 0 })
        _ = await site.get("/people")
        #expect(await site.get("/people").text == "1")
    }
}

extension FinishedPage {
    /// A page that compresses well.
    fileprivate static func sample(length: Int) -> FinishedPage {
        FinishedPage(
            body: ByteBuffer(repeating: 0x61, count: length), mediaType: MediaType.html, caching: .page,
            validity: .always)
    }
}
