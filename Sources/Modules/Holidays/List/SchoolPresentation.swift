import AlmanacValues
import Layout

/// Answers what parents ask: when schools are off, and until when that is known.
struct SchoolPresentation {
    /// "Next school holidays in Bavaria, in 30 days: Christmas Break, Thursday 24 December 2026 to Friday 8 January 2027."
    let text: String
    /// "Known until 10 September 2029."
    let reach: String?

    /// Nil for a list of other holidays, and for one that says in a sentence of its own why it is empty.
    init?(_ listing: Listing, _ selection: HolidayYear, _ words: HolidaysWords) {
        guard selection.filter.types == .only(.school), !listing.rows.isEmpty || listing.schools != nil else {
            return nil
        }
        text =
            listing.schools.map { words.schools($0, in: listing.place, on: listing.today.date) }
            ?? words.noSchools(in: listing.place)
        reach = listing.knowledge.first { $0.types.contains(.school) }.flatMap(words.reach)
    }
}
