import AlmanacValues
import Formats
import HTML
import Layout
import VIPER

/// A country as a table (`/countries/DE.csv`): a row for the country, then one for each region.
struct CountryRecordCSVView: CSVView {
    /// What a row tells of. A region's other cells are those of its country, and empty.
    enum Row {
        case country(CountryRecord)
        case region(CountryRecord.Region)
    }

    let columns = [
        "code", "name", "holidays", "localNames", "alpha3", "numeric", "zones", "weekend", "firstYear", "lastYear",
    ]

    func event(from visit: Visit<CountryCode>) -> CountryRecordEvent { .requested(visit.place) }

    func headers(of record: CountryRecord) -> RepresentationHeaders {
        RepresentationHeaders(record: record.fileName, as: format, page: record.page)
    }

    func rows(of record: CountryRecord) -> [Row] { [.country(record)] + record.regions.map { .region($0) } }

    func write(_ row: Row, into csv: inout CSVRow) {
        switch row {
        case .country(let record):
            csv.cell(record.facts.code.description)
            csv.cell(record.facts.name)
            csv.cell(record.page.description)
            csv.cell(record.facts.localNames.map(\.text).joined(separator: " / "))
            csv.cell(record.facts.alpha3)
            csv.cell(record.facts.numeric)
            csv.cell(words: record.facts.zones)
            csv.cell(words: record.facts.weekend.map(\.word))
            csv.cell(record.facts.years.lowerBound)
            csv.cell(record.facts.years.upperBound)
        case .region(let region):
            csv.cell(region.territory.description)
            csv.cell(region.name)
            csv.cell(region.page.description)
        }
    }

    typealias Record = CountryRecord
}
