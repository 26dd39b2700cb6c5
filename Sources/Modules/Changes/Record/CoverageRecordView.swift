import AlmanacValues
import Layout
import Places
import VIPER

/// What is known of every country as JSON (`/data.json`).
struct CoverageRecordJSONView: JSONView<DataPlace, CoverageEvent, CoverageRecord> {
    func event(from visit: Visit<DataPlace>) -> CoverageEvent { .opened }
}

/// What is known of every country as a table (`/data.csv`): a row for each kind of holidays of a country.
struct CoverageRecordCSVView: CSVView<DataPlace, CoverageEvent, CoverageRecord> {
    /// A country, and one kind of its holidays; nil if there are no data of the country.
    struct Row: Described {
        let country: Coverage.Country
        let known: YearKnowledge?

        static func describe(_ row: inout some Fields<Self> & ~Copyable) {
            row("code") { $0.country.code }
            row("name") { $0.country.name.text }
            row("types") { $0.known?.types }
            row("state") { $0.known?.state ?? .noData }
            row("basis") { $0.known?.basis }
            row("from") { $0.known?.from }
            row("until") { $0.known?.until }
            row("latest") { $0.known?.latest }
            row("lacks") { $0.known.flatMap { $0.lacks?.text ?? $0.outage?.lacks } }
            row("authority") { $0.known.map { $0.authorities.map(\.title).joined(separator: "; ") } }
            row("address") { $0.known?.authorities.lazy.compactMap(\.address).first }
            row("revised") { $0.country.data?.revised }
            row("corrections") { $0.country.data?.corrections }
            row("firstYear") { $0.country.data?.years.lowerBound }
            row("lastYear") { $0.country.data?.years.upperBound }
        }
    }

    func event(from visit: Visit<DataPlace>) -> CoverageEvent { .opened }

    func rows(of record: CoverageRecord) -> [Row] {
        record.countries.flatMap { country in
            let known = country.facts.data?.known ?? []
            return known.isEmpty
                ? [Row(country: country.facts, known: nil)] : known.map { Row(country: country.facts, known: $0) }
        }
    }
}
