import Documents
import TestSupport
import Testing

@testable import Adapters

@Suite("holidata.net")
struct HolidataTests {
    private static let label = DocumentLabel(name: "US 2026", source: "holidata")

    private func read(_ bytes: [UInt8], _ country: String = "US", in year: Int = 2026) throws -> [String] {
        let locale = try #require(CountryCode(country).flatMap { HolidataLocale($0) })
        return try HolidataDocument.holidays(bytes, in: year, locale: locale, label: Self.label).map { holiday in
            let observed = holiday.observed.map { " → \($0)" } ?? ""
            let regions = holiday.kind.regions.map(\.description).joined(separator: " ")
            return "\(holiday.date)\(observed) \(holiday.kind.name.text) [\(regions)] \(holiday.kind.name.language)"
        }
    }

    private func read(_ content: String) throws -> [String] {
        try read(Array("<?xml version=\"1.0\"?>\n<holidays>\(content)</holidays>".utf8))
    }

    private func holiday(
        _ date: String, _ name: String, region: String = "", type: String? = nil, locale: String = "en-US",
        notes: String = ""
    ) -> String {
        "<holiday><locale>\(locale)</locale><region>\(region)</region><date>\(date)</date>"
            + "<description>\(name)</description><type>\(type ?? (region.isEmpty ? "NF" : "F"))</type>"
            + "<notes>\(notes)</notes></holiday>\n"
    }

    private func refusal(_ content: String) -> String {
        let failure = #expect(throws: DocumentFailure.self) { try read(content) }
        return failure?.description ?? ""
    }

