import HTTPMessages
import HTTPTypes
import TestSupport
import Testing

@testable import Site

@Suite("Missing pages")
struct MissTests {
    private let site = Site.sample()

    @Test(
        "J1 A missing page is 404, has the search filled in with the words of the path, and leads to what is nearest",
        arguments: [
            ("/germany", "germany"), ("/holidays/germany", "germany"), ("/Germany.html", "Germany"),
            ("/holidays/germany/2027", "germany 2027"), ("/united-kingdom", "united kingdom"),
        ])
    func near(target: String, words: String) async {
        let response = await site.get(target)
        #expect(response.status.code == 404 && response.headers[.cacheControl]?.contains("no-store") == true)
        #expect(response.text.contains("value=\"\(words)\""))
        #expect(response.text.contains("href=\"/holidays/\(words.contains("ermany") ? "DE" : "GB")"))
        #expect(response.headers[.location] == nil)
    }

    @Test(
        "J1 The code of a region in place of a country’s is 404, in letters of any case, and leads to the region",
        arguments: ["/holidays/DE-BY", "/holidays/de-by", "/holidays/DE-by", "/DE-BY", "/Holidays/De_By"])
    func region(target: String) async {
        let germany = Sample.country("DE", "Germany", regions: [Sample.countryRegion("BY", "Bavaria")])
        let response = await Site.sample(countries: CountryServiceDouble([germany])).get(target)
        #expect(response.status.code == 404, "\(target)")
        #expect(response.text.contains("href=\"/holidays/DE?region=BY\""), "\(response.text)")
    }

    @Test("J1 A slip of a finger is corrected")
    func slip() async {
        let response = await site.get("/grmany")
        #expect(response.status.code == 404 && response.text.contains("Did you mean Germany?"))
    }

    @Test(
        "J1 Paths without words, and hostile ones, are 404 with the search, and nothing of them is run or followed",
        arguments: [
            "/404", "/-", "/..%2f..%2fetc", "/%3Cscript%3Ealert(1)%3C/script%3E",
            "/%22%3E%3Cimg%20src=x%20onerror=1%3E",
            "//evil.example/germany", "/%E2%80%AEgermany", "/" + String(repeating: "a/", count: 400), "/wp-login.php",
            "/" + String(repeating: "germany-", count: 120),
        ])
    func hostile(target: String) async {
        let response = await site.get(target)
        #expect(response.status.code == 404 || response.status.code == 400, "\(target)")
        let text = response.text
        #expect(
            !text.contains("<script>alert") && !text.contains("<img") && !text.contains("evil.example/"), "\(target)")
        #expect(text.utf8.count < 20_000 && response.headers[.location] == nil)
    }

    @Test("J1 Programs get the problem, and other methods their status")
    func others() async {
        let program = await site.respond(to: Request(target: "/germany", accept: "application/json"))
        #expect(program.status.code == 404 && program.headers[.contentType] == "application/problem+json")
    }

    @Test("J1 The words of a path are those that somebody would type")
    func words() {
        for (segments, words) in [
            (["germany"], "germany"), (["holidays", "germany"], "germany"), (["holidays"], "holidays"),
            (["new-zealand", "2027.html"], "new zealand 2027"), (["4.12.2026"], "4.12.2026"), (["404"], ""),
            (["-"], ""),
            ([], ""), (["a<b>\u{202E}c"], "a b c"), (["Holidays", "DE"], "DE"), (["2027"], "2027"),
        ] as [([String], String)] {
            #expect(MissedWords.words(of: segments) == words, "\(segments)")
        }
        let long = MissedWords.words(of: [String](repeating: String(repeating: "x", count: 500), count: 50))
        #expect(long.unicodeScalars.count <= 61)
    }
}
