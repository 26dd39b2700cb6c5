import AlmanacValues
import Layout
import VIPER

/// A country as JSON (`/countries/DE.json`).
struct CountryRecordJSONView: JSONView<CountryCode, CountryCode, CountryRecord> {}

/// A country as XML (`/countries/DE.xml`).
struct CountryRecordXMLView: XMLView<CountryCode, CountryCode, CountryRecord> {
    let root = "country"
}

/// A country as a table (`/countries/DE.csv`): a row for the country, then one for each region.
struct CountryRecordCSVView: CSVView<CountryCode, CountryCode, CountryRecord> {
    struct Row: Described {
        let code: Territory
        let name: String
        let page: Link
        /// Nil for a region, whose other facts are those of its country.
        var facts: CountryFacts?

        static func describe(_ row: inout some Fields<Self> & ~Copyable) {
            row("code") { $0.code }
            row("name") { $0.name }
            row("holidays") { $0.page }
            row("localNames") { $0.facts.map { $0.localNames.map(\.text).joined(separator: " / ") } }
            row("alpha3") { $0.facts?.alpha3 }
            row("numeric") { $0.facts?.numeric }
            row("zones") { $0.facts?.zones }
            row("weekend") { $0.facts?.weekend }
            row("firstYear") { $0.facts?.years.lowerBound }
            row("lastYear") { $0.facts?.years.upperBound }
        }
    }

    func rows(of record: CountryRecord) -> [Row] {
        let facts = record.facts
        return [Row(code: Territory(facts.code), name: facts.name.text, page: record.page, facts: facts)]
            + record.regions.map { Row(code: $0.territory, name: $0.name, page: $0.page) }
    }
}
