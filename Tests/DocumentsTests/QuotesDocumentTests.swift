import Markup
import TestSupport
import Testing

@testable import Documents

@Suite("quotes.html")
struct QuotesDocumentTests {
    static func quote(
        _ text: String?, by id: String? = "jane-austen", extra: String = "",
        date: String = "<time itemprop=\"datePublished\" datetime=\"1813\">1813</time>"
    ) -> String {
        let text = text.map { "<p itemprop=\"text\" lang=\"en\">\($0)</p>" } ?? ""
        let author = id.map { "<a itemprop=\"creator\" href=\"people.html#\($0)\">Jane\n Austen</a>," } ?? ""
        return """
            <blockquote itemscope itemtype="https://schema.org/Quotation">
            \(text)\(extra)
            <footer>\(author)
            <span itemprop="isPartOf" itemscope itemtype="https://schema.org/CreativeWork"><cite itemprop="name">Pride</cite></span>,
            \(date)</footer>
            </blockquote>
            """
    }

    static func page(_ quotes: String...) -> String {
        "<!DOCTYPE html><html lang=\"en\"><title>Quotes</title><main>\n\(quotes.joined(separator: "\n"))</main></html>"
    }

    private func read(_ html: String) throws -> [Quotation] {
        try DocumentReader(MemoryDocuments(documents: ["quotes.html": html])).quotations()
    }

    private func failure(_ html: String) -> String? {
        do {
            _ = try read(html)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("Q7 The site's own pages are read: text inside a link, the author as an item, no work")
    func ownPages() throws {
        let row = """
            <li itemscope itemtype="https://schema.org/Quotation"><a href="/quotes/x" itemprop="url">\
            <span itemprop="text" lang="fr">Un<br>deux</span> <span itemprop="creator" itemscope \
            itemtype="https://schema.org/Person"><span itemprop="name">Jane  Austen</span></span></a></li>
            """
        let item = """
            <figure itemscope itemtype="https://schema.org/Quotation"><link itemprop="url" href="/quotes/y">
            <div itemprop="creator" itemscope itemtype="https://schema.org/Person"><meta itemprop="name" content="Ada">\
            <link itemprop="url" href="https://x.example/people/ada-lovelace"></div>
            <blockquote itemprop="text" lang="en"><p>Hello</p></blockquote></figure>
            """
        let found = try read(Self.page(row, item))
        #expect(found.map(\.text) == [LocalizedText("Un\ndeux", language: "fr"), .init("Hello", language: "en")])
        #expect(found.compactMap(\.author?.name) == ["Jane Austen", "Ada"])
        #expect(found.map(\.author?.id) == [nil, PersonID("ada-lovelace")])
        let nested = """
            <div itemscope itemtype="https://schema.org/Quotation"><p itemprop="translationOfWork" itemscope \
            itemtype="https://schema.org/Quotation"><span itemprop="text">Original</span></p></div>
            """
        #expect(failure(Self.page(nested))?.contains("no quotations") == true, "an original is no text of its own")
    }

    @Test("Q7 Text with its lines, original, author, work, position, year and translator are parsed")
    func everything() throws {
        let original = """
            <div itemprop="translationOfWork" itemscope itemtype="https://schema.org/Quotation">
            <p itemprop="text" lang="fr">Un<br>deux</p><meta itemprop="inLanguage" content="fr"></div>
            <span itemprop="position">chapter 1</span>
            <span itemprop="translator" itemscope itemtype="https://schema.org/Person"><span itemprop="name">A. Person</span></span>
            """
        let html = Self.page(
            Self.quote(
                " One<br>\n two <em>three</em><br> ", extra: original,
                date: "<data itemprop=\"dateCreated\" value=\"-0398\">c. 399 BCE</data>"))
        let quotation = try #require(try read(html).first)
        #expect(try read(html).count == 1)
        #expect(quotation.text == LocalizedText("One\ntwo three", language: "en"))
        #expect(quotation.original == LocalizedText("Un\ndeux", language: "fr"))
        #expect(quotation.author == Quotation.Author(name: "Jane Austen", id: PersonID("jane-austen")))
        #expect(quotation.source?.work.text == "Pride" && quotation.source?.position == "chapter 1")
        #expect(quotation.source?.date == PartialDate(year: -398, isApproximate: true))
        #expect(quotation.translator == "A. Person")
        #expect(quotation.id.description == "jane-austen-one-two-three")
    }

    @Test("Q1 A quote without text is omitted; the others keep their IDs", arguments: [nil, "", " <br> "])
    func withoutText(text: String?) throws {
        let ids = try read(Self.page(Self.quote("One"), Self.quote(text), Self.quote("Two"))).map(\.id.description)
        #expect(ids == ["jane-austen-one", "jane-austen-two"])
    }

    @Test("Q7 A quote without author is anonymous; an author without a valid person ID has a name only")
    func withoutAuthor() throws {
        let anonymous = try #require(try read(Self.page(Self.quote("One", by: nil))).first)
        #expect(anonymous.author == nil && anonymous.id.description == "unknown-one")
        let stranger = try #require(try read(Self.page(Self.quote("One", by: "no such id!"))).first)
        #expect(stranger.author == Quotation.Author(name: "Jane Austen"))
    }

    @Test("Q1 A duplicate quote is included once")
    func twice() throws {
        #expect(try read(Self.page(Self.quote("One, two"), Self.quote("Three"), Self.quote("one two!"))).count == 2)
    }

    @Test("Q1 Adding quotes leaves the IDs of all others unchanged")
    func growing() throws {
        let embedded = try DocumentReader(EmbeddedDocuments()).quotations()
        let ids = Set(embedded.map(\.id))
        let bytes = try #require(EmbeddedDocuments().bytes(of: "quotes.html"))
        let added = [
            Self.quote("It is a truth universally told"), Self.quote("Curiouser and curiouser", by: "lewis-carroll"),
        ]
        let html = String(decoding: bytes, as: UTF8.self)
            .replacing("<h1>Quotes</h1>", with: "<h1>Quotes</h1>" + added[0])
            .replacing("</main>", with: added[1] + "</main>")
        let grown = try read(html)
        #expect(grown.count == embedded.count + 1, "one is new, one was there already")
        #expect(ids.isSubset(of: grown.map(\.id)))
    }

    @Test("Q8 A document with missing or damaged content is rejected with its name, line and reason")
    func refused() throws {
        #expect(failure(Self.page()) == "invalid document quotes.html (test): line 1: the document has no quotations")
        let date = Self.quote("One", date: "<time itemprop=\"dateCreated\" datetime=\"yesterday\">yesterday</time>")
        let message = try #require(failure(Self.page(date)))
        #expect(message.hasPrefix("invalid document quotes.html (test): line "), "\(message)")
        #expect(message.contains(#"invalid date "yesterday""#), "\(message)")
        #expect(failure("") != nil)
        let deep = String(repeating: "<div>", count: 300)
        #expect(failure(deep)?.hasPrefix("invalid document quotes.html (test): ") == true)
        #expect(
            #expect(throws: DocumentFailure.self) {
                try DocumentReader(MemoryDocuments(documents: [:])).quotations()
            }?.description == "missing document quotes.html (test)")
    }
}
