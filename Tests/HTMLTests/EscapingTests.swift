import HTML
import Support
import Testing

@Suite("Escaping")
struct EscapingTests {
    @Test("Text: & < > are escaped; quotes are harmless there")
    func text() {
        #expect(written { $0.text("a & b < c > d \" e ' f") } == "a &amp; b &lt; c &gt; d \" e ' f")
    }

    @Test("Attribute: & < > and both kinds of quotes are escaped")
    func attribute() {
        let expected = "a &amp; b &lt; c &gt; d &quot; e &#39; f"
        #expect(written { $0.attribute("a & b < c > d \" e ' f") } == expected)
    }

    @Test("Escaped text is escaped again, so the reader sees the original text")
    func escapedTwice() {
        #expect(written { $0.text("&lt;") } == "&amp;lt;")
    }

    @Test(
        "Bytes, not Characters: a quote is escaped even if a mark combines with it",
        arguments: [
            "\u{301}", "\u{200D}", "\u{FE0F}", "\u{20E3}",
        ])
    func combining(mark: String) {
        #expect(written { $0.attribute("\"\(mark)") } == "&quot;\(mark)")
        #expect(written { $0.text("<\(mark)") } == "&lt;\(mark)")
    }

    @Test("Controls become U+FFFD, except tab, newline, form feed and carriage return")
    func controls() {
        for value in UInt32(0)..<0x20 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let isAllowed = [0x09, 0x0A, 0x0C, 0x0D].contains(value)
            #expect(written { $0.text("a\(scalar)b") } == (isAllowed ? "a\(scalar)b" : "a\u{FFFD}b"))
        }
        #expect(written { $0.text("\u{7E}\u{7F}\u{80}\u{9F}\u{A0}") } == "\u{7E}\u{FFFD}\u{FFFD}\u{FFFD}\u{A0}")
    }

    @Test("Noncharacters of every plane become U+FFFD; the characters next to them stay")
    func noncharacters() {
        let block = text([0xFDCF, 0xFDD0, 0xFDEF, 0xFDF0])
        #expect(written { $0.text(block) } == "\u{FDCF}\u{FFFD}\u{FFFD}\u{FDF0}")
        for plane in UInt32(0)...0x10 {
            let first = text([plane << 16 | 0xFFFD])
            let others = text([plane << 16 | 0xFFFE, plane << 16 | 0xFFFF])
            #expect(written { $0.text(first + others) } == first + "\u{FFFD}\u{FFFD}")
        }
    }

    @Test("Hostile strings are escaped by the rules, scalar by scalar", arguments: HostileStrings.all)
    func hostile(string: String) {
        #expect(written { $0.text(string) } == reference(string, quotes: false))
        #expect(written { $0.attribute(string) } == reference(string, quotes: true))
    }

    @Test("5,000 random strings are escaped by the rules")
    func random() {
        var generator = SplitMix64(seed: 1)
        for _ in 0..<5_000 {
            let string = generator.text(upTo: 20)
            #expect(written { $0.text(string) } == reference(string, quotes: false))
            #expect(written { $0.attribute(string) } == reference(string, quotes: true))
        }
    }

    @Test("Every scalar up to U+00FF is escaped by the rules, wherever in a long text it occurs", arguments: 0..<17)
    func position(index: Int) {
        for value in UInt32(0)...0xFF {
            let string =
                String(repeating: "a", count: index) + text([value]) + String(repeating: "z", count: 16 - index)
            #expect(written { $0.text(string) } == reference(string, quotes: false))
            #expect(written { $0.attribute(string) } == reference(string, quotes: true))
        }
    }

    @Test("Pieces of every length are copied completely")
    func lengths() {
        let letters = "abcdefghijklmnopqrstuvwxyz0123456789ABCD"
        for count in 0...40 {
            let piece = String(letters.prefix(count))
            #expect(
                written {
                    $0.text(piece); $0.text("|"); $0.text(piece)
                } == "\(piece)|\(piece)")
        }
    }

    @Test("Long runs between escaped characters are copied completely")
    func runs() {
        let run = String(repeating: "ä", count: 10_000)
        #expect(written { $0.text("&\(run)<\(run)>") } == "&amp;\(run)&lt;\(run)&gt;")
        #expect(written { $0.text(run) } == run)
    }

    /// Returns text of these scalars; Swift's literals do not allow noncharacters.
    private func text(_ values: [UInt32]) -> String {
        String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init)))
    }

    /// A slow reference implementation of the rules: HTML Standard, section 13.1.4; Infra Standard, section 4.5.
    private func reference(_ text: String, quotes: Bool) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;".unicodeScalars
            case "<": result += "&lt;".unicodeScalars
            case ">": result += "&gt;".unicodeScalars
            case "\"" where quotes: result += "&quot;".unicodeScalars
            case "'" where quotes: result += "&#39;".unicodeScalars
            case "\t", "\n", "\r", "\u{C}": result.append(scalar)
            case _ where scalar.properties.generalCategory == .control: result.append("\u{FFFD}")
            case _ where scalar.properties.isNoncharacterCodePoint: result.append("\u{FFFD}")
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}

/// Returns the output of the writer as text.
func written(_ write: (inout HTMLWriter) -> Void) -> String {
    var writer = HTMLWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
}
