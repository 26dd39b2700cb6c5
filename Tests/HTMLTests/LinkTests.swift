import HTML
import Support
import Testing

@Suite("Link")
struct LinkTests {
    @Test("Segments, query and fragment are joined")
    func parts() {
        #expect(Link(segments: []).description == "/")
        #expect(Link(segments: ["holidays", "DE", "2026"]).description == "/holidays/DE/2026")
        let link = Link(segments: ["holidays", "GB"], query: [("region", "ENG"), ("type", "")], fragment: "may")
        #expect(link.description == "/holidays/GB?region=ENG&type=#may")
        #expect(Link(segments: [], query: [("q", "x")]).description == "/?q=x")
        #expect(Link.fragment("main").description == "#main")
    }

    @Test(
        "All characters except unreserved ones are percent-encoded as UTF-8 (RFC 3986)",
        arguments: [
            ("a b", "a%20b"), ("a+b", "a%2Bb"), ("a/b", "a%2Fb"), ("a\\b", "a%5Cb"), ("a?b#c", "a%3Fb%23c"),
            ("50%", "50%25"), ("a&b=c", "a%26b%3Dc"), ("Côte", "C%C3%B4te"), ("🇩🇪", "%F0%9F%87%A9%F0%9F%87%AA"),
            ("\0\n", "%00%0A"), ("a-._~9Z", "a-._~9Z"), ("\"\u{301}", "%22%CC%81"), ("x:y@z", "x%3Ay%40z"),
        ])
    func encoding(text: String, encoded: String) {
        #expect(Link(segments: [text]).description == "/\(encoded)")
        #expect(Link(segments: [], query: [(text, text)]).description == "/?\(encoded)=\(encoded)")
        #expect(Link(segments: [], fragment: text).description == "/#\(encoded)")
        #expect(Link.fragment(text).description == "#\(encoded)")
    }

    @Test("Each ASCII character is encoded by the same rule wherever it is", arguments: [1, 3, 4, 7, 8, 9, 16, 17, 25])
    func places(length: Int) {
        // Eight bytes are looked at together.
        let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
        for byte in UInt8(0)..<128 {
            let digits = String(byte, radix: 16, uppercase: true)
            let encoded = "%\(byte < 16 ? "0" : "")\(digits)"
            for place in 0..<length {
                let (before, after) = (
                    String(repeating: "a", count: place), String(repeating: "z", count: length - place - 1)
                )
                let text = before + String(UnicodeScalar(byte)) + after
                let expected = before + (unreserved.contains(byte) ? String(UnicodeScalar(byte)) : encoded) + after
                #expect(Link.fragment(text).description == "#" + expected)
            }
        }
    }

