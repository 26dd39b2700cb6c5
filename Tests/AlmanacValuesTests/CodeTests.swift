import AlmanacValues
import Testing

@Suite("Codes and names")
struct CodeTests {
    @Test("A country code is two ASCII letters, printed in upper case")
    func countryCode() {
        #expect(CountryCode("de")?.description == "DE")
        for text in ["", "D", "DEU", "D1", "ÄB", "D\u{0}", "ＤＥ"] { #expect(CountryCode(text) == nil, "\(text)") }
    }

    @Test("C2 The flag is computed from the code")
    func flag() {
        #expect(CountryCode("DE")?.flag == "🇩🇪")
        #expect(CountryCode("JP")?.flag == "🇯🇵")
    }

    @Test("A region code is short and has plain characters only")
    func regionCode() {
        #expect(RegionCode("eng")?.description == "ENG")
        #expect(RegionCode("N_1-x")?.description == "N_1-X" && RegionCode("BY")?.description == "BY")
        #expect(RegionCode("01") != nil)
        for text in ["", "A B", "<b>", String(repeating: "A", count: 25)] { #expect(RegionCode(text) == nil) }
    }

    @Test(
        "A slug is built from the name's letters and digits",
        arguments: [
            ("German Unity Day", "german-unity-day"), ("New Year's Day", "new-years-day"),
            ("Día de la Constitución", "dia-de-la-constitucion"), ("Gründonnerstag / Ärger", "grundonnerstag-arger"),
            ("Łódź & Ørsted", "lodz-orsted"), ("---", "holiday"), ("", "holiday"),
            ("<script>alert(1)</script>", "script-alert-1-script"),
        ])
    func slugs(name: String, slug: String) {
        #expect(Slug(name).description == slug)
    }

    @Test("Short names of ASCII letters become slugs in one step, the same as word by word")
    func steps() {
        for length in 1...90 {
            let name = String(String(repeating: "New Year's Day 2 ", count: 6).prefix(length))
            // A word without letters leaves no trace, but its character is not of the short way.
            #expect(Slug(name) == Slug(name + " $"), "\(name)")
        }
    }

    @Test("A long name's slug is cut between words")
    func longSlug() {
        let slug = Slug(String(repeating: "holiday ", count: 40)).description
        #expect(slug.utf8.count <= 80)
        #expect(slug.hasSuffix("holiday"))
    }

    @Test(
        "Parsing a printed slug gives the same slug, for every name",
        arguments: [
            String(repeating: "元", count: 500), String(repeating: "İ", count: 500), "ᎠᎡᎢ", "ΟΔΟΣ", "\u{212A}elvin",
            String(repeating: "x", count: 10_000),
        ])
    func readBack(name: String) {
        let slug = Slug(name).numbered(12)
        #expect(Slug(printed: slug.description) == slug)
    }

    @Test("A slug whose lower-case form is too long is rejected")
    func longerInSmallLetters() {
        #expect(Slug(printed: String(repeating: "İ", count: 133)) != nil)
        #expect(Slug(printed: String(repeating: "İ", count: 200)) == nil)
    }

    @Test("A holiday's ID is parsed from its printed form; other texts are rejected")
    func holidayID() throws {
        let date = try #require(CivilDate("2026-10-03"))
        let id = HolidayID(date: date, slug: Slug("German Unity Day"))
        #expect(id.description == "10-03-german-unity-day")
        #expect(HolidayID(id.description) == id)
        #expect(HolidayID("02-29-leap-day") != nil)
        for text in ["", "10-03", "10-03-", "13-01-x", "02-30-x", "1-03-x", "10-03-a b", "10-03-a/b", "--", "aa-bb-c"] {
            #expect(HolidayID(text) == nil, "\(text)")
        }
        for text in ["+1-05-x", "1a-01-x", "01-+1-x", "01\u{301}-01-x", "00-01-x", "01-00-x", "01-32-x"] {
            #expect(HolidayID(text) == nil, "\(text)")
        }
    }

    @Test(
        "A holiday's ID round-trips even if its slug begins with a mark or format character",
        arguments: ["\u{E31}", "\u{93E}x", "\u{200D}", "\u{600}"])
    func markFirst(name: String) throws {
        let slug = try #require(Slug(printed: name))
        let id = HolidayID(date: try #require(CivilDate("2026-01-01")), slug: slug)
        let read = try #require(HolidayID(id.description))
        #expect(read == id && read.description == "01-01-" + name)
    }

    @Test("A9 A holiday has an address even if its name begins with a mark or format character: all of Unicode")
    func everyMark() throws {
        let date = try #require(CivilDate("2026-01-01"))
        var marks = 0
        for value in UInt32(0x80)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value), Self.joinsWhatIsBefore(scalar) else { continue }
            marks += 1
            for name in [String(scalar), String(scalar) + "x"] {
                let id = HolidayID(date: date, slug: Slug(name))
                if HolidayID(id.description) != id { Issue.record("U+\(String(value, radix: 16)): \(id)") }
            }
        }
        #expect(marks > 2000)
    }

    private static func joinsWhatIsBefore(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
        default: scalar.properties.isGraphemeExtend
        }
    }

    @Test("Every code and ID has a maximum length")
    func limits() {
        func text(_ count: Int) -> String { String(repeating: "x", count: count) }
        #expect(HolidayID("01-01-" + text(400)) != nil && HolidayID("01-01-" + text(401)) == nil)
        #expect(Slug(printed: text(400)) != nil && Slug(printed: text(401)) == nil)
        #expect(PersonID(text(100)) != nil && PersonID(text(101)) == nil)
        #expect(RegionCode(text(24)) != nil && RegionCode(text(25)) == nil)
        #expect(CountryCode(text(2)) != nil && CountryCode(text(3)) == nil)
    }
}
