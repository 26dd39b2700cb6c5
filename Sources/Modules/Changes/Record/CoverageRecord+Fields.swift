import AlmanacValues
import Layout

extension CoverageRecord: PublishedRecord {
    static var schemaName: String? { "Coverage" }

    static func describe(_ fields: inout some Fields<CoverageRecord> & ~Copyable) {
        fields("year", "The year that is told of.") { $0.year }
        fields.page { $0.page }
        fields("countries", "The countries, in the order of their codes.") { $0.countries }
    }

    var fileName: String { "data" }
}

extension CoverageRecord.Country: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields.country(code: { $0.facts.code }, names: { [$0.facts.name] })
        fields("record", "The country’s own record: a path on this site.") { $0.record }
        fields("changes", "The changes of its data: a path on this site.") { $0.changes }
        fields.omittable("years", "The years that there is data for; omitted if there is none.") {
            $0.facts.data?.years
        }
        fields.omittable(
            "revised",
            "The day on which its data last changed; null if the source does not say. Omitted if there is no data."
        ) { $0.facts.data.map(\.revised) }
        fields.omittable("corrections", "How many corrections the data has; omitted if there is no data.") {
            $0.facts.data?.corrections
        }
        fields("known", "What is known, by types.") { $0.facts.data?.known ?? [] }
    }
}
