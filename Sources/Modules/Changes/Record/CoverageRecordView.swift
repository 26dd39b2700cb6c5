import AlmanacValues
import Layout
import Places
import VIPER

/// What is known of every country as JSON (`/data.json`).
struct CoverageRecordJSONView: JSONView {
    func event(from visit: Visit<DataRecordPlace>) -> CoverageEvent { .opened }

    typealias Record = CoverageRecord
}

/// What is known of every country as a table (`/data.csv`): a row for each kind of holidays of a country.
struct CoverageRecordCSVView: CSVView {
    static let columns: [CSVColumn<Row>] = [
        CSVColumn("code") { $0.country.code },
        CSVColumn("name") { $0.country.name },
        CSVColumn("types") { $0.known?.types },
        CSVColumn("state") { $0.known?.state ?? .noData },
        CSVColumn("basis") { $0.known?.basis },
        CSVColumn("from") { $0.known?.from },
        CSVColumn("until") { $0.known?.until },
        CSVColumn("latest") { $0.known?.latest },
        CSVColumn("lacks") { $0.known?.lacks },
        CSVColumn("authority") { $0.known.map { $0.authorities.map(\.title).joined(separator: "; ") } },
        CSVColumn("address") { $0.known?.authorities.lazy.compactMap(\.address).first },
        CSVColumn("revised") { $0.country.data?.revised },
        CSVColumn("corrections") { $0.country.data?.corrections },
        CSVColumn("firstYear") { $0.country.data?.years.lowerBound },
        CSVColumn("lastYear") { $0.country.data?.years.upperBound },
    ]

    /// A country, and one kind of its holidays; nil if there are no data of the country.
    struct Row: Sendable {
        let country: Coverage.Country
        let known: YearKnowledge?
    }

    func event(from visit: Visit<DataRecordPlace>) -> CoverageEvent { .opened }

    func rows(of record: CoverageRecord) -> [Row] {
        record.countries.flatMap { country in
            let known = country.facts.data?.known ?? []
            return known.isEmpty
                ? [Row(country: country.facts, known: nil)] : known.map { Row(country: country.facts, known: $0) }
        }
    }

    typealias Record = CoverageRecord
}
