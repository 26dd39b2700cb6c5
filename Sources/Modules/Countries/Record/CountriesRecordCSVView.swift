import Almanac
import Formats
import HTML
import Layout
import VIPER

/// The countries as a table (`/countries.csv?q=cote`).
struct CountriesRecordCSVView: CSVView {
    let columns = ["code", "name", "localNames", "holidays"]

    func event(from visit: Visit<String>) -> CountriesRecordEvent { .searched(visit.place) }

    func headers(of record: CountriesRecord) -> RepresentationHeaders {
        RepresentationHeaders(record: "countries", as: format, page: record.page)
    }

    func rows(of record: CountriesRecord) -> [CountriesRecord.Country] { record.countries }

    func write(_ country: CountriesRecord.Country, into csv: inout CSVRow) {
        csv.cell(country.code.description)
        csv.cell(country.names.first?.text)
        csv.cell(country.names.dropFirst().map(\.text).joined(separator: " / "))
        csv.cell(country.holidays.description)
    }

    typealias Record = CountriesRecord
}
