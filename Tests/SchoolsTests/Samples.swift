import Foundation
import Support
import TestSupport

@testable import Schools

func date(_ text: String) -> CivilDate { CivilDate(text) ?? .firstDay(of: 1) }
func code(_ text: String) -> CountryCode { CountryCode(text) ?? .own }
func region(_ text: String) -> RegionCode { RegionCode(text) ?? Sample.region("XX") }

/// Folders as the source lays them out. All rows are made up.
enum Folders {
    static let head = "Id;Country;StartDate;EndDate;Type;RegionalScope;Name;Subdivisions;Groups;Tags;Comment"

    /// The line of a break in the columns of `head`.
    static func row(
        _ country: String, _ start: String, _ end: String = "", name: String = "DE Ferien,EN Break",
        type: String = "School", in subdivisions: String = "", groups: String = "", tags: String = "",
        comment: String = ""
    ) -> String {
        let scope = subdivisions.isEmpty && groups.isEmpty ? "National" : "Regional"
        return
            "\(UUID());\(country);\(start);\(end);\(type);\(scope);\(name);\(subdivisions);\(groups);\(tags);\(comment)"
    }

    static func file(_ rows: String...) -> [UInt8] { Array(([head] + rows).joined(separator: "\n").utf8) }

    /// Parts of Austria, Switzerland, the Netherlands and Mecklenburg as the source names them.
    static let subdivisions = [
        "at": """
        Country;Code;IsoCode;ShortName;Category;Name;OfficialLanguages
        AT;AT-BL;AT-1;BL;DE Bundesland,EN state;DE Burgenland,EN Burgenland;DE
        AT;AT-NÖ;AT-3;NÖ;DE Bundesland,EN state;DE Niederösterreich,EN Lower Austria;DE
        """,
        "ch": """
        Country;Code;IsoCode;ShortName;Category;Name;OfficialLanguages;Groups;Parent
        CH;CH-BE;CH-BE;BE;DE Kanton;DE Bern,FR Berne,EN Bern;DE;BE-VS,BE-EO;
        CH;CH-GR;CH-GR;GR;DE Kanton;DE Graubünden,EN Grisons;DE;;
        CH;CH-GR-AB;;GR-AB;DE Region;DE Albula,EN Albula;DE;;GR
        """,
        "nl": """
        Country;Code;IsoCode;ShortName;Category;Name;OfficialLanguages;Groups;Parent
        NL;NL-DR;NL-DR;DR;NL provincie;NL Drenthe;NL;NO;
        """,
        "it": "Country;Code;IsoCode;ShortName;Name\nIT;IT-LA;IT-62;LA;IT Lazio,EN Lazio\n",
        "cz": """
        Country;Code;IsoCode;ShortName;Name;Parent
        CZ;CZ-PR;CZ-10;PR;CS Praha,EN Prague;
        CZ;CZ-ST;CZ-20;ST;CS Středočeský kraj;
        CZ;CZ-ST-BN;;ST-BN;CS Benešov;ST
        CZ;CZ-ST-BE;;ST-BE;CS Beroun;ST
        CZ;CZ-ST-KL;;ST-KL;CS Kladno;ST
        """,
    ]
    static let groups = [
        "ch": """
        Country;Code;ShortName;Category;Name;OfficialLanguages
        CH;CH-BE-VS;BE-VS;DE Schulart;DE Volksschulen,EN Primary schools;DE
        CH;CH-BE-EO;BE-EO;DE Schulart;FR Écoles obligatoires,EN Compulsory schools;FR
        """,
        "nl":
            "Country;Code;ShortName;Category;Name\nNL;NL-NO;NO;NL Regio;NL Regio Noord,EN North\nNL;NL-ZU;ZU;NL Regio;NL Zuid\n",
    ]

    /// Writes files of school holidays, `at` or `at/a`, runs the body, and removes the folder.
    static func with<Value>(
        _ files: [String: [UInt8]], in source: String = "src", _ body: (URL) throws -> Value
    ) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, bytes) in files {
            let parts = name.split(separator: "/").map(String.init)
            let country = folder.appendingPathComponent("\(source)/\(parts[0])", isDirectory: true)
            let holidays = country.appendingPathComponent("holidays", isDirectory: true)
            try FileManager.default.createDirectory(at: holidays, withIntermediateDirectories: true)
            let file = parts.count > 1 ? "holidays.school.\(parts[1]).csv" : "holidays.school.csv"
            try Data(bytes).write(to: holidays.appendingPathComponent(file))
            for (name, tables) in [("subdivisions", subdivisions), ("groups", groups)] {
                if let table = tables[parts[0]] {
                    try Data(table.utf8).write(to: country.appendingPathComponent("\(name).csv"))
                }
            }
        }
        return try body(folder)
    }

    static func content(_ files: [String: [UInt8]]) throws -> SchoolContent {
        try with(files) { try SchoolFolder($0.path).content() }
    }
}

/// A calendar of ours, with a public holiday and perhaps breaks of its own.
func calendar(
    _ country: String, regions: [String] = [], years: ClosedRange<Int> = 2025...2027, breaks: [Holiday] = [],
    knowledge: HolidayKnowledge? = nil
) -> HolidayCalendar {
    let kind = HolidayKind(names: [LocalizedText("New Year's Day", language: "en")], types: [.publicHoliday])
    let own = years.map { year in
        let day = CivilDate.firstDay(of: year)
        return Holiday(date: day, kind: kind, id: HolidayID(date: day, slug: kind.slug))
    }
    return HolidayCalendar(
        country: code(country), years: years, weekends: Weekends([.saturday, .sunday]),
        regions: regions.map { HolidayCalendar.Region(code: region($0), name: "Region \($0)") },
        holidays: (own + breaks).sorted { $0.date < $1.date }, knowledge: knowledge)
}

/// A break of a calendar of ours, on one day.
func ownBreak(_ day: String, regions: [String] = []) -> Holiday {
    let kind = HolidayKind(
        names: [LocalizedText("Our Break", language: "en")], types: [.school], regions: regions.map(region))
    return Holiday(date: date(day), kind: kind, id: HolidayID(date: date(day), slug: kind.slug))
}

/// A calendar completed by rows of a file, with what was refused.
func completed(
    _ calendar: HolidayCalendar, _ rows: String...
) throws -> (calendar: HolidayCalendar, problems: [FileProblem]) {
    let name = calendar.country.description.lowercased()
    let bytes = Array(([Folders.head] + rows).joined(separator: "\n").utf8)
    let content = try Folders.content([name: bytes])
    guard let country = content.countries.first else { return (calendar, content.problems) }
    var problems = content.problems
    let made = SchoolCalendarMaker(calendar, country, .openHolidays(revised: date("2026-01-21"))) {
        problems.append($0)
    }
    .made()
    return (made, problems)
}

extension HolidayCalendar {
    /// The breaks of a year's list: "04-06…04-10 Break", with "~" before what is estimated, and the parts that have it.
    func breaks(_ year: Int, in region: String? = nil) -> [String] {
        HolidayRows(self, HolidayFilter(types: .only(.school), region: region.flatMap { RegionCode($0) })).rows(
            of: year
        ).map { row in
            let days =
                row.first == row.last ? row.first.monthAndDay : "\(row.first.monthAndDay)…\(row.last.monthAndDay)"
            let parts = row.parts.compactMap(\.description).joined(separator: ", ")
            return "\(row.isEstimated ? "~" : "")\(days) \(row.name.text)" + (parts.isEmpty ? "" : " [\(parts)]")
        }
    }
}
