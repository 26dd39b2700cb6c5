import Almanac
import Testing

@testable import Documents

@Suite("holidata.net")
struct HolidataTests {
    private static let origin = DocumentOrigin(name: "US 2026", source: "holidata")

    private func read(_ bytes: [UInt8], _ country: String = "US", in year: Int = 2026) throws -> [String] {
        let locale = try #require(CountryCode(country).flatMap { HolidataLocale($0) })
        return try HolidataDocument.holidays(bytes, in: year, locale: locale, origin: Self.origin).map { holiday in
            let observed = holiday.observed.map { " → \($0)" } ?? ""
            let regions = holiday.kind.regions.map(\.description).joined(separator: " ")
            return "\(holiday.date)\(observed) \(holiday.kind.name.text) [\(regions)] \(holiday.kind.name.language)"
        }
    }

    private func read(_ content: String) throws -> [String] {
        try read(Array("<?xml version=\"1.0\"?>\n<holidays>\(content)</holidays>".utf8))
    }

    private func holiday(
        _ date: String, _ name: String, region: String = "", type: String = "NF", locale: String = "en-US"
    ) -> String {
        "<holiday><locale>\(locale)</locale><region>\(region)</region><date>\(date)</date>"
            + "<description>\(name)</description><type>\(type)</type><notes></notes></holiday>\n"
    }

    private func refusal(_ content: String) -> String {
        let failure = #expect(throws: DocumentFailure.self) { try read(content) }
        return failure?.description ?? ""
    }

    @Test("The sample is read")
    func sample() throws {
        #expect(
            try read(Sample.bytes("holidata_en-US_2026.xml")) == [
                "2026-01-01 New Year's Day [] en", "2026-07-04 Independence Day [] en",
                "2026-11-26 Thanksgiving Day [] en",
            ])
    }

    @Test("Items out of order are sorted, and one that stands there twice is taken once, with the regions of both")
    func disorder() throws {
        #expect(
            try read(
                holiday("2026-11-03", "Election Day", region: "NY") + holiday("2026-01-01", "New Year's Day")
                    + holiday("2026-11-03", "Election Day", region: "IL") + holiday("2026-01-01", "New Year's Day"))
                == ["2026-01-01 New Year's Day [] en", "2026-11-03 Election Day [IL NY] en"])
    }

    @Test("A day “(observed)” is when its holiday is taken; one without its holiday stays as it is")
    func observed() throws {
        #expect(
            try read(
                holiday("2026-07-03", "Independence Day (observed)", type: "NV")
                    + holiday("2026-07-04", "Independence Day") + holiday("2026-12-31", "Elsewhere (observed)"))
                == ["2026-07-04 → 2026-07-03 Independence Day [] en", "2026-12-31 Elsewhere (observed) [] en"])
    }

    @Test("Text that the source did not escape is reported with its line, and not patched over")
    func unescaped() {
        let reason = refusal("\n" + holiday("2026-01-01", "New Year & more"))
        #expect(
            reason.contains("US 2026 of the holidata documents is damaged") && reason.contains("line 3"), "\(reason)")
    }

    @Test(
        "What cannot be is refused",
        arguments: [
            ("2026-02-30", "New Year", "", "en-US", "“2026-02-30” is no date"),
            ("2025-01-01", "New Year", "", "en-US", "is not in 2026"),
            ("2026-01-01", "New Year", "", "de-DE", "it is about “de-DE”, not en-US"),
            ("2026-01-01", " ", "", "en-US", "has no name"),
            ("2026-01-01", "New Year", "A/B", "en-US", "is no region's code"),
        ])
    func impossible(date: String, name: String, region: String, locale: String, reason: String) {
        let refusal = refusal(holiday(date, name, region: region, locale: locale))
        #expect(refusal.contains(reason), "\(refusal)")
    }

    @Test("Another document, a DTD, a page about an error and too many holidays are refused")
    func others() {
        #expect(throws: DocumentFailure.self) { try read(Array("<calendar/>".utf8)) }
        #expect(throws: DocumentFailure.self) { try read(Array("<!DOCTYPE holidays><holidays/>".utf8)) }
        #expect(throws: DocumentFailure.self) { try read(Array("<!DOCTYPE html><h1>500</h1>".utf8)) }
        #expect(throws: DocumentFailure.self) { try read(Array("<holidays><holiday/></holidays>".utf8)) }
        let one = holiday("2026-01-01", "New Year")
        #expect(refusal(String(repeating: one, count: 5001)).contains("more than 5000"))
    }

    @Test("Each locale has its path, and a country without one has none")
    func paths() throws {
        let germany = try #require(CountryCode("DE").flatMap { HolidataLocale($0) })
        #expect(germany.path(of: 2026) == "de-DE/2026.xml")
        #expect(CountryCode("KI").flatMap { HolidataLocale($0) } == nil)
    }
}
