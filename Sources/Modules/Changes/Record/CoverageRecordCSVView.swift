import AlmanacValues
import Formats
import HTML
import Layout
import Places
import VIPER

/// What is known of every country as a table (`/data.csv`): a row for each kind of holidays of a country.
struct CoverageRecordCSVView: CSVView {
    let columns = [
        "code", "name", "types", "state", "basis", "from", "until", "latest", "lacks", "authority", "address",
        "revised",
        "corrections", "firstYear", "lastYear",
    ]

    func event(from visit: Visit<DataRecordPlace>) -> CoverageEvent { .opened }

    func headers(of record: CoverageRecord) -> RepresentationHeaders {
        RepresentationHeaders(record: "data", as: format, page: record.page)
    }

    /// A country, and one kind of its holidays; nil if there are no data of the country.
    struct Row: Sendable {
        let country: Coverage.Country
        let known: YearKnowledge?
    }

    func rows(of record: CoverageRecord) -> [Row] {
        record.countries.flatMap { country in
            let known = country.facts.data?.known ?? []
            return known.isEmpty
                ? [Row(country: country.facts, known: nil)] : known.map { Row(country: country.facts, known: $0) }
        }
    }

    func write(_ row: Row, into csv: inout CSVRow) {
        let (known, data) = (row.known, row.country.data)
        csv.cell(row.country.code.description)
        csv.cell(row.country.name.text)
        csv.cell(words: known?.types.map(\.rawValue) ?? [])
        csv.cell(known?.state.rawValue ?? KnownState.noData.rawValue)
        csv.cell(known?.basis?.rawValue)
        csv.cell(known?.from?.description)
        csv.cell(known?.until?.description)
        csv.cell(known?.latest?.description)
        csv.cell(known?.lacks)
        csv.cell(known.map { $0.authorities.map(\.title).joined(separator: "; ") })
        csv.cell(known?.authorities.lazy.compactMap(\.address).first)
        csv.cell(data?.revised?.description)
        csv.cell(data.map { String($0.corrections) })
        csv.cell(data.map { String($0.years.lowerBound) })
        csv.cell(data.map { String($0.years.upperBound) })
    }

    typealias Record = CoverageRecord
}
