import AlmanacValues
import Formats
import Places
import VIPER

/// The holidays of a range, or a list, as a table with the columns of the original.
struct OpenHolidaysTableView: InterfaceView<OpenHolidaysPlace, OpenHolidaysEvent, OpenHolidaysRecord> {
    var mediaType: String { Format.csv.contentType }

    func event(from visit: Visit<OpenHolidaysPlace>) -> OpenHolidaysEvent { OpenHolidaysView().event(from: visit) }

    func bytes(of record: OpenHolidaysRecord) -> [UInt8] {
        switch record {
        case .countries(let countries):
            CSVTable.document(columns: ["IsoCode", "Name", "OfficialLanguages"], capacity: 8_192, countries) {
                country, row in
                row.cell(country.code.description)
                row.cell(country.names.oneText)
                row.cell(country.languages.map(\.description).joined(separator: ","))
            }
        case .languages(let languages):
            CSVTable.document(columns: ["IsoCode", "Name"], capacity: 2_048, languages) { language, row in
                row.cell(language.code.description)
                row.cell(language.names.oneText)
            }
        case .subdivisions(let subdivisions):
            // Our documents have neither the category nor the languages of a region.
            CSVTable.document(
                columns: ["Code", "IsoCode", "ShortName", "Category", "Name", "OfficialLanguages"], capacity: 2_048,
                subdivisions
            ) { subdivision, row in
                row.cell(subdivision.place.description)
                row.cell(subdivision.isoCode)
                row.cell(subdivision.place.region?.description)
                row.cell(nil)
                row.cell(subdivision.names.oneText)
                row.cell(nil)
            }
        case .holidays, .day, .groups, .range: table(of: record.holidays)
        }
    }

    private func table(of holidays: [OpenHoliday]) -> [UInt8] {
        CSVTable.document(
            columns: ["Id", "StartDate", "EndDate", "Type", "Name", "Nationwide", "Subdivisions", "Comment"],
            capacity: 8_192, holidays
        ) { holiday, row in
            row.cell(holiday.uuid)
            row.cell(holiday.first.description)
            row.cell(holiday.last.description)
            row.cell(holiday.typeWord)
            row.cell(holiday.names.oneText)
            row.cell(holiday.isNationwide)
            row.cell(holiday.regions?.map { "\(Territory(holiday.country, $0))" }.joined(separator: ","))
            row.cell(holiday.comment)
        }
    }
}
