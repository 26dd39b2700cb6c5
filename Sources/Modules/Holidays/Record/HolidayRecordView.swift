import AlmanacValues
import Layout
import VIPER

/// The list of holidays as JSON (`/holidays/DE/2026.json`).
struct HolidayRecordJSONView: JSONView {
    func event(from visit: Visit<HolidayYear>) -> HolidayRecordEvent { .requested(visit.place) }

    typealias Record = HolidayRecord
}

/// The list of holidays as XML (`/holidays/DE/2026.xml`).
struct HolidayRecordXMLView: XMLView {
    let root = "holidays"

    func event(from visit: Visit<HolidayYear>) -> HolidayRecordEvent { .requested(visit.place) }

    typealias Record = HolidayRecord
}

/// The list of holidays as a table (`/holidays/DE/2026.csv`).
struct HolidayRecordCSVView: CSVView {
    static let columns: [CSVColumn<Row>] = [
        CSVColumn("id") { $0.holiday?.id },
        CSVColumn("date") { $0.holiday?.date },
        CSVColumn("last") { $0.holiday?.last },
        CSVColumn("observedOn") { $0.holiday?.observedOn },
        CSVColumn("observedFor") { $0.holiday?.observedFor },
        CSVColumn("name") { $0.holiday?.names.first?.text },
        CSVColumn("language") { $0.holiday?.names.first?.language },
        CSVColumn("localName") { $0.holiday?.names.dropFirst().first?.text },
        CSVColumn("localLanguage") { $0.holiday?.names.dropFirst().first?.language },
        CSVColumn("types") { $0.holiday?.types },
        CSVColumn("regions") { $0.holiday?.regions },
        CSVColumn("exceptions") { $0.holiday?.exceptions },
        CSVColumn("local") { $0.holiday?.isLocal },
        CSVColumn("estimated") { $0.holiday?.isEstimated },
        CSVColumn("page") { $0.holiday?.page },
        CSVColumn("key") { $0.holiday?.key },
        CSVColumn("known") { $0.known?.state },
        CSVColumn("knownUntil") { $0.known?.until },
        CSVColumn("authority") { $0.known.map { $0.authorities.map(\.title).joined(separator: "; ") } },
        CSVColumn("begins") { $0.holiday?.begins },
        CSVColumn("regionalTypes") { $0.holiday.map { $0.regionalTypes.map(text).joined(separator: "; ") } },
    ]

    /// A holiday, and what is known of its kind.
    struct Row: Sendable {
        let holiday: HolidayRecord.Holiday?
        let known: YearKnowledge?
    }

    func event(from visit: Visit<HolidayYear>) -> HolidayRecordEvent { .requested(visit.place) }

    /// An empty list that does not mean that there are no holidays has one row, which says so and has no holiday: a
    /// program that finds no row may rely on it.
    func rows(of record: HolidayRecord) -> [Row] {
        if let known = record.known.first, record.holidays.isEmpty, known.state != .none {
            return [Row(holiday: nil, known: known)]
        }
        return record.holidays.map { Row(holiday: $0, known: record.known($0.types.first)) }
    }

    /// "public: AB BC", "catholic (parts): SN TH"
    private static func text(_ found: RegionalHolidayType) -> String {
        let type = found.type.rawValue + (found.isLocal ? " (parts)" : "")
        return found.regions.reduce("\(type):") { "\($0) \($1)" }
    }

    typealias Record = HolidayRecord
}
