import AlmanacValues
import Layout

/// Answers what parents ask: when schools are off, and until when that is known.
struct SchoolPresentation {
    /// "Next school holidays in Bavaria, in 30 days: Christmas Break, Thursday 24 December 2026 to Friday 8 January 2027."
    let text: String
    /// "Known until 10 September 2029."
    let reach: String?

    /// Nil for a list of other holidays, and for one that says in a sentence of its own why it is empty.
    init?(_ listing: Listing, _ selection: HolidayYear) {
        guard selection.filter.types == .only(.school), !listing.rows.isEmpty || listing.schools != nil else {
            return nil
        }
        let place = Phrases.shortest(region: listing.regionName, country: listing.countryName)
        text =
            listing.schools.map { Self.text($0, in: place, on: listing.today.date) }
            ?? "No later school holidays in \(place) are known."
        reach = listing.knowledge.first { $0.types.contains(.school) }.flatMap { known in
            KnowledgeWording(known, of: selection.year, in: listing.place).reach
        }
    }

    private static func text(_ schools: SchoolBreak, in place: String, on today: CivilDate) -> String {
        // Where regions differ, those that are off today are only some of them.
        let isInPart = schools.isInPart || schools.isByRegion && schools.isToday
        let place = isInPart ? "parts of \(place)" : place
        let when =
            if !schools.isToday {
                "Next school holidays in \(place), \(Phrases.distance(to: schools.first, from: today))"
            } else if schools.first == schools.last {
                "School holidays today in \(place)"
            } else {
                "School holidays now in \(place)"
            }
        return "\(when): \(Phrases.isolated(schools.name.text))\(days(of: schools))"
            + "\(schools.isByRegion ? ", depending on the region" : "")\(schools.isEstimated ? " (estimated)" : "")."
    }

    /// ", until Friday 8 January 2027", with a comma before it; empty for a single day that is today.
    private static func days(of schools: SchoolBreak) -> String {
        let (first, last) = (Phrases.fullDate(schools.first), Phrases.fullDate(schools.last))
        let end = schools.mayGoOn ? "\(last) or later" : last
        guard schools.first < schools.last else { return schools.isToday && !schools.mayGoOn ? "" : ", \(end)" }
        if schools.isToday { return ", until \(end)\(schools.isByRegion && !schools.mayGoOn ? " at the latest" : "")" }
        if schools.isByRegion { return ", between \(first) and \(end)" }
        return ", \(Phrases.range(from: schools.first, through: schools.last))\(schools.mayGoOn ? " or later" : "")"
    }
}
