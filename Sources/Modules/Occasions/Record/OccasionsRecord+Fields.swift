import AlmanacValues
import Layout

extension OccasionsRecord: PublishedRecord {
    static var schemaName: String? { "OccasionList" }

    static func describe(_ fields: inout some Fields<OccasionsRecord> & ~Copyable) {
        fields("year", "The year that is counted.") { $0.year }
        fields.page { $0.page }
        fields("occasions", "The occasions.") { $0.occasions }
    }

    var fileName: String { "occasions" }
}

extension OccasionsRecord.Occasion: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields.fields { $0.summary.facts }
        fields("countries", "How many countries keep it in the year.") { $0.summary.countries }
        fields("countriesInPart", "How many others keep it in some regions only.") { $0.summary.countriesInPart }
        fields.page { $0.page }
        fields("record", "Its record: a path on this site.") { $0.record }
    }
}

extension OccasionFacts: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("id", "The id of the occasion, as in its address.") { $0.id }
        fields("names", "Its names.") { [LocalizedText($0.name, language: $0.language)] }
        fields("about", "What it is, in a sentence or two.") { $0.about }
        fields("rule", "When it is, in words.") { $0.rule }
        fields("tradition", "Whose day it is, such as christian or civic.") { $0.tradition }
    }
}

extension OccasionRecord: PublishedRecord {
    static var schemaName: String? { "Occasion" }

    static func describe(_ fields: inout some Fields<OccasionRecord> & ~Copyable) {
        fields.fields { $0.kept.facts }
        fields.page { $0.page }
        fields("previous", "The record of the occasion before; null for the first one.") { $0.previous }
        fields("next", "The record of the occasion after; null for the last one.") { $0.next }
        fields("years", "When it is, from last year on.") { $0.kept.years }
        fields("localNames", "What it is called, language by language.") { $0.kept.names }
    }

    var fileName: String { "occasion-\(kept.facts.id)" }
}

extension KeptOccasion.Year: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("year", "The year.") { $0.year }
        fields("days", "Its days, in date order.") { $0.days }
    }
}

extension KeptOccasion.Day: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("date", "The day: the first one, if it lasts several.") { $0.date }
        fields("observed", "Whether it is a day off for another date.") { $0.isObserved }
        fields("observedFor", "Of an observed day, the occasion’s own date; null if it is not known.") {
            $0.observedFor
        }
        fields("estimated", "Whether the date is estimated in one of the countries, and may still change.") {
            !$0.estimated.isEmpty
        }
        fields("countries", "The codes of the countries that keep it.") { $0.countries.map(\.code) }
        fields("countriesInPart", "Those where only some regions do.") { $0.countriesInPart.map(\.code) }
        fields("countriesEstimated", "Those of both where the date is estimated.") { $0.estimated.sorted() }
    }
}

extension KeptOccasion.Name: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("language", "The language of the name (BCP 47).") { $0.text.language }
        fields("text", "The name.") { $0.text.text }
        fields("countries", "The codes of the countries where it is a public holiday.") { $0.countries.map(\.code) }
        fields("others", "Those where only holidays of other types have the name.") { $0.others.map(\.code) }
    }
}