    @Test("The sample is parsed")
    func sample() throws {
        #expect(
            try read(Samples.bytes("holidata_en-US_2026.xml")) == [
                "2026-01-01 New Year's Day [] en", "2026-07-04 Independence Day [] en",
                "2026-11-26 Thanksgiving Day [] en",
            ])
    }

    @Test("Items are sorted, and duplicates are merged, with the regions of both")
    func disorder() throws {
        #expect(
            try read(
                holiday("2026-11-03", "Election Day", region: "NY") + holiday("2026-01-01", "New Year's Day")
                    + holiday("2026-11-03", "Election Day", region: "IL") + holiday("2026-01-01", "New Year's Day"))
                == ["2026-01-01 New Year's Day [] en", "2026-11-03 Election Day [IL NY] en"])
    }

    @Test("A day “(observed)” becomes its holiday's observed day; without that holiday it stays unchanged")
    func observed() throws {
        #expect(
            try read(
                holiday("2026-07-03", "Independence Day (observed)", type: "NV")
                    + holiday("2026-07-04", "Independence Day") + holiday("2026-12-31", "Elsewhere (observed)"))
                == ["2026-07-04 → 2026-07-03 Independence Day [] en", "2026-12-31 Elsewhere (observed) [] en"])
    }

    @Test("A second substitute of a holiday does not replace the first")
    func secondSubstitute() throws {
        #expect(
            try read(
                holiday("2026-07-04", "Independence Day") + holiday("2026-07-03", "Independence Day (observed)")
                    + holiday("2026-07-06", "Independence Day (observed)"))
                == [
                    "2026-07-04 → 2026-07-03 Independence Day [] en", "2026-07-06 Independence Day (observed) [] en",
                ])
    }

    @Test("A substitute belongs to a holiday of its own region, at most 14 days away")
    func substitutePlaces() throws {
        #expect(
            try read(
                holiday("2026-07-04", "Day", region: "NY") + holiday("2026-07-06", "Day (observed)", region: "IL")
                    + holiday("2026-07-07", "Day (observed)"))
                == ["2026-07-04 Day [NY] en", "2026-07-06 Day (observed) [IL] en", "2026-07-07 Day (observed) [] en"])
        let near = holiday("2026-07-04", "Day") + holiday("2026-07-18", "Day (observed)")
        #expect(try read(near) == ["2026-07-04 → 2026-07-18 Day [] en"])
        let far = holiday("2026-07-04", "Day") + holiday("2026-07-19", "Day (observed)")
        #expect(try read(far).count == 2)
    }

    @Test(
        "Substitutes are recognised by several words", arguments: ["observed", "in lieu of", "in lieu", "Supplement"])
    func substituteNames(word: String) throws {
        let rows = holiday("2026-07-04", "Day") + holiday("2026-07-06", "Day (\(word))")
        #expect(try read(rows) == ["2026-07-04 → 2026-07-06 Day [] en"])
    }

    @Test("The recorded documents: substitutes, regions, half days")
    func recorded() throws {
        let states = try read(Samples.bytes("holidata_en-US_2021.xml"), in: 2021)
        #expect(states.contains("2021-12-25 → 2021-12-24 Christmas Day [] en"))
        #expect(states.contains("2021-07-04 → 2021-07-05 Independence Day [] en"))
        #expect(states.contains("2021-12-31 New Year's Day (in lieu of) [] en"), "that of the next year")
        let australia = try read(Samples.bytes("holidata_en-AU_2022.xml"), "AU", in: 2022)
        #expect(australia.contains("2022-01-01 → 2022-01-03 New Year's Day [ACT NSW NT QLD SA TAS VIC WA] en"))
        #expect(australia.contains("2022-12-25 → 2022-12-26 Christmas Day [NT SA TAS WA] en"))
        #expect(australia.contains("2022-12-25 → 2022-12-27 Christmas Day [ACT NSW QLD VIC] en"))
        let locale = try #require(CountryCode("IS").flatMap { HolidataLocale($0) })
        let iceland = try HolidataDocument.holidays(
            Samples.bytes("holidata_is-IS_2026.xml"), in: 2026, locale: locale, label: Self.label)
        #expect(iceland.filter { $0.kind.types.contains(.halfDay) }.map(\.date.monthAndDay) == ["12-24", "12-31"])
        #expect(iceland.last?.kind.types == [.publicHoliday, .halfDay])
    }

    @Test(
        "The letters: N must agree with the region, R is religious, a time in the notes is half a day",
        arguments: [
            ("", "NF", "", "public"), ("", "NRV", "", "public religious"), ("NY", "RF", "", "public religious"),
            ("NY", "V", "", "public"), ("", "", "", "public"), ("NY", "", "", "public"),
            ("", "NF", "Holiday from 13:00", "public half-day"), ("", "NF", "from 1:2:3 to 100:00", "public"),
        ])
    func letters(region: String, type: String, notes: String, types: String) throws {
        let bytes = Array(
            "<holidays>\(holiday("2026-01-01", "A", region: region, type: type, notes: notes))</holidays>".utf8)
        let locale = try #require(CountryCode("US").flatMap { HolidataLocale($0) })
        let holidays = try HolidataDocument.holidays(bytes, in: 2026, locale: locale, label: Self.label)
        #expect(holidays.first?.kind.types.map(\.rawValue).joined(separator: " ") == types)
        #expect(holidays.first?.kind.isNational == region.isEmpty)
    }

    @Test("A regional day without a region, and a national day with one, are rejected as contradictory")
    func contradiction() {
        #expect(refusal(holiday("2026-01-01", "A", type: "RF")).contains("neither national nor of a region"))
        #expect(refusal(holiday("2026-01-01", "A", region: "NY", type: "NF")).contains("NY is marked as national"))
    }

    @Test("Text that the source did not escape is reported with its line, and not repaired")
    func unescaped() {
        let reason = refusal("\n" + holiday("2026-01-01", "New Year & more"))
        #expect(reason.contains("invalid document US 2026 (holidata): ") && reason.contains("line 3"), "\(reason)")
    }

    @Test(
        "Contradictory values are rejected",
        arguments: [
            ("2026-02-30", "New Year", "", "en-US", #"invalid date "2026-02-30""#),
            ("2025-01-01", "New Year", "", "en-US", "is not in 2026"),
            ("2026-01-01", "New Year", "", "de-DE", #"expected holidays of en-US, found "de-DE""#),
            ("2026-01-01", " ", "", "en-US", "has no name"),
            ("2026-01-01", "New Year", "A/B", "en-US", "invalid region code"),
        ])
    func impossible(date: String, name: String, region: String, locale: String, reason: String) {
        let refusal = refusal(holiday(date, name, region: region, locale: locale))
        #expect(refusal.contains(reason), "\(refusal)")
    }

    @Test("Another document, a DTD, an error page and too many holidays are rejected")
    func others() {
        #expect(throws: DocumentFailure.self) { try read(Array("<calendar/>".utf8)) }
        #expect(throws: DocumentFailure.self) { try read(Array("<!DOCTYPE holidays><holidays/>".utf8)) }
        #expect(throws: DocumentFailure.self) { try read(Array("<!DOCTYPE html><h1>500</h1>".utf8)) }
        #expect(throws: DocumentFailure.self) { try read(Array("<holidays><holiday/></holidays>".utf8)) }
        let one = holiday("2026-01-01", "New Year")
        #expect(refusal(String(repeating: one, count: 5001)).contains("more than 5000"))
    }

    @Test("Each locale has a path; a country without a locale has no path")
    func paths() throws {
        let germany = try #require(CountryCode("DE").flatMap { HolidataLocale($0) })
        #expect(germany.path(of: 2026) == "de-DE/2026.xml")
        #expect(CountryCode("KI").flatMap { HolidataLocale($0) } == nil)
    }
}
