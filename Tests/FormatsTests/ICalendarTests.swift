import Formats
import Testing

@Suite("iCalendar")
struct ICalendarTests {
    private let august = ICalendar.Moment((2026, 8, 1))

    private func calendar(_ write: (inout ICalendarProperties) -> Void) -> String {
        let bytes = ICalendar.document(product: "-//Test//EN") { _ in
        } events: { events in
            events.event(uid: "a@b", stamp: august, first: (2026, 12, 31), end: (2027, 1, 1), write)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the lines of the text property `X`, with the line breaks between them.
    private func lines(of value: String) throws -> String {
        let text = calendar { $0.text("X", value) }.utf8
        let start = try #require(text.firstRange(of: Array("\r\nX:".utf8))?.upperBound)
        let end = try #require(text[start...].firstRange(of: Array("\r\nEND:VEVENT".utf8))?.lowerBound)
        return "X:" + String(decoding: text[start..<end], as: UTF8.self)
    }

    /// What a reader gets: unfolded as bytes, then unescaped.
    private func read(_ lines: String) -> String {
        var value: [UInt8] = []
        var isEscaped = false
        for byte in Array(lines.utf8.dropFirst(2)).replacing(Array("\r\n ".utf8), with: []) {
            if isEscaped {
                value.append(byte == UInt8(ascii: "n") ? 0x0A : byte)
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else {
                value.append(byte)
            }
        }
        return String(decoding: value, as: UTF8.self)
    }

    @Test("F3 A calendar without events has a component all the same: the time zone UTC, which others do not have")
    func empty() {
        let bytes = ICalendar.document(product: "-//Test//EN") {
            $0.text("NAME", "Nothing")
        } events: { _ in
        }
        let expected = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", "CALSCALE:GREGORIAN", "NAME:Nothing",
            "BEGIN:VTIMEZONE", "TZID:UTC", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0000",
            "TZOFFSETTO:+0000", "END:STANDARD", "END:VTIMEZONE", "END:VCALENDAR", "",
        ]
        #expect(String(decoding: bytes, as: UTF8.self) == expected.joined(separator: "\r\n"))
        #expect(!calendar { $0.text("X", "y") }.contains("VTIMEZONE"))
    }

    @Test("F3 A calendar and an event have what RFC 5545 asks for, and no METHOD; DTEND is the day after")
    func document() {
        let bytes = ICalendar.document(product: "-//Test//EN") { calendar in
            calendar.text("NAME", "Days, off")
            calendar.duration("REFRESH-INTERVAL", days: 1)
            calendar.duration("X-PUBLISHED-TTL", days: 1, isTyped: false)
            calendar.address("SOURCE", "https://a.example/b;c,d.ics?e=f", isTyped: true)
        } events: { events in
            events.event(uid: "DE@x", stamp: august, first: (2026, 2, 28), end: (2026, 3, 1)) { event in
                event.moment("LAST-MODIFIED", august)
                event.texts("CATEGORIES", ["Holidays", "Half day, or so"])
                event.texts("RESOURCES", [])
                event.word("STATUS", "TENTATIVE")
                event.number("SEQUENCE", 0)
            }
        }
        let expected = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", "CALSCALE:GREGORIAN", #"NAME:Days\, off"#,
            "REFRESH-INTERVAL;VALUE=DURATION:P1D", "X-PUBLISHED-TTL:P1D",
            "SOURCE;VALUE=URI:https://a.example/b;c,d.ics?e=f", "BEGIN:VEVENT", "UID:DE@x",
            "DTSTAMP:20260801T000000Z", "DTSTART;VALUE=DATE:20260228", "DTEND;VALUE=DATE:20260301",
            "LAST-MODIFIED:20260801T000000Z", #"CATEGORIES:Holidays,Half day\, or so"#, "STATUS:TENTATIVE",
            "SEQUENCE:0", "END:VEVENT", "END:VCALENDAR", "",
        ]
        #expect(String(decoding: bytes, as: UTF8.self) == expected.joined(separator: "\r\n"))
    }

    @Test(
        "F3 A moment has its second of the day, of the stamp of an event too",
        arguments: [(0, "T000000Z"), (1, "T000001Z"), (45_296, "T123456Z"), (86_399, "T235959Z")])
    func moments(second: Int, text: String) {
        let bytes = ICalendar.document(product: "x") { _ in
        } events: {
            let stamp = ICalendar.Moment((2026, 8, 1), second: second)
            $0.event(uid: "a", stamp: stamp, first: (2026, 12, 31), end: (2027, 1, 1)) { event in
                event.moment("LAST-MODIFIED", ICalendar.Moment((2026, 8, 2), second: second))
            }
        }
        let found = String(decoding: bytes, as: UTF8.self)
        #expect(found.contains("DTSTAMP:20260801\(text)\r\n") && found.contains("LAST-MODIFIED:20260802\(text)\r\n"))
    }

    @Test(
        "F3 An event that begins at a time ends at midnight, and is never empty",
        arguments: [
            (13, 0, "DTSTART:20261231T130000\r\nDTEND:20270101T000000\r\n"),
            (23, 59, "DTSTART:20261231T235900\r\nDTEND:20270101T000000\r\n"),
        ])
    func times(hour: Int, minute: Int, lines: String) {
        let bytes = ICalendar.document(product: "x") { _ in
        } events: {
            $0.event(
                uid: "a", stamp: august, first: (2026, 12, 31), end: (2027, 1, 1), begins: (hour, minute)
            ) { _ in }
        }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains(lines), "\(text)")
    }