    @Test("A short segment is printed like that text: each byte at each place, dots, what follows a hyphen")
    func shortSegments() {
        func check(_ bytes: [UInt8]) {
            let word = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            // The printer ignores the bytes above the characters.
            let noise = bytes.count < 8 ? UInt64(0x2F2F_2F2F_2F2F_2F2F) << UInt64(8 * bytes.count) : 0
            let text = String(decoding: bytes, as: UTF8.self)
            for word in [word, word | noise] {
                #expect(Link { $0.segment(word, count: bytes.count) } == Link(segments: [text]))
                #expect(Link { $0.segment(word, count: bytes.count, hyphen: "é") } == Link(segments: ["\(text)-é"]))
            }
        }
        for length in 1...8 {
            for byte in UInt8(0)..<128 {
                for place in 0..<length {
                    var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: length)
                    bytes[place] = byte
                    check(bytes)
                }
            }
        }
        check(Array(".".utf8))
        check(Array("..".utf8))
        check(Array("ü".utf8))
    }

    @Test("A segment has at least one and at most eight characters, whatever is asked", arguments: [-1, 0, 9, Int.max])
    func lengths(count: Int) {
        let link = Link { $0.segment(0x6867_6665_6463_6261, count: count) }
        #expect(link.description == (count < 1 ? "/a" : "/abcdefgh"))
    }

    @Test("Short segments are printed whole, at the end of the memory too", arguments: 54...60)
    func room(count: Int) {
        let link = Link { parts in
            for _ in 0..<count { parts.segment(0x6867_6665_6463_6261, count: 8) }
        }
        // Nine bytes each, of 512.
        #expect(link.description == String(repeating: "/abcdefgh", count: count))
    }

    @Test("An extension follows the last segment, before the query")
    func fileExtension() {
        let link = Link { parts in
            parts.segment(0x6261, count: 2)
            parts.fileExtension("json")
            parts.item("c", "d&")
        }
        #expect(link.description == "/ab.json?c=d%26")
    }

    @Test("Empty segments are dropped, and dot segments encoded twice (URL Standard, section 4.1)")
    func dots() {
        #expect(Link(segments: ["", "evil.example"]).description == "/evil.example")
        #expect(Link(segments: ["a", "", "b", ""]).description == "/a/b")
        #expect(Link(segments: [""]).description == "/")
        #expect(Link(segments: ["a", ".."]).description == "/a/%252E%252E")
        #expect(Link(segments: [".", "a"]).description == "/%252E/a")
        #expect(Link(segments: ["..."]).description == "/...")
        #expect(Link(segments: ["%2e%2e"]).description == "/%252e%252e")
    }

    @Test("No string leads off the host, up, or into another part of the address", arguments: HostileStrings.all)
    func hostile(string: String) {
        check(segments: ["a", string], query: [("q", string)])
        check(segments: [string], query: [(string, "x")])
        check(segments: [string, string], query: [])
    }

    @Test("5,000 random strings lead nowhere else either")
    func random() {
        var generator = SplitMix64(seed: 2)
        for _ in 0..<5_000 {
            let segments = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in generator.text(upTo: 4) }
            let query = (0..<Int.random(in: 0..<3, using: &generator)).map { _ in
                (name: generator.text(upTo: 4), value: generator.text(upTo: 4))
            }
            check(segments: segments, query: query)
        }
    }

    @Test("An address is what one gets byte by byte, from parts and from arrays of them")
    func printing() {
        var generator = SplitMix64(seed: 14)
        let plain = "the-quick-brown-fox-jumps-over-13-lazy-dogs"
        for _ in 0..<5_000 {
            // Plain bytes before, between and after the others, in all lengths.
            let text =
                String(plain.prefix(Int.random(in: 0...43, using: &generator))) + generator.text(upTo: 2)
                + String(plain.suffix(Int.random(in: 0...43, using: &generator)))
            let other = generator.text(upTo: 3)
            let link = Link { printer in
                printer.segment(text)
                printer.segment(0x33_302D_3031, count: 5, hyphen: other)
                printer.item(other, text)
                printer.item("q", other)
            }
            let arrays = Link(segments: [text, "10-03-\(other)"], query: [(other, text), ("q", other)])
            #expect(link == arrays)
            let segment = text.utf8.isEmpty ? "" : "/\(encoded(text))"
            let query = "?\(encoded(other))=\(encoded(text))&q=\(encoded(other))"
            #expect(link.description == "\(segment)/10-03-\(encoded(other))\(query)")
        }
        #expect(Link { _ in }.description == "/")
        #expect(Link { $0.item("a", "b") }.description == "/?a=b")
        #expect(Link { $0.segment("..") }.description == "/%252E%252E")
        #expect(Link { $0.fragment("é") }.description == "/#%C3%A9")
    }

    /// Encodes a text byte by byte. Not for `.` and `..` alone.
    private func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            let digits = String(byte, radix: 16, uppercase: true)
            return switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                String(UnicodeScalar(byte))
            default: byte < 16 ? "%0\(digits)" : "%\(digits)"
            }
        }.joined()
    }

    @Test("A query that is printed once is that of each link")
    func printedQuery() {
        let queries: [[(String, String)]] = [
            [], [("a", "b")], [("a", "é&"), ("", "")], [("q", String(repeating: "é", count: 400)), ("b", "c")],
        ]
        for items in queries {
            func print(_ parts: inout AddressPrinter) {
                for item in items { parts.item(item.0, item.1) }
            }
            let query = PrintedQuery(printing: print)
            let link = Link { parts in
                parts.segment("x")
                parts.query(query)
            }
            #expect(link == Link(segments: ["x"], query: items.map { (name: $0.0, value: $0.1) }))
        }
    }

    @Test("A long address is whole, whatever its memory was at first")
    func long() {
        for count in [1, 100, 160, 171, 172, 400, 700, 5_000, 40_000] {
            let text = String(repeating: "é", count: count)
            let address = "/" + String(repeating: "%C3%A9", count: count)
            #expect(Link { $0.segment(text) }.description == address, "\(count)")
            #expect(Link(segments: [text]).description == address, "\(count)")
        }
    }

    @Test("Links are equal when their addresses are")
    func equality() {
        #expect(Link(segments: ["a"]) == Link(segments: ["a", ""]))
        #expect(Link(segments: ["a"]) != Link(segments: ["b"]))
        #expect(Set([Link.fragment("a"), Link.fragment("a")]).count == 1)
    }

    /// Parses the printed address and compares its parts with the input.
    private func check(segments: [String], query: [(name: String, value: String)]) {
        let address = Link(segments: segments, query: query).description
        #expect(address.utf8.allSatisfy { 0x21...0x7E ~= $0 && !"\"'<>\\`".utf8.contains($0) }, "\(address)")
        #expect(address.hasPrefix("/") && !address.hasPrefix("//"), "\(address)")
        #expect(!address.contains("#"))

        let parts = address.split(separator: "?", omittingEmptySubsequences: false)
        #expect(parts.count == (query.isEmpty ? 1 : 2))
        let printed = parts[0].split(separator: "/").map(decoded)
        let isDots = { (segment: String) in segment == "." || segment == ".." }
        #expect(printed.allSatisfy { !isDots($0) })
        let plain = segments.filter { !$0.isEmpty }
        #expect(printed.count == plain.count)
        for (found, expected) in zip(printed, plain) where !isDots(expected) {
            #expect(found.utf8.elementsEqual(expected.utf8))
        }

        let items = parts.count == 2 ? parts[1].split(separator: "&", omittingEmptySubsequences: false) : []
        #expect(items.count == query.count)
        for (item, expected) in zip(items, query) {
            let sides = item.split(separator: "=", omittingEmptySubsequences: false).map(decoded)
            #expect(sides.count == 2)
            #expect(sides[0].utf8.elementsEqual(expected.name.utf8))
            #expect(sides[1].utf8.elementsEqual(expected.value.utf8))
        }
    }

    private func decoded(_ text: some StringProtocol) -> String {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
