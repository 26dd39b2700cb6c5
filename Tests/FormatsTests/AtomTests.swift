import Formats
import Markup
import Testing

@Suite("Atom")
struct AtomTests {
    private let day = AtomTime(year: 2026, month: 11, day: 2)

    private func feed(_ links: [AtomLink] = [], _ entries: [AtomEntry] = []) -> AtomFeed {
        AtomFeed(
            id: TagURI(["quotes"]), title: AtomText("A < B", language: "en"), updated: day, author: "Almanac",
            links: links, entries: entries)
    }

    @Test("F1 A feed has its id, title, time and author, and each entry its content")
    func feed() throws {
        let entry = AtomEntry(
            id: TagURI(["quotes", "2026-11-02", "é/ü"]), title: AtomText("T"), updated: day, published: day,
            author: "Jane Austen", links: [AtomLink(.alternate, "/quotes/a", mediaType: "text/html", language: "en")],
            content: AtomText("one\ntwo \u{8}<b>", language: "fr"))
        let bytes = feed(
            [AtomLink(.itself, "https://a.example/quotes.atom", mediaType: "application/atom+xml")], [entry]
        )
        .rendered()
        #expect(
            String(decoding: bytes, as: UTF8.self) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <feed xmlns="http://www.w3.org/2005/Atom"><id>tag:almanac.invalid,2026:quotes</id>\
                <title type="text" xml:lang="en">A &lt; B</title><updated>2026-11-02T00:00:00Z</updated>\
                <author><name>Almanac</name></author>\
                <link rel="self" type="application/atom+xml" href="https://a.example/quotes.atom"/>\
                <entry><id>tag:almanac.invalid,2026:quotes/2026-11-02/%C3%A9%2F%C3%BC</id><title type="text">T</title>\
                <updated>2026-11-02T00:00:00Z</updated><published>2026-11-02T00:00:00Z</published>\
                <author><name>Jane Austen</name></author>\
                <link rel="alternate" type="text/html" hreflang="en" href="/quotes/a"/>\
                <content type="text" xml:lang="fr">one
                two \u{FFFD}&lt;b&gt;</content></entry></feed>

                """)
    }

    @Test("Of alternates with the same media type and language, only the first is written (RFC 4287, 4.1.1)")
    func alternates() throws {
        let links = [
            AtomLink(.alternate, "/a", mediaType: "text/html"), AtomLink(.alternate, "/b", mediaType: "text/html"),
            AtomLink(.alternate, "/c", mediaType: "text/html", language: "de"), AtomLink(.alternate, "/d"),
            AtomLink(.related, "/e", mediaType: "text/html"), AtomLink(.related, "/f", mediaType: "text/html"),
        ]
        let document = try Document(xml: feed(links).rendered())
        var addresses: [String?] = []
        var children = document.root.children
        while let child = children.next() {
            if child.name == "link" { addresses.append(child.attribute("href")) }
        }
        #expect(addresses == ["/a", "/c", "/d", "/e", "/f"])
    }

    @Test("Different segments make different ids")
    func ids() {
        let ids = [["a", "b"], ["a/b"], ["a%2Fb"], ["a", "", "b"], ["ab"], ["A", "b"], ["a b"]].map { TagURI($0) }
        #expect(Set(ids).count == ids.count)
        for id in ids { #expect(id.description.utf8.allSatisfy { 0x21...0x7E ~= $0 }) }
    }

    @Test("A time is one that RFC 3339 has")
    func times() {
        #expect(AtomTime(year: 800, month: 1, day: 9).description == "0800-01-09T00:00:00Z")
        #expect(AtomTime(year: -5, month: 13, day: 32).description == "0000-12-31T00:00:00Z")
        #expect(AtomTime(year: 10_000, month: 0, day: 0).description == "9999-01-01T00:00:00Z")
        #expect(AtomTime(year: 2026, month: 8, day: 1, second: 45_296).description == "2026-08-01T12:34:56Z")
        #expect(AtomTime(year: 2026, month: 8, day: 1, second: 86_400).description == "2026-08-01T23:59:59Z")
        #expect(AtomTime(year: 2026, month: 8, day: 1, second: -1).description == "2026-08-01T00:00:00Z")
    }
}
