import AlmanacValues
import Layout
import VIPER

extension PeopleRecord: PublishedRecord {
    static var schemaName: String? { "PersonList" }

    static func describe(_ fields: inout some Fields<PeopleRecord> & ~Copyable) {
        fields.staleness { $0.supplyAge }
        fields.page { $0.page }
        fields("people", "The people, sorted by family name.") { $0.people }
    }

    var fileName: String { "people" }
}

extension PeopleRecord.Person: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("id", "The id of the person, as in its address.") { $0.id }
        fields("name", "The whole name.") { $0.name }
        fields.life(birth: { $0.birth }, death: { $0.death })
        fields.page { $0.page }
        fields.portrait { $0.portrait }
    }
}

extension PersonRecord: PublishedRecord {
    static var schemaName: String? { "Person" }

    static func describe(_ fields: inout some Fields<PersonRecord> & ~Copyable) {
        fields("id", "The id of the person, as in its address.") { $0.person.id }
        fields("name", "The person’s name.") { $0.person.name }
        fields("occupation", "What the person did; null if it is not known.") { $0.person.occupation }
        fields.life(birth: { $0.person.birth }, death: { $0.person.death })
        fields("address", "Where the person lived; null if it is not known.") { $0.person.address }
        fields("biography", "A few sentences; null if there are none.") { $0.person.biography }
        fields.staleness { $0.supplyAge }
        fields.page { $0.page }
        fields.portrait { $0.portrait }
        fields.omittable("quotes", "The person’s quotes; omitted if their source fails.") { $0.quotes }
    }

    var supplyAge: SupplyAge? { person.supplyAge }
    var fileName: String { "person-\(person.id)" }
}

extension PersonRecord.Quote: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("id", "The id of the quote, as in its address.") { $0.id }
        fields("text", "The quote in English.") { $0.text }
        fields("page", "The quote’s page for people: a path on this site.") { $0.page }
    }
}

extension PersonInfo.Name: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("whole", "The name as people write it.") { $0.whole }
        fields("given", "The given name; null for a single name.") { $0.given }
        fields("family", "The family name; null for a single name.") { $0.family }
    }
}

extension PersonInfo.Address: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("street", "The street and the number; null if it is not known.") { $0.street }
        fields("locality", "The town; null if it is not known.") { $0.locality }
        fields("country", "The country’s name in English; null if it is not known.") { $0.country }
    }
}

extension Fields where Self: ~Copyable {
    mutating func life(birth: (Record) -> PartialDate?, death: (Record) -> PartialDate?) {
        self("born", "The date of birth; null if unknown.") { birth($0) }
        self("died", "The date of death; null if unknown, or alive.") { death($0) }
    }

    mutating func portrait(_ portrait: (Record) -> Link) {
        self("portrait", "The person’s portrait: a path on this site.") { portrait($0) }
    }
}
