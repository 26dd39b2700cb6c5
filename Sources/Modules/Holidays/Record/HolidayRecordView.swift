import AlmanacValues
import Layout
import VIPER

/// The list of holidays as JSON (`/holidays/DE/2026.json`).
struct HolidayRecordJSONView: JSONView<HolidayYear, HolidayYear, HolidayRecord> {}

/// The list of holidays as XML (`/holidays/DE/2026.xml`).
struct HolidayRecordXMLView: XMLView<HolidayYear, HolidayYear, HolidayRecord> {
    let root = "holidays"
}

/// The list of holidays as a table (`/holidays/DE/2026.csv`).
struct HolidayRecordCSVView: CSVView<HolidayYear, HolidayYear, HolidayRecord> {
    /// A holiday, and what is known of its kind.
    struct Row: Described {
        let holiday: HolidayRecord.Holiday?
        let known: YearKnowledge?

        static func describe(_ row: inout some Fields<Self> & ~Copyable) {
            row("id") { $0.holiday?.id }
            row("date") { $0.holiday?.date }
            row("last") { $0.holiday?.last }
            row("observedOn") { $0.holiday?.observedOn }
            row("observedFor") { $0.holiday?.observedFor }
            row("name") { $0.holiday?.names.first?.text }
            row("language") { $0.holiday?.names.first?.language }
            row("localName") { $0.holiday?.names.dropFirst().first?.text }
            row("localLanguage") { $0.holiday?.names.dropFirst().first?.language }
            row("types") { $0.holiday?.types }
            row("regions") { $0.holiday?.regions }
            row("exceptions") { $0.holiday?.exceptions }
            row("local") { $0.holiday?.isLocal }
            row("estimated") { $0.holiday?.isEstimated }
            row("page") { $0.holiday?.page }
            row("key") { $0.holiday?.key }
            row("known") { $0.known?.state }
            row("knownUntil") { $0.known?.until }
            row("authority") { $0.known.map { $0.authorities.map(\.title).joined(separator: "; ") } }
            row("begins") { $0.holiday?.begins }
            row("regionalTypes") {
                $0.holiday.map { $0.regionalTypes.map(HolidayRecordCSVView.text).joined(separator: "; ") }
            }
            row("source") { $0.holiday?.source }
            row("exchangedFor") { $0.holiday?.exchangedFor }
            row("observed") { $0.holiday?.isObserved }
            row("beginnings") { $0.holiday?.timesApart?.map(HolidayRecordCSVView.text).joined(separator: "; ") }
        }
    }

    /// An empty list that does not mean that there are no holidays has one row, which says so and has no holiday: a
    /// program that finds no row may rely on it.
    func rows(of record: HolidayRecord) -> [Row] {
        if let known = record.known.first, record.holidays.isEmpty, known.state != .none {
            return [Row(holiday: nil, known: known)]
        }
        return record.holidays.map { Row(holiday: $0, known: record.known($0.types.first)) }
    }

    /// "public: AB BC", "catholic (parts): SN TH"
    fileprivate static func text(_ found: RegionalHolidayType) -> String {
        let type = found.type.rawValue + (found.isLocal ? " (parts)" : "")
        return found.regions.reduce("\(type):") { "\($0) \($1)" }
    }

    /// "18:00: QLD", "19:00: NT SA"
    fileprivate static func text(_ found: RegionalBeginning) -> String {
        found.regions.reduce("\(found.time):") { "\($0) \($1)" }
    }
}
