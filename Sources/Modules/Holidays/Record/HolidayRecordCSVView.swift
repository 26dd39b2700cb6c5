import Almanac
import Formats
import HTML
import Layout
import VIPER

/// The list of holidays as a table (`/holidays/DE/2026.csv`): a row for each holiday.
struct HolidayRecordCSVView: CSVView {
    let columns = [
        "date", "last", "name", "language", "localName", "localLanguage", "types", "regions", "exceptions", "local",
        "estimated", "observedOn", "observedFor", "id", "page",
    ]

    func event(from visit: Visit<HolidayYear>) -> HolidayRecordEvent { .requested(visit.place) }

    func headers(of record: HolidayRecord) -> RepresentationHeaders {
        RepresentationHeaders(record: record.fileName, as: format, page: record.page)
    }

    func rows(of record: HolidayRecord) -> [HolidayRecord.Holiday] { record.holidays }

    func write(_ holiday: HolidayRecord.Holiday, into csv: inout CSVRow) {
        let (name, local) = (holiday.names.first, holiday.names.dropFirst().first)
        csv.cell(holiday.date.description)
        csv.cell(holiday.last.description)
        csv.cell(name?.text)
        csv.cell(name?.language)
        csv.cell(local?.text)
        csv.cell(local?.language)
        csv.cell(words: holiday.types.map(\.rawValue))
        csv.cell(words: holiday.regions.map(\.description))
        csv.cell(words: holiday.exceptions.map(\.description))
        csv.cell(holiday.isLocal)
        csv.cell(holiday.isEstimated)
        csv.cell(holiday.observedOn?.description)
        csv.cell(holiday.observedFor?.description)
        csv.cell(holiday.id.description)
        csv.cell(holiday.page.description)
    }

    typealias Record = HolidayRecord
}

extension HolidayRecord {
    /// The name of a file with the record, without an extension.
    var fileName: String { "holidays-\(selection.country)-\(selection.year)" }
}
