public import AlmanacValues
public import Entities
import HTML
public import Layout

/// Small sample values for tests, named after what they are.
public enum Sample {
    /// Text that breaks careless software: markup, quotes, and a combining mark after an ampersand.
    public static let hostile = "<script>alert(1)</script>\"'&\u{301}><img src=x onerror=alert(1)>"
    public static let rightToLeft = "عيد الفطر المبارك \u{202B}123"
    public static let long = String(repeating: "Donaudampfschifffahrtsgesellschaft ", count: 12)

    public static let assets = Assets(
        styles: Link(segments: ["assets", "almanac.test.css"]), script: Link(segments: ["assets", "almanac.test.js"]),
        icon: Link(segments: ["assets", "icon.test.svg"]),
        sheets: Dictionary(
            uniqueKeysWithValues: Sheet.allCases.map { ($0, Link(segments: ["assets", $0.rawValue])) }))

    public static let germany = country(
        "DE", "Germany", alpha3: "DEU", local: [LocalizedText("Deutschland", language: "de")], languages: ["de"])
    public static let unitedKingdom = country(
        "GB", "United Kingdom", alpha3: "GBR", aliases: ["UK", "Britain", "England"])
    public static let ukraine = country(
        "UA", "Ukraine", alpha3: "UKR", local: [LocalizedText("Україна", language: "uk")])
    public static let ivoryCoast = country("CI", "Côte d’Ivoire", alpha3: "CIV", aliases: ["Ivory Coast"])
    public static let kiribati = country("KI", "Kiribati", alpha3: "KIR", zone: "Pacific/Kiritimati")

    public static func country(
        _ code: String, _ name: String, alpha3: String? = nil, local: [LocalizedText] = [], aliases: [String] = [],
        zone: String = "Europe/Berlin", regions: [CountryRegion] = [], languages: [String] = []
    ) -> Country {
        Country(
            code: self.code(code), alpha3: alpha3, numeric: nil, name: name, localNames: local, aliases: aliases,
            zones: [zone], weekend: [.saturday, .sunday], years: 2020...2035, regions: regions,
            officialLanguages: languages.compactMap { LanguageCode($0) })
    }

    /// - Parameter local: the name in German, if it is another one.
    public static func countryRegion(_ code: String, _ name: String, local: String? = nil) -> CountryRegion {
        CountryRegion(code: region(code), name: name, localName: local.map { LocalizedText($0, language: "de") })
    }

    public static func code(_ text: String) -> CountryCode {
        guard let code = CountryCode(text) else { preconditionFailure("invalid country code \"\(text)\"") }
        return code
    }

    public static func day(_ text: String) -> CivilDate {
        guard let day = CivilDate(text) else { preconditionFailure("invalid date \"\(text)\"") }
        return day
    }

    public static func region(_ text: String) -> RegionCode {
        guard let region = RegionCode(text) else { preconditionFailure("invalid region code \"\(text)\"") }
        return region
    }

    public static func holiday(
        _ date: String, _ name: String, local: LocalizedText? = nil, types: [HolidayType] = [.publicHoliday],
        regions: [String] = [], exceptions: [String] = [], observed: String? = nil, isEstimated: Bool = false,
        number: Int = 1
    ) -> Holiday {
        let kind = HolidayKind(
            names: [LocalizedText(name, language: "en")] + [local].compactMap(\.self), types: types,
            regions: regions.map(region), exceptions: exceptions.map(region))
        return Holiday(
            date: day(date), observed: observed.map(day), kind: kind, isEstimated: isEstimated,
            id: HolidayID(date: day(date), slug: kind.slug.numbered(number)))
    }

    public static func calendar(
        _ country: String = "DE", years: ClosedRange<Int> = 2020...2035, regions: [(String, String)] = [],
        _ holidays: [Holiday], revised: String? = nil, corrections: [Correction] = []
    ) -> HolidayCalendar {
        HolidayCalendar(
            country: code(country), years: years, weekends: Weekends([.saturday, .sunday]),
            regions: regions.map { HolidayCalendar.Region(code: region($0.0), name: $0.1) },
            holidays: holidays.sorted { $0.date < $1.date }, revisedAt: revised.map { RevisionTime(day($0)) },
            corrections: corrections)
    }

    /// A correction of Assumption Day in Bavaria, with a source that has an address and one that has none.
    public static func correction(
        _ id: String = "assumption", of name: String = "Assumption Day", from first: String = "2026-08-15",
        through last: String = "2030-08-15", in regions: [String] = ["BY"]
    ) -> Correction {
        Correction(
            id: Slug(id), fact: "Parts of Bavaria keep Assumption Day.", reason: "Our source leaves it out.",
            sources: [
                Correction.Source(title: "The act", address: "https://laws.example/act?a=1&b"),
                Correction.Source(title: "The ordinance", address: nil),
            ],
            concerns: [Correction.Concern(name: name, dates: day(first)...day(last), regions: regions.map(region))])
    }

    /// A calendar of Germany with a few holidays of all kinds and two regions.
    public static let germanCalendar = calendar(
        regions: [("BY", "Bavaria"), ("BE", "Berlin")],
        [
            holiday(
                "2025-10-03", "German Unity Day", local: LocalizedText("Tag der Deutschen Einheit", language: "de")),
            holiday("2026-01-01", "New Year’s Day", local: LocalizedText("Neujahr", language: "de")),
            holiday(
                "2026-01-06", "Epiphany", local: LocalizedText("Heilige Drei Könige", language: "de"), regions: ["BY"]),
            holiday("2026-05-01", "Labour Day", local: LocalizedText("Tag der Arbeit", language: "de")),
            holiday("2026-05-01", "May Festival", types: [.unofficial]),
            holiday(
                "2026-10-03", "German Unity Day", local: LocalizedText("Tag der Deutschen Einheit", language: "de")),
            holiday("2026-12-24", "Christmas Eve", types: [.bank]),
            holiday("2026-12-26", "Boxing Day", observed: "2026-12-28"),
            holiday(
                "2027-01-01", "New Year’s Day", local: LocalizedText("Neujahr", language: "de"),
                observed: "2026-12-31"),
        ])
}
