import AlmanacValues
import HTTPMessages
import HTTPTypes
import Testing

@testable import Site

/// The way from a list to what it shows, and back to the same list: the address of a detail says which list it was.
@Suite("The way back to a list")
struct WayBackTests {
    private let site = Site.sample()

    /// The addresses of the links that begin with a text, in the page's order.
    private func links(in page: Response, to start: String) -> [String] {
        page.text.matches(of: /<a href="([^"]*)"/).map { String($0.output.1).replacing("&amp;", with: "&") }
            .filter { $0.hasPrefix(start) }
    }

    private func back(in page: Response) -> String? {
        page.text.firstMatch(of: /<p class="back"><a href="([^"]*)">/).map { String($0.output.1) }
    }

    @Test(
        "Q5 U2 The link back leads to the draw or the search that the visitor came from",
        arguments: [
            ("/quotes", "/quotes/"), ("/quotes?draw=7", "/quotes/"), ("/quotes?draw=0", "/quotes/"),
            ("/quotes?q=saying", "/quotes/"), ("/people", "/people/"), ("/people?q=curie", "/people/"),
            ("/people?q=cur%20", "/people/"),
        ])
    func thereAndBack(list: String, details: String) async throws {
        let address = try #require(links(in: await site.get(list), to: details).first)
        let page = await site.get(address)
        #expect(page.status == .ok && back(in: page) == list, "\(address)")
    }

    @Test("Q5 U2 A detail has one canonical address and one record, whichever list led to it")
    func canonical() async throws {
        for list in ["/quotes?draw=7", "/quotes?q=saying", "/people?q=curie"] {
            let details = String(list.prefix { $0 != "?" }) + "/"
            let address = try #require(links(in: await site.get(list), to: details).first)
            let plain = String(address.prefix { $0 != "?" })
            let page = await site.get(address).text
            #expect(address != plain && page.contains("<link rel=\"canonical\" href=\"\(plain)\">"), "\(address)")
            #expect(page.contains("<link rel=\"alternate\" type=\"application/json\" href=\"\(plain).json\">"))
            #expect(page.contains("itemprop=\"url\" href=\"\(plain)\""))
            let record = await site.get(address.replacing("?", with: ".json?"))
            #expect(record.status == .badRequest, "a record has no list to lead back to")
        }
    }

    @Test(
        "Q5 U2 What names no list is left out of the address; nothing but a list can be named",
        arguments: [
            "draw=1000000", "draw=-1", "draw=x", "draw=", "q=", "q=\(String(repeating: "x", count: 101))",
            "list=/people", "back=https://example.org/", "draw=x&draw=7",
        ])
    func notLists(query: String) async throws {
        let address = try #require(links(in: await site.get("/quotes"), to: "/quotes/").first)
        let response = await site.get("\(address)?\(query)")
        #expect(response.status == .movedPermanently && response.headers[.location] == address)
    }

    @Test("Q6 U1 A detail that does not exist leads back to the list it was looked for in")
    func unknown() async {
        for (address, list) in [
            ("/quotes/x-y?draw=7", "/quotes?draw=7"), ("/people/nobody?q=curie", "/people?q=curie"),
        ] {
            let page = await site.get(address)
            #expect(page.status == .notFound && back(in: page) == list)
        }
    }
}
