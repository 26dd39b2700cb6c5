import HTTPMessages
import TestSupport
import Testing

@testable import Site

@Suite("The words of pages that no module makes")
struct SiteWordsTests {
    private let words = SiteWords()
    private let arabic = "بافاريا"
    private let isolated = "\u{2068}بافاريا\u{2069}"

    @Test("D2 What an address contains is isolated in each message that repeats it")
    func isolation() throws {
        let germany = try #require(CountryCode("DE"))
        for (problem, title) in [
            (PlaceProblem.unknownCountry(arabic), "“\(isolated)” is not the code of a country"),
            (.foreignRegion(arabic, of: germany, name: "region"), "“\(isolated)” is not a region of DE"),
            (.unknownYear(arabic, country: germany), "“\(isolated)” is not a year"),
            (.unknownMonth(arabic, country: germany, year: 2026), "“\(isolated)” is not a month"),
            (.unknownDate(arabic), "“\(isolated)” is not a date"),
            (.unknownFormat(arabic, of: .start), "This page is not available as “\(isolated)”"),
            (.unknownDay(arabic, country: germany, year: 2026), "Holiday “\(isolated)” not found"),
            (.unknownName(arabic, known: []), "This address has no “\(isolated)”"),
        ] {
            #expect(words.text(of: problem).title == title)
        }
        let bad = words.text(of: .badValue(name: "place", value: arabic))
        #expect(
            bad.explanation
                == "“place” cannot be “\(isolated)” here. Use the code of a country, such as DE, or of a region, such as "
                + "DE-BY (ISO 3166).")
        #expect(words.openPage(without: arabic) == "Open the page without “\(isolated)”")
    }

    @Test("D2 A query item that is wrong has an explanation for people and a reason for programs")
    func items() {
        let known = words.text(of: .unknownName("x", known: ["from", "to", "place"]))
        #expect(known.explanation == "It takes “from”, “to” and “place”. Check the spelling, or leave it out.")
        #expect(known.fault == "It is not known here.")
        let once = words.text(of: .tooManyValues(name: "with", limit: 1))
        #expect(once.title == "“with” is there more than once" && once.fault == "It has more than one value.")
        let many = words.text(of: .tooManyValues(name: "with", limit: 12))
        #expect(many.title == "Too many values of “with”" && many.fault == "It has more than 12 values.")
        let days = words.text(of: .tooManyDays(name: "to", limit: 1250))
        #expect(days.explanation == "At most 1,250 days can be asked for at once. Ask for the rest separately.")
        #expect(words.text(of: .badValue(name: "q", value: "")).title == "“q” has no value")
        let missing = words.text(of: .missing(name: "q"))
        #expect(missing.explanation == "This address needs it. Add “q=” and a value to the address.")
    }

    @Test("The methods that a page accepts are a list of alternatives")
    func methods() {
        func explanation(_ useful: [String]) -> String {
            words.methodNotAllowed("BREW", useful: useful, isForm: false).explanation
        }
        #expect(explanation(["GET", "HEAD", "POST"]) == "It does not accept BREW. Use GET, HEAD or POST.")
        #expect(explanation(["GET", "HEAD"]) == "It does not accept BREW. Use GET or HEAD.")
        #expect(explanation(["GET"]) == "It does not accept BREW. Use GET.")
    }

    @Test("A received text is repeated up to its 60th character")
    func echo() {
        let long = String(repeating: "a", count: 61)
        #expect(words.echoed(long).text == String(repeating: "a", count: 60) + "…")
        #expect(words.echoed(String(long.dropLast())).text == String(repeating: "a", count: 60))
    }

    @Test("Every refusal says what is wrong and what to do", arguments: Refusal.allCases)
    func refusals(refusal: Refusal) {
        let text = words.text(of: refusal)
        #expect(!text.title.hasSuffix(".") && text.explanation.hasSuffix("."))
    }
}
