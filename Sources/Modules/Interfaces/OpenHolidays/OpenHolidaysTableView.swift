import AlmanacValues
import Formats
import Places
import VIPER

/// The holidays of a range as a table, with the columns of the original.
struct OpenHolidaysTableView: InterfaceView {
    var mediaType: String { Format.csv.contentType }

    private static let columns = [
        "Id", "StartDate", "EndDate", "Type", "Name", "Nationwide", "Subdivisions", "Comment",
    ]

    func event(from visit: Visit<OpenHolidaysPlace>) -> OpenHolidaysEvent { OpenHolidaysView().event(from: visit) }

    func bytes(of record: OpenHolidaysRecord) -> [UInt8] {
        CSVTable.document(columns: Self.columns, capacity: 8_192, record.holidays) { holiday, row in
            row.cell(holiday.uuid)
            row.cell(holiday.first.description)
            row.cell(holiday.last.description)
            row.cell(holiday.typeWord)
            row.cell(holiday.name)
            row.cell(holiday.isNationwide)
            row.cell(holiday.regions?.map { "\(Territory(holiday.country, $0))" }.joined(separator: ","))
            row.cell(holiday.comment)
        }
    }

    typealias Record = OpenHolidaysRecord
}
