import AlmanacValues
import Layout

/// The sentence that sums up what is known.
struct CoverageWordingPresentation {
    private let coverage: Coverage

    init(_ coverage: Coverage) {
        self.coverage = coverage
    }

    /// "250 countries. We know an authority for the public holidays of 245, and have school holidays of 15."
    var summary: String {
        let facts = coverage.countries.compactMap(\.data)
        let authorities = facts.count { !$0.known(.publicHoliday).authorities.isEmpty }
        let schools = facts.count { $0.known(.school).basis != nil }
        let countries = Phrases.count(coverage.countries.count, "country", "countries")
        return "\(countries). We know an authority for the public holidays of \(authorities), and have school holidays "
            + "of \(schools)."
    }
}
