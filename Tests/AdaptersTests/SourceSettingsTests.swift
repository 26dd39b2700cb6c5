import Foundation
import Support
import Testing

@testable import Adapters

@Suite("Settings of sources")
struct SourceSettingsTests {
    /// Returns the type of the adapter, and its address.
    private func adapter(_ source: (any Adapter)?) throws -> String {
        let adapter = try #require(source)
        return "\(type(of: adapter)) \(adapter.address)"
    }

    @Test("Every adapter is known by its word")
    func adapters() throws {
        let host = "https://example.org/almanac"
        for (word, type) in [
            ("documents", "OwnDocuments"), ("enrico", "Enrico"), ("holidata", "Holidata"), ("holidayapi", "HolidayAPI"),
        ] {
            #expect(try adapter(AdapterRegistry.holidays.source("\(word)+\(host)/")) == "\(type) \(host)")
        }
        for (setting, type) in [
            ("microdata+\(host)", "MicrodataQuotes"), ("toscrape+\(host)", "Toscrape"),
            ("wikiquote+\(host)#Ambrose_Bierce", "Wikiquote"),
        ] {
            #expect(try adapter(AdapterRegistry.quotes.source(setting)) == "\(type) \(host)")
        }
        #expect(try adapter(AdapterRegistry.sides.source("documents+\(host)")) == "OwnDocuments \(host)")
        #expect(try AdapterRegistry.holidays.source("embedded") == nil)
        #expect(try AdapterRegistry.quotes.source("embedded") == nil)
        #expect(try AdapterRegistry.sides.source("embedded") == nil)
    }

    @Test("The possible values are listed in the order of the registry")
    func values() {
        #expect(
            AdapterRegistry.holidays.values == [
                "embedded", "documents+ADDRESS", "enrico+ADDRESS", "holidata+ADDRESS", "holidayapi+ADDRESS",
            ])
        #expect(
            AdapterRegistry.quotes.values
                == ["embedded", "microdata+ADDRESS", "wikiquote+ADDRESS#TITLE", "toscrape+ADDRESS"])
        #expect(AdapterRegistry.sides.values == ["embedded", "documents+ADDRESS"])
        #expect(AdapterRegistry.wordsWithKey == ["holidayapi"])
    }

    @Test("The document of the adapters describes each of them")
    func readme() throws {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..")
        let file = root.appendingPathComponent("Sources/Adapters/README.md").standardized
        let text = try String(contentsOf: file, encoding: .utf8)
        for type in AdapterRegistry.all { #expect(text.contains("\n| `\(type.word)` |"), "\(type)") }
    }

    @Test("Words are distinct, and every adapter has some kind of data")
    func registry() {
        let words = AdapterRegistry.all.map { $0.word }
        #expect(Set(words).count == words.count && !words.contains("embedded"))
        for type in AdapterRegistry.all {
            let isOfDays = type is any HolidayAdapter.Type
            #expect(isOfDays || type is any QuoteAdapter.Type || type is any SideAdapter.Type, "\(type)")
        }
    }

    @Test(
        "The error for an invalid setting has the reason and the possible values",
        arguments: [
            ("enrico", "missing adapter"),
            ("https://example.org", "missing adapter"),
            ("nager+https://example.org", #"unknown adapter "nager" (expected one of embedded, documents+ADDRESS"#),
            ("wikiquote+https://example.org", #"unknown adapter "wikiquote" (expected one of embedded, documents+"#),
            ("enrico+example.org", "expected an address"),
            ("enrico+ftp://example.org", #"unknown scheme "ftp""#),
            ("enrico+https:///path", "invalid host name"),
            ("enrico+https://exämple.org", "Punycode"),
            ("enrico+https://example.org:0", #"invalid port "0""#),
            ("enrico+https://example.org:+80", #"invalid port "+80""#),
            ("enrico+https://example.org?key=1", "no query"),
            ("enrico+https://example.org/x?key=1", "no query"),
            ("enrico+https://example.org/a b", "invalid path"),
        ])
    func wrong(setting: String, reason: String) {
        let problem = #expect(throws: SettingProblem.self) { try AdapterRegistry.holidays.source(setting) }
        #expect(problem?.description.contains(reason) == true, "\(problem?.description ?? "")")
    }

    @Test(
        "A password in an address is refused and not repeated",
        arguments: [
            "enrico+https://me:canary@example.org", "https://me:canary@example.org", "x+https://me:canary@example.org/",
        ])
    func password(setting: String) {
        let problem = #expect(throws: SettingProblem.self) { try AdapterRegistry.holidays.source(setting) }
        #expect(problem?.description.contains("canary") == false)
    }

    @Test("A Wikiquote page needs a title")
    func title() {
        for setting in ["wikiquote+https://en.wikiquote.org", "wikiquote+https://en.wikiquote.org#"] {
            let problem = #expect(throws: SettingProblem.self) { try AdapterRegistry.quotes.source(setting) }
            #expect(problem?.description.contains("missing page title") == true)
        }
    }

    @Test("An address keeps host, port and path, and prints them")
    func address() throws {
        let address = try UpstreamAddress("HTTP://Example.org:8080/a/b//")
        #expect(address.description == "http://example.org:8080/a/b")
        #expect(address.root == "http://example.org:8080")
        #expect(address.appending("holidays/DE.xml") == "http://example.org:8080/a/b/holidays/DE.xml")
        #expect(try UpstreamAddress("https://[::1]:81").description == "https://[::1]:81")
    }
}
