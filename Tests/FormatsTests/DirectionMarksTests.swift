import Testing

@testable import Formats

@Suite("Marks of direction in texts for programs")
struct DirectionMarksTests {
    private static let texts: [(text: String, written: String)] = [
        ("\u{202E}gnp.exe", "gnp.exe"), ("a\u{202A}b\u{202B}c\u{202C}d\u{202D}e\u{202E}f", "abcdef"),
        // Isolates that are closed affect only what is between them.
        ("\u{2068}עולם\u{2069}: 3", "\u{2068}עולם\u{2069}: 3"),
        ("\u{2066}a\u{2067}b\u{2069}\u{2069}", "\u{2066}a\u{2067}b\u{2069}\u{2069}"),
        ("\u{2067}open", "open"), ("shut\u{2069}", "shut"), ("\u{2069}\u{2066}", ""),
        ("\u{2068}a\u{2069}\u{2067}b", "ab"), ("\u{2068}\u{202E}a\u{2069}", "\u{2068}a\u{2069}"),
        // Characters that names need, and neighbours of the marks.
        (
            "\u{200E}\u{200F}\u{61C}\u{200D}\u{2029}\u{202F}\u{2065}\u{206A}“–”",
            "\u{200E}\u{200F}\u{61C}\u{200D}\u{2029}\u{202F}\u{2065}\u{206A}“–”"
        ),
        ("", ""), ("plain", "plain"),
    ]

    @Test("A mark that reaches beyond its text is left out; all others stay", arguments: texts)
    func contained(text: String, written: String) {
        #expect(DirectionMarks.contained(text).utf8.elementsEqual(written.utf8))
    }

    @Test("Every format leaves them out")
    func formats() {
        let name = "\u{202E}Neujahr\u{2067}"
        let documents = [
            JSONObject.document { $0.member("a", name) },
            ICalendar.document(product: name) {
                $0.text("NAME", name)
            } events: { _ in
            },
            CSVTable.document(columns: ["a"], [name]) { $1.cell($0) },
            XMLElement.document("a", namespace: "urn:a") {
                $0.attribute("b", name)
                $0.text(name)
            },
        ]
        for bytes in documents {
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(text.contains("Neujahr"), "\(text)")
            #expect(!text.unicodeScalars.contains { 0x202A...0x202E ~= $0.value || 0x2066...0x2069 ~= $0.value })
        }
    }
}
