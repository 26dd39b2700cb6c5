import HTTPMessages
import HTTPTypes
import Testing

@testable import Site

@Suite("Records in a language")
struct LanguageRecordTests {
    /// A record of each kind, in each format that has links.
    private static let targets = [
        "/holidays/DE/2026.json", "/holidays/DE/2026.xml", "/holidays/DE/2026.csv", "/holidays/DE.json",
        "/holidays/DE/2026/10-03-german-unity-day.json", "/holidays/feed.json?place=DE&place=FR",
        "/holidays/DE/changes.json", "/holidays/DE/2027/leave.json?days=25", "/holidays/DE/2026/long-weekends.json",
        "/countries.json", "/countries.csv", "/countries/DE.json", "/occasions.json", "/occasions/christmas-day.json",
        "/search.json?q=christmas", "/search.json?q=germany+2027", "/on/2026-12-25.json", "/on/2026-12-25/week.json",
        "/compare/2026.json?place=DE&place=FR", "/compare/meeting.json?from=2027-01-04&days=5&place=DE&place=JP",
        "/working-days.json?from=2026-12-20&to=2027-01-10&place=DE", "/quotes.json", "/people.json",
        "/people/marie-curie.json", "/data.json",
    ]

    @Test("L1 All that a record in a language leads to is in the same language", arguments: targets)
    func links(target: String) async throws {
        let response = await Site.spoken.get("/de\(target)")
        #expect(response.status == .ok && response.headers[.contentLanguage] == "de")
        let paths = response.text.matches(of: #/["=,](\/[a-z][^",\s]*)/#).map { String($0.1) }
        #expect(!paths.isEmpty)
        for path in paths { #expect(path.hasPrefix("/de/"), "\(path)") }
        // The same in English, without the language.
        let english = await Site.spoken.get(target)
        for path in english.text.matches(of: #/["=,](\/[a-z][^",\s]*)/#) { #expect(!path.1.hasPrefix("/de/")) }
    }

    @Test("L1 What it leads to exists", arguments: ["/holidays/DE/2026.json", "/occasions/christmas-day.json"])
    func followed(target: String) async throws {
        let record = await Site.spoken.get("/he\(target)").text
        let paths = Set(record.matches(of: #/"(\/he\/[^"]*)"/#).map { String($0.1) })
        #expect(paths.count > 2)
        for path in paths { #expect(await Site.spoken.get(path).status == .ok, "\(path)") }
    }

    @Test("L1 Categories of events are in the language of the calendar; those of English are as they were")
    func categories() async throws {
        let german = await Site.spoken.get("/de/holidays/DE/2026.ics").text
        #expect(german.contains("\r\nCATEGORIES:Feiertage,Gesetzlich\r\n"))
        #expect(!german.contains("CATEGORIES:Holidays"))
        #expect(await Site.spoken.get("/holidays/DE/2026.ics").text.contains("\r\nCATEGORIES:Holidays,Public\r\n"))
    }

    @Test(
        "F8 The feed of changes of each language has an id of its own, and the same entries",
        arguments: [("/holidays/DE/changes.atom", "holidays/DE/changes"), ("/data/changes.atom", "data/changes")])
    func ids(target: String, id: String) async throws {
        func ids(_ language: String) async -> [String] {
            await Site.spoken.get(language + target).text
                .matches(of: #/<id>tag:almanac\.invalid,2026:([^<]*)</#).map { String($0.output.1) }
        }
        let english = await ids("")
        #expect(english.first == id && english.count > 1)
        for language in ["de", "zh"] {
            let found = await ids("/\(language)")
            #expect(found.first == (language == "de" ? "\(id)/de" : "\(id)/zh-Hans"))
            // Entries of one day are in the order of the countries' names, which differs.
            #expect(found.dropFirst().sorted() == english.dropFirst().sorted())
        }
    }

    @Test("L5 Texts of a feed say which language they are in")
    func feeds() async throws {
        for target in ["/quotes.atom", "/holidays/DE/changes.atom"] {
            let feed = await Site.spoken.get("/fr\(target)").text
            let title = try #require(feed.firstMatch(of: #/<title[^>]*xml:lang="([^"]*)"/#), "\(target)")
            #expect(title.1 == "fr")
        }
    }
}
