import Support
import TestSupport
import Testing

@testable import OwnCalendars

/// A file of a folder, from text.
func file(_ name: String, _ text: String) -> OwnFile {
    let form = name.split(separator: ".").last.flatMap { OwnFile.Form(rawValue: String($0)) }
    return OwnFile(name: name, form: form ?? .xml, bytes: Array(text.utf8))
}

/// The calendar of a file of XML.
func calendar(_ attributes: String, _ days: String = "", file name: String = "acme.xml") throws -> OwnCalendar {
    let text = "<calendar xmlns=\"urn:almanac:own\" \(attributes)>\n\(days)\n</calendar>"
    let content = try OwnXMLFile(file: file(name, text)).content()
    guard case .calendar(let calendar, _) = content else { throw FileProblem(name, "no calendar") }
    return calendar
}

/// The corrections of a file.
func corrections(of country: String, _ changes: String) throws -> [OwnCorrection] {
    let text = """
        <corrections xmlns="urn:almanac:own" country="\(country)"><correction id="ours"><what>Right.</what>
        <why>Wrong.</why><source>Gazette</source>\(changes)</correction></corrections>
        """
    guard case .corrections(let found) = try OwnXMLFile(file: file("fix.xml", text)).content() else { return [] }
    return found
}

func date(_ text: String) -> CivilDate { CivilDate(text) ?? .firstDay(of: 1) }

/// Two countries. Germany has the regions BY and BE; Bavaria has Epiphany, and parts of it Assumption Day.
enum Bases {
    static let germany = HolidayCalendar(
        country: code("DE"), years: 2025...2027, weekends: Weekends([.saturday, .sunday]),
        regions: [
            region("BY").map { HolidayCalendar.Region(code: $0, name: "Bavaria") },
            region("BE").map { HolidayCalendar.Region(code: $0, name: "Berlin") },
        ].flatMap(\.self),
        holidays: days("Christmas Day", "12-25", local: "Weihnachten", occasion: "christmas-day")
            + days("Epiphany", "01-06", regions: ["BY"])
            + days("Assumption Day", "08-15", regions: ["BY"], isLocal: true)
            + days("Women's Day", "03-08", regions: ["BE"]),
        knowledge: HolidayKnowledge([
            .init(types: [.publicHoliday], basis: .law, days: date("2025-01-01")...date("2027-12-31"))
        ]))
    static let egypt = HolidayCalendar(
        country: code("EG"), years: 2026...2028,
        weekends: Weekends([.friday, .saturday], others: [.init([.friday], in: 2028...2028)]), regions: [],
        holidays: days("Coptic Christmas", "01-07") + days("Christmas Day", "12-25", occasion: "christmas-day"))

    static func code(_ text: String) -> CountryCode { CountryCode(text) ?? .own }
    static func region(_ text: String) -> [RegionCode] { [RegionCode(text)].compactMap(\.self) }

    static func days(
        _ name: String, _ day: String, local: String? = nil, regions: [String] = [], isLocal: Bool = false,
        occasion: String? = nil
    ) -> [Holiday] {
        let names = (local.map { [LocalizedText($0, language: "de")] } ?? []) + [LocalizedText(name, language: "en")]
        let kind = HolidayKind(
            names: names, types: [.publicHoliday], regions: regions.flatMap(region), isLocal: isLocal,
            occasion: occasion.flatMap { Slug(printed: $0) })
        return [2025, 2026, 2027].map { year in
            let date = date("\(year)-\(day)")
            return Holiday(date: date, kind: kind, id: HolidayID(date: date, slug: kind.slug))
        }
    }

    static let countries = [
        Country(
            code: code("EG"), alpha3: nil, numeric: nil, name: "Egypt", zones: ["Africa/Cairo"],
            weekend: [.friday, .saturday], weekStart: .sunday, years: 2026...2028),
        Country(
            code: code("DE"), alpha3: nil, numeric: nil, name: "Germany", zones: ["Europe/Berlin"],
            weekend: [.saturday, .sunday], years: 2025...2027),
        Country(
            code: code("ZM"), alpha3: nil, numeric: nil, name: "Zambia", zones: ["Africa/Lusaka"],
            weekend: [.saturday, .sunday], years: 2024...2030),
    ]

    static let services = Services.only(
        countries: CountryServiceDouble(countries), holidays: HolidayServiceDouble([germany, egypt]),
        world: WorldServiceDouble(
            countries.map { country in
                CountryCalendar(country, [germany, egypt].first { $0.country == country.code })
            }))

    /// The calendar of operator's calendars on these countries.
    static func made(_ calendars: OwnCalendar...) -> HolidayCalendar {
        let country = OwnCountry(calendars: calendars)
        let known = Dictionary(countries.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
        let bases = [germany, egypt].filter { country.bases.contains($0.country) }
        return OwnCalendarMaker(
            calendars, Dictionary(bases.map { ($0.country, $0) }, uniquingKeysWith: { first, _ in first }),
            years: country.years(known)
        ).calendar()
    }
}

extension HolidayCalendar {
    /// The dates and names of what a region keeps whole in a year: "12-25 Christmas Day".
    func kept(in region: String, _ year: Int = 2026) -> [String] {
        holidays(in: year).filter { $0.kind.share(of: RegionCode(region)) == .whole }
            .map { "\($0.date.monthAndDay) \($0.kind.englishName.text)" }
    }
}
