import AlmanacValues
import Formats
import HTML
import Layout
import VIPER

/// The list of holidays as a table (`/holidays/DE/2026.csv`).
struct HolidayRecordCSVView: CSVView {
    let columns = [
        "id", "date", "last", "observedOn", "observedFor", "name", "language", "localName", "localLanguage", "types",
        "regions", "exceptions", "local", "estimated", "page", "key", "known", "knownUntil", "authority",
        "begins", "regionalTypes",
    ]

    func event(from visit: Visit<HolidayYear>) -> HolidayRecordEvent { .requested(visit.place) }

    func headers(of record: HolidayRecord) -> RepresentationHeaders { record.headers(as: format) }

    /// An empty list that does not mean that there are no holidays has one row, which says so and has no holiday: a
    /// program that finds no row may rely on it.
    func rows(of record: HolidayRecord) -> [Row] {
        if let known = record.known.first, record.holidays.isEmpty, known.state != .none {
            return [Row(holiday: nil, known: known)]
        }
        return record.holidays.map { Row(holiday: $0, known: record.known($0.types.first)) }
    }

    /// A holiday, and what is known of its kind.
    struct Row: Sendable {
        let holiday: HolidayRecord.Holiday?
        let known: YearKnowledge?
    }

    func write(_ row: Row, into csv: inout CSVRow) {
        if let holiday = row.holiday {
            write(holiday, into: &csv)
        } else {
            for _ in 0..<(columns.count - 5) { csv.cell(nil as String?) }
        }
        csv.cell(row.known?.state.rawValue)
        csv.cell(row.known?.until?.description)
        csv.cell(row.known.map { $0.authorities.map(\.title).joined(separator: "; ") })
        csv.cell(row.holiday?.begins?.description)
        csv.cell(row.holiday.map { $0.regionalTypes.map(Self.text).joined(separator: "; ") })
    }

    /// "public: AB BC", "catholic (parts): SN TH"
    private static func text(_ found: RegionalHolidayType) -> String {
        let type = found.type.rawValue + (found.isLocal ? " (parts)" : "")
        return found.regions.reduce("\(type):") { "\($0) \($1)" }
    }

    private func write(_ holiday: HolidayRecord.Holiday, into csv: inout CSVRow) {
        csv.cell(holiday.id.description)
        csv.cell(holiday.date.description)
        csv.cell(holiday.last.description)
        csv.cell(holiday.observedOn?.description)
        csv.cell(holiday.observedFor?.description)
        for index in 0..<2 {
            let name = holiday.names.indices.contains(index) ? holiday.names[index] : nil
            csv.cell(name?.text)
            csv.cell(name?.language)
        }
        csv.cell(words: holiday.types.map(\.rawValue))
        csv.cell(words: holiday.regions.map(\.description))
        csv.cell(words: holiday.exceptions.map(\.description))
        csv.cell(holiday.isLocal)
        csv.cell(holiday.isEstimated)
        csv.cell(holiday.page.description)
        csv.cell(holiday.key)
    }

    typealias Record = HolidayRecord
}

extension HolidayRecord {
    /// The headers of the record in a format.
    func headers(as format: Format) -> RepresentationHeaders {
        var headers = RepresentationHeaders(
            record: "holidays-\(selection.country)-\(selection.year)", as: format, page: page)
        // A stale record says that it is stale, which the date of the data cannot tell.
        if supplyAge == nil { headers.lastModified = revised.map { $0.dayNumber * 86_400 } }
        return headers
    }
}
