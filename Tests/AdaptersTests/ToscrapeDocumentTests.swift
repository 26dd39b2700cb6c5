import Documents
import TestSupport
import Testing

@testable import Adapters

@Suite("quotes.toscrape.com")
struct ToscrapeDocumentTests {
    private let label = DocumentLabel(name: "/page/2/", source: "quotes.toscrape.com")

    private func quote(_ text: String, by author: String?) -> String {
        let author = author.map { "<small class=\"author\">\($0)</small>" } ?? ""
        return "<div class=\"quote\"><span class=\"text\">\(text)</span><span>by \(author)</span></div>"
    }

    private func page(_ text: String) throws(DocumentFailure) -> QuotationPage {
        try ToscrapeDocument.page(Array(text.utf8), label: label)
    }

    private func next(_ href: String) -> String {
        quote("One", by: "A") + "<ul><li class=\"next\"><a href=\"\(href)\">Next</a></li></ul>"
    }

    @Test("Quotes with authors, without duplicates and the site’s quotation marks; and the path of the next page")
    func sample() throws {
        let page = try page(Samples.text("toscrape_page.html"))
        #expect(page.next == "/page/3/")
        #expect(page.quotations.map(\.author?.name) == ["Lewis Carroll", "Jane Austen"])
        #expect(page.quotations.first?.text == LocalizedText("Curiouser and curiouser!", language: "en"))
        #expect(page.quotations.first?.id.description == "lewis-carroll-curiouser-and-curiouser")
        #expect(page.quotations.last?.text.text.contains("possession of a good fortune") == true)
        #expect(page.quotations.allSatisfy { $0.source == nil && $0.translator == nil })
    }

    @Test("Damaged tags are repaired; a quote without text is omitted, one without author is anonymous")
    func damaged() throws {
        let html =
            "<div class='quote'><span class=text>“One<b></span><small class='author'>A</div>"
            + quote("", by: "B") + quote("Two", by: nil) + quote("<i>Three</i> ”", by: " ") + "<div class=quote>"
        let quotations = try page(html).quotations
        #expect(quotations.map(\.text.text) == ["“One", "Two", "Three ”"])
        #expect(quotations.map(\.author?.name) == ["A", nil, nil])
    }

    @Test(
        "A quote tagged as misattributed, unsourced or disputed is omitted",
        arguments: [
            ("misattributed-mark-twain", true), ("Misattributed-To-C-S-Lewis", true), ("attributed-no-source", true),
            ("disputed", true), ("love", false), ("", false),
        ])
    func doubted(tag: String, isLeftOut: Bool) throws {
        let tags = "<div class=tags><a class='tag' href='/tag/x/'>x</a><a class='tag' href='/'>\(tag)</a></div>"
        let html = quote("One", by: "A").replacing("</div>", with: "\(tags)</div>") + quote("Two", by: "A")
        #expect(try page(html).quotations.map(\.text.text) == (isLeftOut ? ["Two"] : ["One", "Two"]))
    }

    @Test("The recorded last page has one genuine quote")
    func lastPage() throws {
        let page = try page(Samples.text("toscrape_last.html"))
        #expect(page.quotations.map(\.text.text) == ["Begin at the beginning."] && page.next == nil)
    }

    @Test("A quote of 3,000 characters is included, a longer one is omitted")
    func long() throws {
        let text = String(repeating: "a", count: 3000)
        let html = quote(text, by: "A") + quote(text + "b", by: "B")
        #expect(try page(html).quotations.map(\.author?.name) == ["A"])
    }

    @Test("The last page has no next page; a path may have a query")
    func last() throws {
        #expect(try page(quote("One", by: "A")).next == nil)
        #expect(try page(next("/page/3/?sort=a%20b&amp;x=1")).next == "/page/3/?sort=a%20b&x=1")
    }

    @Test(
        "A next page on another host, or one that a browser could take for another host, is rejected",
        arguments: [
            "https://evil.example/", "//evil.example/", "page/3/", "", "/\\evil.example/", "javascript:alert(1)",
            "/page/3/\nHost: evil", "/\u{202E}", "/\t/evil.example", "#", "/" + String(repeating: "a", count: 200),
        ])
    func elsewhere(href: String) throws {
        let message = try #require(refusal { () throws(DocumentFailure) in try page(next(href)) })
        #expect(message.contains(": the next page \"") && message.hasSuffix("is not a path of the same host"))
        #expect(!message.contains("\n"))
    }

    @Test("A page without quotes, or with too many, is rejected")
    func refused() throws {
        for text in ["", "<p>No quotes found!", "<html><h1>502</h1>", "{}", String(repeating: "<div>", count: 300)] {
            #expect(refusal { () throws(DocumentFailure) in try page(text) } != nil, "\(text.prefix(20))")
        }
        let many = (0..<1001).map { quote("Q\($0)", by: "A") }
        #expect(refusal { () throws(DocumentFailure) in try page(many.joined()) }?.contains("more than 1000") == true)
        #expect(try page(many.dropLast().joined()).quotations.count == 1000)
    }

    @Test("Hostile text comes through as it is")
    func naughty() throws {
        for text in try Samples.naughtyStrings() {
            let expected = ProseText.collapsed(text)
            let read = try? page(quote(Samples.escaped(text), by: Samples.escaped(text))).quotations.first
            #expect(read?.text.text == (expected.isEmpty ? nil : expected))
            #expect(read?.author?.name == (expected.isEmpty ? nil : expected))
        }
    }
}
