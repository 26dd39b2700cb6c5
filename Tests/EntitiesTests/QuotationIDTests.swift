import TestSupport
import Testing

@Suite("Quotation IDs")
struct QuotationIDTests {
    private func id(_ text: String, by author: String? = "Jane Austen", person: String? = "jane-austen") throws
        -> String
    {
        let author = try author.map { Quotation.Author(name: $0, id: try person.map { try #require(PersonID($0)) }) }
        return Quotation(text: LocalizedText(text, language: "en"), author: author).id.description
    }

    @Test("Q1 An ID has the author and the first words; a hash replaces words that do not fit")
    func made() throws {
        #expect(try id("Half agony, half hope.") == "jane-austen-half-agony-half-hope")
        let long = try id("It is a truth universally acknowledged, that a single man must be in want of a wife.")
        #expect(long.wholeMatch(of: #/jane-austen-it-is-a-truth-universally-acknowledged-that-[0-9a-f]{6}/#) != nil)
        #expect(try id("Half agony", by: nil) == "unknown-half-agony")
        #expect(try id("Half agony", by: "Émilie du Châtelet", person: nil) == "emilie-du-chatelet-half-agony")
    }

    @Test("Q1 Texts with the same beginning have different IDs; a change of punctuation keeps the ID")
    func different() throws {
        let beginning = "It is a truth universally acknowledged, that a single "
        #expect(try id(beginning + "man") != id(beginning + "woman"))
        #expect(try id(beginning + "man") == id("it is a truth, universally acknowledged that a single man!"))
        #expect(try id(beginning + "man") != id(beginning + "man", by: "Ada", person: nil))
    }

    @Test(
        "Every text gives an ID that is valid in an address",
        arguments: [
            "", "…", "学而时习之", "عيد الفطر", "\u{301}\"<script>", String(repeating: "x", count: 500), "été ünïts",
        ])
    func printable(text: String) throws {
        for author in ["Jane Austen", nil, "孔子", "", String(repeating: "Long Name ", count: 40)] {
            let made = try id(text, by: author, person: nil)
            #expect(QuotationID(made)?.description == made)
        }
        #expect(try id("学而时习之") != id("有朋自远方来"))
    }
}
