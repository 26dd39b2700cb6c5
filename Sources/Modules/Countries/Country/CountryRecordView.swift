import AlmanacValues
import Layout
import VIPER

/// A country as JSON (`/countries/DE.json`).
struct CountryRecordJSONView: JSONView {
    func event(from visit: Visit<CountryCode>) -> CountryRecordEvent { .requested(visit.place) }

    typealias Record = CountryRecord
}

/// A country as XML (`/countries/DE.xml`).
struct CountryRecordXMLView: XMLView {
    let root = "country"

    func event(from visit: Visit<CountryCode>) -> CountryRecordEvent { .requested(visit.place) }

    typealias Record = CountryRecord
}

/// A country as a table (`/countries/DE.csv`): a row for the country, then one for each region.
struct CountryRecordCSVView: CSVView {
    static let columns: [CSVColumn<Row>] = [
        CSVColumn("code") { $0.code },
        CSVColumn("name") { $0.name },
        CSVColumn("holidays") { $0.page },
        CSVColumn("localNames") { $0.facts.map { $0.localNames.map(\.text).joined(separator: " / ") } },
        CSVColumn("alpha3") { $0.facts?.alpha3 },
        CSVColumn("numeric") { $0.facts?.numeric },
        CSVColumn("zones") { $0.facts?.zones },
        CSVColumn("weekend") { $0.facts?.weekend },
        CSVColumn("firstYear") { $0.facts?.years.lowerBound },
        CSVColumn("lastYear") { $0.facts?.years.upperBound },
    ]

    struct Row {
        let code: Territory
        let name: String
        let page: Link
        /// Nil for a region, whose other facts are those of its country.
        var facts: CountryFacts?
    }

    func event(from visit: Visit<CountryCode>) -> CountryRecordEvent { .requested(visit.place) }

    func rows(of record: CountryRecord) -> [Row] {
        let facts = record.facts
        return [Row(code: Territory(facts.code), name: facts.name, page: record.page, facts: facts)]
            + record.regions.map { Row(code: $0.territory, name: $0.name, page: $0.page) }
    }

    typealias Record = CountryRecord
}
