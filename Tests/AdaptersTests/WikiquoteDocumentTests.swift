import Documents
import TestSupport
import Testing

@testable import Adapters

@Suite("Wikiquote")
struct WikiquoteDocumentTests {
    static let label = DocumentLabel(name: "Nepotism", source: "en.wikiquote.org")

    static func read(_ text: String, title: String = "Nepotism") throws(DocumentFailure) -> [Quotation] {
        try WikiquoteDocument.quotations(Array(text.utf8), title: title, label: label)
    }

    /// Returns author, text, work, position and year on one line.
    private func row(_ quotation: Quotation) -> String {
        let source = quotation.source
        let parts = [source?.work.text, source?.position, source?.date.map { "\($0.year)" }].compactMap(\.self)
        return "\(quotation.author?.name ?? "?"): \(quotation.text.text) [\(parts.joined(separator: "; "))]"
    }

    @Test("A theme: the source of each quote begins with its author; without a name the author is unknown")
    func theme() throws {
        let quotations = try Self.read(Samples.text("wikiquote_theme.html"))
        #expect(
            quotations.map(row) == [
                "Ambrose Bierce: NEPOTISM, n. Appointing your grandmother to office for the good of the party. "
                    + "[The Devil's Dictionary; 1911]",
                "Don Marquis: Blood will tell,\nbut often it tells too much. [in a column of 1916]",
                "?: Without any source. []", "?: La famille d'abord. [Le Code; chapter 3]",
                "?: A cousin in need. [As quoted in The Guardian, 4 May 1999]",
            ])
        #expect(quotations.map(\.text.language) == ["en", "en", "en", "fr", "en"])
        #expect(quotations.first?.author?.id?.description == "ambrose-bierce")
    }

    @Test("A person: all quotes are by that person, except those about them; disputed and attributed ones are omitted")
    func person() throws {
        let quotations = try Self.read(Samples.text("wikiquote_person.html"), title: "Bierce")
        #expect(
            quotations.map(row) == [
                "Ambrose Bierce: War is a method of untying with the teeth a political knot that would not yield to "
                    + "the tongue. [Letter to Someone (4 December 1904), in Letters (1922)]",
                "Ambrose Bierce: No source, but a section of its own. []",
                "Ambrose Bierce: ABSURDITY, n. A statement or belief manifestly inconsistent with one's own opinion. "
                    + "[The Devil's Dictionary; 1911]",
                "Ambrose Bierce: PEACE, n. A period of cheating between two periods of fighting. [p. 4]",
                "H. L. Mencken: He wrote as he lived. [Prejudices; ch. 9; 1927]",
            ])
    }

    @Test(
        "An author without a link is recognised if the source begins with a name",
        arguments: [
            ("Ronald E Riggio in <i>The Charisma Quotient</i> (1987)", "Ronald E Riggio", "The Charisma Quotient 1987"),
            ("Ronald E Riggio in a blog, 2010", "Ronald E Riggio", "in a blog, 2010"),
            ("Sun Tzu, <i>The Art of War</i>, ch. 3", "Sun Tzu", "The Art of War ch. 3"),
            ("Ludwig van Beethoven, letter of 1801", "Ludwig van Beethoven", "letter of 1801"),
            ("Flannery O’Connor (1955)", "Flannery O’Connor", "(1955)"),
            ("José Ortega y Gasset, <i>X</i>", "?", "José Ortega y Gasset, X"),
            ("Book of Proverbs, ch. 3", "?", "Book of Proverbs, ch. 3"),
            ("New York Times, 4 May 1999", "?", "New York Times, 4 May 1999"),
            ("Radio Interview, <i>Fresh Air</i>", "?", "Radio Interview, Fresh Air"),
            ("Letter To Someone, 1904", "?", "Letter To Someone, 1904"),
            ("Chinese Proverb, unknown", "?", "Chinese Proverb, unknown"),
            ("BBC TWO, 1999", "?", "BBC TWO, 1999"), ("Plato, <i>Apology</i>", "?", "Plato, Apology"),
            ("As quoted in <i>Newsweek</i>", "?", "As quoted in Newsweek"),
            ("A B C D E F, <i>X</i>", "?", "A B C D E F, X"),
        ])
    func unlinkedAuthor(source: String, author: String, rest: String) throws {
        let html = "<h2>Quotes</h2><ul><li>One<ul><li>\(source)</li></ul></li></ul>"
        let quotation = try #require(try Self.read(html).first)
        #expect(quotation.author?.name ?? "?" == author)
        let found = quotation.source
        let parts = [found?.work.text, found?.position, found?.date.map { "\($0.year)" }]
        #expect(parts.compactMap(\.self).joined(separator: " ") == rest)
    }

    @Test("Long runs of combining marks do not slow parsing down", .timeLimit(.minutes(30)))
    func marks() throws {
        let marks = "e" + String(repeating: "\u{301}\u{323}", count: 100_000)
        let html = """
            <h2>\(marks)</h2><ul><li>One<ul><li>\(marks), <i>\(marks)</i> \(marks)</li></ul></li></ul>
            """
        #expect(try Self.read(html).map(\.text.text) == ["One"])
    }

    @Test("A film: the page gives the work, the heading the part; a dialogue is one quotation")
    func film() throws {
        #expect(
            try Self.read(Samples.text("wikiquote_film.html")).map(row) == [
                "?: Roads have no end, only inns. [The Long Road; Anna Berg]",
                "?: Anna: Which way?\nCarl: [pointing] Both. [The Long Road]",
                "?: Anna: And then?\nCarl: Then we walk. [The Long Road]",
            ])
    }

    @Test(
        "A section of doubtful quotes, or without quotes, is omitted with its subsections",
        arguments: [
            "Misattributed", "Disputed", "Attributed", "Quotes misattributed to Bierce", "Misquotations", "Unsourced",
            "<i>Disputed</i>", "DISPUTED", "See also", "External links", "Cast", "Notes", "References",
        ])
    func sections(heading: String) throws {
        let html = """
            <h2>Quotes</h2><ul><li>One</li></ul><h2>\(heading)</h2><ul><li>Two</li></ul>
            <h3>Part</h3><ul><li>Three</li></ul><dl><dd>Four</dd><dd>Five</dd></dl><h2>More</h2><ul><li>Six</li></ul>
            """
        #expect(try Self.read(html).map(\.text.text) == ["One", "Six"])
    }

    @Test("A page in another language is rejected, because its headings of doubtful sections are unknown")
    func language() {
        let quotes = "<h2>Zugeschrieben</h2><ul><li>Eins</li></ul>"
        for html in ["<html lang=de><body>\(quotes)", "<html><body lang=\"fr\">\(quotes)"] {
            #expect(refusal { () throws(DocumentFailure) in try Self.read(html) }?.contains("not in English") == true)
        }
        #expect(refusal { () throws(DocumentFailure) in try Self.read("<body lang=en-GB>\(quotes)") } == nil)
    }

    @Test("Every document without quotations is rejected", arguments: Samples.hostile.map(\.text))
    func refused(text: String) {
        #expect(refusal { () throws(DocumentFailure) in try Self.read(text) } != nil)
    }

    @Test("Quotations over the maximum length are omitted; a page with too many is rejected")
    func bounds() throws {
        let long = String(repeating: "a", count: 3001)
        #expect(try Self.read("<h2>Q</h2><ul><li>\(long)</li><li>One</li></ul>").count == 1)
        let items = (0...10_000).map { "<li>Quote \($0)</li>" }.joined()
        let message = refusal { () throws(DocumentFailure) in try Self.read("<h2>Q</h2><ul>\(items)</ul>") }
        #expect(message?.contains("more than 10000 quotations") == true)
        let deep = String(repeating: "<ul><li>", count: 300)
        #expect(refusal { () throws(DocumentFailure) in try Self.read("<h2>Q</h2>\(deep)x") } != nil)
    }

    @Test("A page of 1.5 MB is parsed completely")
    func large() throws {
        let padding = String(repeating: "word ", count: 90)
        let items = (0..<2500).map { number in
            "<li id=\"mw\(number)\">Quote \(number) \(padding)<ul><li><a rel=\"mw:WikiLink\" href=\"./A\">A</a>, "
                + "<i>Book \(number)</i> (1900), p. \(number)</li></ul></li>"
        }
        let html = "<section><h2>Quotes</h2><ul>\(items.joined(separator: "\n"))</ul></section>"
        #expect(html.utf8.count > 1_400_000)
        let quotations = try Self.read(html)
        #expect(quotations.count == 2500)
        #expect(quotations.last?.source?.position == "p. 2499")
    }

    @Test("Hostile text is kept unchanged in every place of a quotation")
    func naughty() throws {
        for text in try Samples.naughtyStrings() {
            let (escaped, expected) = (Samples.escaped(text), ProseText.collapsed(text))
            let html = """
                <h2>Quotes</h2><ul><li>x \(escaped)<ul><li><a rel="mw:WikiLink" href="./A">x \(escaped) x</a>, \
                <i>x \(escaped) x</i></li></ul></li></ul>
                """
            let quotation = try #require(try Self.read(html, title: text).first)
            #expect(quotation.text.text == ProseText.collapsed("x \(expected)"))
            #expect(quotation.author?.name == ProseText.collapsed("x \(expected) x"))
            #expect(
                quotation.source.map { "\($0.work.text.unicodeScalars.prefix(250))" }
                    == "\(ProseText.collapsed("x \(expected) x").unicodeScalars.prefix(250))")
        }
    }
}
