import AlmanacValues
import Formats
import HTML
import Layout
import VIPER

/// The countries as a table (`/countries.csv?q=cote`). The regions that a search finds follow: their rows name the country.
struct CountriesRecordCSVView: CSVView {
    let columns = ["code", "name", "localNames", "holidays", "country"]

    func event(from visit: Visit<String>) -> CountriesRecordEvent { .searched(visit.place) }

    func headers(of record: CountriesRecord) -> RepresentationHeaders {
        RepresentationHeaders(record: "countries", as: format, page: record.page)
    }

    enum Row {
        case country(CountriesRecord.Country)
        case region(CountriesRecord.Region)
    }

    func rows(of record: CountriesRecord) -> [Row] {
        record.countries.map { .country($0) } + record.regions.map { .region($0) }
    }

    func write(_ row: Row, into csv: inout CSVRow) {
        switch row {
        case .country(let country):
            write(country.code.description, country.names, country.holidays, of: nil, into: &csv)
        case .region(let region):
            write(region.place.description, region.names, region.holidays, of: region.place.country, into: &csv)
        }
    }

    private func write(
        _ code: String, _ names: [LocalizedText], _ holidays: Link, of country: CountryCode?, into csv: inout CSVRow
    ) {
        csv.cell(code)
        csv.cell(names.first?.text)
        csv.cell(names.dropFirst().map(\.text).joined(separator: " / "))
        csv.cell(holidays.description)
        csv.cell(country?.description)
    }

    typealias Record = CountriesRecord
}
