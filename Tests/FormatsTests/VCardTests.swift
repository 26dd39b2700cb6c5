import Formats
import Testing

@Suite("vCard")
struct VCardTests {
    private func lines(_ card: VCard) -> [String] {
        String(decoding: card.rendered(), as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    @Test("F1 A card begins with its version and has what is known of the person")
    func card() {
        var card = VCard(fullName: "Jane Austen")
        card.familyName = "Austen"
        card.givenName = "Jane"
        card.additionalName = "de; la"
        card.role = "novelist, letter writer"
        card.birth = VCardDate(year: 1775, month: 12, day: 16)
        card.death = VCardDate(year: 1817)
        card.address = VCard.Address(
            street: "8 College Street; rear", locality: "Winchester", country: "United Kingdom")
        card.note = "Wrote \\ read.\nTwice."
        card.identifier = "urn:uuid:3f2504e0-4f89-81d3-9a0c-0305e82c3301"
        card.photo = "https://a.example/p"
        card.page = "https://a.example/q"
        card.source = "https://a.example/s"
        #expect(
            lines(card) == [
                "BEGIN:VCARD", "VERSION:4.0", "PRODID:-//Almanac//Almanac//EN", "KIND:individual",
                "UID:urn:uuid:3f2504e0-4f89-81d3-9a0c-0305e82c3301", "FN:Jane Austen", "N:Austen;Jane;de\\; la;;",
                "ROLE:novelist\\, letter writer", "BDAY:17751216", "DEATHDATE:1817",
                "ADR:;;8 College Street\\; rear;Winchester;;;United Kingdom", "NOTE:Wrote \\\\ read.\\nTwice.",
                "PHOTO:https://a.example/p", "URL:https://a.example/q", "SOURCE:https://a.example/s", "END:VCARD", "",
            ])
        #expect(
            lines(VCard(fullName: "")) == [
                "BEGIN:VCARD", "VERSION:4.0", "PRODID:-//Almanac//Almanac//EN", "KIND:individual", "FN:?", "END:VCARD",
                "",
            ])
    }

    @Test("Dates are known to the day, the month or the year; circa and BC are texts")
    func dates() {
        func line(_ date: VCardDate) -> String {
            var card = VCard(fullName: "A")
            card.birth = date
            return lines(card)[5]
        }
        #expect(line(VCardDate(year: 1815, month: 12, day: 10)) == "BDAY:18151210")
        #expect(line(VCardDate(year: 1815, month: 2)) == "BDAY:1815-02")
        #expect(line(VCardDate(year: 121)) == "BDAY:0121")
        #expect(line(VCardDate(year: 1)) == "BDAY:0001")
        #expect(line(VCardDate(year: 0)) == "BDAY;VALUE=text:1 BC")
        #expect(line(VCardDate(year: -398, isApproximate: true)) == "BDAY;VALUE=text:circa 399 BC")
        #expect(line(VCardDate(year: -43, month: 3, day: 15)) == "BDAY;VALUE=text:44-03-15 BC")
        #expect(line(VCardDate(year: 95, month: 4, isApproximate: true)) == "BDAY;VALUE=text:circa 95-04")
        #expect(line(VCardDate(year: 10_000)) == "BDAY;VALUE=text:10000")
    }

    @Test("A line has at most 75 bytes, and is never folded within a character")
    func folding() {
        for length in 60...160 {
            for filler in ["a", "é", "日", "👩", "\\"] {
                var card = VCard(fullName: "A")
                card.note = String(repeating: "x", count: length % 7) + String(repeating: filler, count: length)
                let bytes = card.rendered()
                for line in bytes.split(separator: 10) {
                    #expect(line.last == 13 && line.count <= 76)
                    #expect(String(validating: line, as: UTF8.self) != nil)
                }
                let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n ", with: "")
                let note = (card.note ?? "").replacing("\\", with: "\\\\")
                #expect(text.contains("\r\nNOTE:\(note)\r\n"))
            }
        }
    }

    @Test("No text adds a line")
    func hostile() {
        let hostile = "a\r\nb\rc\nd\u{2028}e\u{85}f\u{0}g\u{7F}h\u{B}\ti"
        var card = VCard(fullName: hostile)
        card.familyName = hostile
        card.role = hostile
        card.note = hostile
        card.identifier = "urn:a\r\nb é"
        card.address = VCard.Address(locality: hostile)
        let clean = "a\\nb\\nc\\nd\\ne\\nfgh\\n i"
        #expect(
            lines(card) == [
                "BEGIN:VCARD", "VERSION:4.0", "PRODID:-//Almanac//Almanac//EN", "KIND:individual", "UID:urn:ab",
                "FN:\(clean)", "N:\(clean);;;;", "ROLE:\(clean)", "ADR:;;;\(clean);;;", "NOTE:\(clean)", "END:VCARD",
                "",
            ])
    }
}
