import AlmanacValues
import Layout

extension ChangeListRecord: PublishedRecord {
    static var schemaName: String? { "AllChanges" }

    static func describe(_ fields: inout some Fields<ChangeListRecord> & ~Copyable) {
        fields("revised", "The day of the last change.") { $0.days.first?.date }
        fields.page { $0.page }
        fields("days", "The days on which data changed, the newest first. The feeds of countries go further back.") {
            $0.days
        }
    }

    var fileName: String { "data-changes" }
    var lastModified: Int? { days.first.map { $0.date.dayNumber * 86_400 } }
}

extension ChangeListRecord.Day: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("date", "The day.") { $0.date }
        fields("countries", "The countries whose data changed on the day.") { $0.countries }
    }
}

extension ChangeListRecord.Country: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields.country(code: { $0.changes.country }, names: { [$0.changes.countryName] })
        fields("record", "All changes of the country: a path on this site.") { $0.changes.feed }
        fields("revisions", "What changed on the day.") { country in
            country.changes.revisions.map { ChangeFeedRecord.Listed(record: country.changes, revision: $0) }
        }
    }
}
