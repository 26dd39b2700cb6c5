import AlmanacValues
import Layout
import VIPER

extension CountriesRecord: PublishedRecord {
    static var schemaName: String? { "CountryList" }

    static func describe(_ fields: inout some Fields<CountriesRecord> & ~Copyable) {
        fields.staleness { $0.supplyAge }
        fields.page { $0.page }
        fields("countries", "The countries.", .element("country")) { $0.countries }
        fields("regions", "The regions that a search finds; empty without one.", .element("region")) { $0.regions }
    }

    var fileName: String { "countries" }
}

extension CountriesRecord.Country: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields.country(code: { $0.code }, names: { $0.names })
        fields.holidays { $0.holidays }
    }
}

extension CountriesRecord.Region: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("code", "The region’s code (ISO 3166-2).") { $0.place }
        fields("country", "The code of its country.") { $0.place.country }
        fields("names", "Its names.", .element("name")) { $0.names }
        fields.holidays { $0.holidays }
    }
}

extension Fields where Self: ~Copyable {
    mutating func holidays(_ page: (Record) -> Link) {
        self("holidays", "The page with its holidays: a path on this site.") { page($0) }
    }
}
