import AlmanacValues
import Layout

extension CountryRecord: PublishedRecord {
    static var schemaName: String? { "Country" }

    static func describe(_ fields: inout some Fields<CountryRecord> & ~Copyable) {
        fields("code", "The country’s code (ISO 3166-1 alpha-2).") { $0.facts.code }
        fields("alpha3", "Its code with 3 letters; null if it has none.") { $0.facts.alpha3 }
        fields("numeric", "Its code with 3 digits; null if it has none.") { $0.facts.numeric }
        fields.names { $0.names }
        fields("zones", "Its time zones (IANA), the capital’s first.") { $0.facts.zones }
        fields("weekend", "The days of its weekend, such as saturday.") { $0.facts.weekend }
        fields.years("The years whose holidays are known.") { $0.facts.years }
        fields.staleness { $0.supplyAge }
        fields.holidays { $0.page }
        fields("regions", "The regions that have holidays of their own.", .element("region")) { $0.regions }
    }

    var supplyAge: SupplyAge? { facts.age }
    var fileName: String { "country-\(facts.code)" }
}

extension CountryRecord.Region: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("code", "The region’s code (ISO 3166-2).") { $0.territory }
        fields(
            "name", "Its name, in the language of the address if it has one there, or else in English.",
            .element("name")
        ) { $0.name }
        fields.holidays { $0.page }
    }
}
