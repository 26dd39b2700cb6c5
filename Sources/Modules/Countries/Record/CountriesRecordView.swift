import AlmanacValues
import Layout
import VIPER

/// The countries as JSON (`/countries.json?q=cote`).
struct CountriesRecordJSONView: JSONView<String, String, CountriesRecord> {}

/// The countries as XML (`/countries.xml?q=cote`).
struct CountriesRecordXMLView: XMLView<String, String, CountriesRecord> {
    let root = "countries"
}

/// The countries as a table (`/countries.csv?q=cote`). The regions that a search finds follow: their rows name the country.
struct CountriesRecordCSVView: CSVView<String, String, CountriesRecord> {
    struct Row: Described {
        let code: String
        let names: [LocalizedText]
        let holidays: Link
        /// The country of a region.
        var country: CountryCode?

        static func describe(_ row: inout some Fields<Self> & ~Copyable) {
            row("code") { $0.code }
            row("name") { $0.names.first?.text }
            row("localNames") { $0.names.dropFirst().map(\.text).joined(separator: " / ") }
            row("holidays") { $0.holidays }
            row("country") { $0.country }
        }
    }

    func rows(of record: CountriesRecord) -> [Row] {
        record.countries.map { Row(code: $0.code.description, names: $0.names, holidays: $0.holidays) }
            + record.regions.map { region in
                let place = region.place
                return Row(
                    code: place.description, names: region.names, holidays: region.holidays, country: place.country)
            }
    }
}
