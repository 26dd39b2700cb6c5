import Almanac
import Layout

// The words that people and programs get.
extension Comparison {
    /// Whether at least one place has data for the year.
    var hasData: Bool { places.contains { !$0.days.isEmpty } }

    /// A sentence for each place without data.
    var missing: [String] {
        places.filter(\.days.isEmpty).map { column in
            "No data for \(year) in \(column.place.nameInSentence). "
                + "We have data \(Phrases.years(column.place.knownYears))."
        }
    }
}
