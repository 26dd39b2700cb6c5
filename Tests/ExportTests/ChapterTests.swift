import NIOCore
import TestSupport
import Testing

@testable import Export

@Suite("The chapters of an export")
struct ChapterTests {
    @Test(
        "An address belongs to one chapter",
        arguments: [
            ("/", "site"), ("/holidays", "site"), ("/countries.json", "site"), ("/on/today", "site"),
            ("/assets/almanac.x.css", "site"), ("/quotes.atom", "literature"), ("/people/marie-curie", "literature"),
            ("/occasions/christmas-day", "occasions"), ("/documents.json", "documents"),
            ("/documents/holidays/DE.xml", "documents"), ("/holidays/DE.ics", "country-DE"),
            ("/holidays/DE/changes.atom", "country-DE"), ("/countries/DE.json", "country-DE"),
            ("/holidays/DE/2026", "year-DE-2026"), ("/holidays/DE/2026.ics", "year-DE-2026"),
            ("/holidays/DE/2026/10-03-german-unity-day.ics", "year-DE-2026"), ("/on/2026-12-24.json", "world-2026-12"),
            ("/on/2026-01-31/week", "world-2026-1"), ("/holidays/DE/20265", "country-DE"),
        ])
    func chapters(target: String, name: String) throws {
        #expect(Chapter(of: try Address(target: target)).name == name)
    }

    @Test(
        "V3 Pages without a query are stored, and lists of one type or region; a holiday without the filter of its list",
        arguments: [
            ("/holidays/DE/2026", "/holidays/DE/2026"), ("/holidays/DE/2026?region=BY", "/holidays/DE/2026?region=BY"),
            ("/holidays/DE/2026/10-03-german-unity-day?region=all", "/holidays/DE/2026/10-03-german-unity-day"),
            ("/holidays/DE/2026/leave", "/holidays/DE/2026/leave"), ("/people/x/portrait", "/people/x/portrait"),
            ("/holidays/DE.svg", "/holidays/DE.svg"), ("/people?by=century", "/people?by=century"),
            ("/holidays/DE.ics?region=BY", "/holidays/DE.ics?region=BY"),
            ("/on/2026-12-24/week.json", "/on/2026-12-24/week.json"),
        ])
    func stored(link: String, target: String) {
        #expect(StoredPage(link: link)?.target == target)
    }

    @Test(
        "V3 What depends on a visitor’s text or choices is not stored",
        arguments: [
            "/search", "/search?q=x", "/search.json?q=x", "/options", "/working-days", "/compare", "/compare/2026",
            "/quotes?draw=7", "/quotes?q=x", "/people?q=x", "/people?by=x", "/people.json?by=century&q=x",
            "/countries?for=start", "/countries/results?q=x",
            "/holidays/DE/2026?type=bank&region=BY", "/holidays/DE/2026/calendar?region=BY",
            "/holidays/DE/2026.json?type=all", "/holidays/DE/2026/leave?days=25", "/api/v3/AvailableCountries",
            "/unknown", "/holidays/DE/2026?region=%zz", "//evil.example/x",
        ])
    func notStored(link: String) {
        #expect(StoredPage(link: link) == nil)
    }

    @Test("Links are read from href and src, without their fragments; those with several query items are left out")
    func links() {
        let page = """
            <a href="/a">1</a><img src="/b.svg"><a href="#c">3</a><a href="https://x.example/d">4</a><a href="/e#f">5</a>
            <a href="/g?h=1&amp;i=2">6</a><a title="/j" href="/k?l=1">7</a><form action="/m"></form><a href="/n
            """
        var links: [String] = []
        PageLinks.forEach(in: ByteBuffer(string: page)) { links.append($0) }
        #expect(links == ["/a", "/b.svg", "/e", "/k?l=1"])
    }

    @Test("A record is read as it was written")
    func record() {
        var record = ChapterRecord(key: 0xFFFF_FFFF_FFFF_FFFF)
        record.pages = [
            .init(name: "a/b=c.html", target: "/a?b=c", hash: 1, gzipHash: 2, isListed: true),
            .init(name: "a.json", target: "/a.json", hash: 3, gzipHash: nil, isListed: false),
        ]
        record.redirects = [.init(target: "/x", location: "/y")]
        #expect(ChapterRecord(record.bytes) == record)
        record.key = nil
        #expect(ChapterRecord(record.bytes) == record)
    }

    @Test("A record that is cut short, has another format or names a file outside the folder is not read")
    func damagedRecord() {
        var record = ChapterRecord(key: 7)
        record.pages = [.init(name: "a.html", target: "/a", hash: 1, gzipHash: nil, isListed: true)]
        let bytes = record.bytes
        for count in 0..<bytes.count { #expect(ChapterRecord(Array(bytes.prefix(count)))?.pages.count != 1) }
        #expect(ChapterRecord(Array("almanac other\t7\n".utf8)) == nil)
        for name in ["../a.html", "/a.html", "a//b", "a/../../b", ".almanac-export/lock"] {
            record.pages = [.init(name: name, target: "/a", hash: 1, gzipHash: nil, isListed: true)]
            #expect(ChapterRecord(record.bytes) == nil, "\(name)")
        }
    }
}
