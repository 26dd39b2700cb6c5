import AlmanacValues
import Formats
import Layout

extension ChangeFeedRecord: PublishedRecord {
    static var schemaName: String? { "Changes" }

    static func describe(_ fields: inout some Fields<ChangeFeedRecord> & ~Copyable) {
        fields.group("country", "The country.") { country in
            country.country(code: { $0.country }, names: { [$0.countryName] })
        }
        fields("revised", "The day of the last change; null if the source does not say.") { $0.revisions.first?.date }
        fields.page { $0.page }
        fields("revisions", "The revisions of the data, the newest first.") { record in
            record.revisions.map { Listed(record: record, revision: $0) }
        }
    }

    var fileName: String { "holidays-\(country)-changes" }
    var lastModified: Int? { revisions.first.map { $0.date.dayNumber * 86_400 } }

    /// A revision, and the record that names its changes.
    struct Listed: Described {
        let record: ChangeFeedRecord
        let revision: Revision

        static var schemaName: String? { "Revision" }

        static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
            fields("date", "The day of the revision.") { $0.revision.date }
            fields("unlisted", "How many further changes the revision has, which are only counted.") {
                $0.revision.unlisted
            }
            fields("changes", "What changed.") { listed in
                listed.revision.changes.map { entry in
                    Change(id: TagURI(listed.record.id(of: entry, in: listed.revision)).description, entry: entry)
                }
            }
        }
    }

    struct Change: Described {
        let id: String
        let entry: Entry

        static var schemaName: String? { "Change" }

        static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
            fields("id", "Names the change for good: a tag URI (RFC 4151).") { $0.id }
            fields("kind", "What kind of change it is, such as added, removed or moved.") { $0.entry.change.kind }
            fields("name", "The holiday’s name in English; null if the change is of all of them.") {
                $0.entry.change.name
            }
            fields("first", "The first day that changed; null if no days did.") { $0.entry.change.dates?.lowerBound }
            fields("last", "The last day that changed; null if no days did.") { $0.entry.change.dates?.upperBound }
            fields("days", "How many days changed.") { $0.entry.change.days }
            fields("former", "The date before a move, or the name before a new one; null otherwise.") {
                $0.entry.change.former
            }
            fields("title", "The change in a few words.") { $0.entry.title.text }
            fields("text", "The change in a sentence.") { $0.entry.text.text }
            fields("page", "The list that the day is in: a path on this site.") { $0.entry.page }
        }
    }
}