    @Test(
        "An end that is not after the first day, or cannot be written, is left out",
        arguments: [(2026, 12, 31), (2025, 1, 1), (10_000, 1, 1)])
    func end(year: Int, month: Int, day: Int) {
        let bytes = ICalendar.document(product: "x") { _ in
        } events: {
            $0.event(uid: "a", stamp: august, first: (2026, 12, 31), end: (year, month, day)) { _ in }
        }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("DTSTART;VALUE=DATE:20261231\r\nEND:VEVENT"))
    }

    @Test(
        "Commas, semicolons, backslashes and line breaks of every kind are escaped; controls are dropped",
        arguments: [
            (#"a,b;c\d"#, #"a\,b\;c\\d"#), ("a:b\"c", "a:b\"c"), ("a\nb\r\nc\rd", #"a\nb\nc\nd"#),
            ("a\u{B}b\u{C}c\u{85}d\u{2028}e\u{2029}f", #"a\nb\nc\nd\ne\nf"#), ("a\tb", "a b"),
            ("\u{0}a\u{7}b\u{1B}c\u{7F}d\u{80}e\u{9F}f", "abcdef"),
            ("\u{A0}é\u{2027}\u{202F}日", "\u{A0}é\u{2027}\u{202F}日"),
            ("שלום, עולם", #"שלום\, עולם"#), ("", ""), ("END:VEVENT\r\nBEGIN:VEVENT", #"END:VEVENT\nBEGIN:VEVENT"#),
        ])
    func escaping(value: String, written: String) throws {
        // By bytes: to Swift, CRLF is one character.
        #expect(try lines(of: value).utf8.elementsEqual("X:\(written)".utf8))
    }

    @Test("Each character is escaped by the same rule wherever it is", arguments: [1, 3, 4, 7, 8, 9, 16, 17, 25])
    func places(length: Int) throws {
        // Eight bytes are looked at together.
        for byte in UInt8(0)..<128 {
            let scalar = String(UnicodeScalar(byte))
            let written =
                switch byte {
                case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","): "\\" + scalar
                case 0x0A...0x0D: "\\n"
                case 0x09: " "
                case ..<0x20, 0x7F: ""
                default: scalar
                }
            for place in 0..<length {
                let (before, after) = (
                    String(repeating: "a", count: place), String(repeating: "z", count: length - place - 1)
                )
                #expect(try lines(of: before + scalar + after) == "X:" + before + written + after)
            }
        }
    }

    @Test("Controls cannot leave an address")
    func address() {
        let text = calendar { $0.address("URL", "https://a.example/\r\nEND:VEVENT\u{0}") }
        #expect(text.contains("URL:https://a.example/END:VEVENT\r\n"))
    }

    @Test("A line has 75 octets at most, with the space of the fold", arguments: 70...80)
    func limit(length: Int) throws {
        let folded = try lines(of: String(repeating: "x", count: length - 2))
        let lengths = folded.split(separator: "\r\n").map(\.utf8.count)
        #expect(lengths == (length <= 75 ? [length] : [75, length - 74]))
    }

    @Test(
        "F3 A fold is between characters, and inside no emoji, no escape and no flag, wherever it falls",
        arguments: ["👨‍👩‍👧‍👦", "👩🏽‍🚀", "🇩🇪", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "e\u{301}", "日", "नि", "\\", ",", "ש", "1️⃣"])
    func characters(character: String) throws {
        for indent in 0..<80 {
            let value = String(repeating: "x", count: indent) + String(repeating: character, count: 40)
            let folded = try lines(of: value)
            #expect(read(folded).utf8.elementsEqual(value.utf8))
            for line in folded.split(separator: "\r\n") {
                #expect(line.utf8.count <= 75)
                let text = line.drop { $0 == " " }
                // What is on a line are whole characters: without them and the indent, nothing is left.
                let escaped = [",", "\\"].contains(character) ? "\\\(character)" : character
                #expect(text.replacing(escaped, with: "").trimmingPrefix("X:").allSatisfy { $0 == "x" }, "\(folded)")
            }
        }
    }

    @Test("A character longer than a line is folded between its scalars")
    func longCharacter() throws {
        let value = "e" + String(repeating: "\u{301}", count: 500)
        let folded = try lines(of: value)
        #expect(read(folded).utf8.elementsEqual(value.utf8))
        for line in folded.utf8.split(separator: 0x0A) {
            #expect(line.count <= 76)
            #expect(String(validating: line, as: UTF8.self) != nil)
        }
    }

    @Test("A fold has no space beside it if another place is near, so that readers that strip lines lose none")
    func spaces() throws {
        for indent in 0..<80 {
            let value = String(repeating: "x", count: indent) + String(repeating: " word", count: 40)
            let folded = try lines(of: value)
            #expect(read(folded) == value)
            #expect(!folded.contains(" \r\n") && !folded.contains("\r\n  "))
        }
    }

    @Test("5,000 mixtures come back, and every line is short")
    func mixtures() throws {
        var random = SystemRandomNumberGenerator()
        let pieces = ["👨‍👩‍👧‍👦", ",", ";", "\\", "\n", " ", "é", "日", "a", "\u{10FFFF}", "ש", "🇩", "\u{301}"]
        for _ in 0..<5_000 {
            let value = (0..<Int.random(in: 0..<120)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let folded = try lines(of: value)
            #expect(read(folded).utf8.elementsEqual(value.utf8))
            #expect(folded.utf8.split(separator: 0x0A).allSatisfy { $0.count <= 76 })
        }
    }
}
