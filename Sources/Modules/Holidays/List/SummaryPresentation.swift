import AlmanacValues
import Layout
import VIPER

/// Says what a list contains, and where the rest is.
struct SummaryPresentation<R: Router<HolidayListNavigation>> {
    let listing: Listing
    let selection: HolidayYear
    let router: R
    let words: HolidaysWords

    /// "11 nationwide public holidays and 1 observed day", "12 public holidays in Bavaria"
    var text: String {
        let observed = listing.rows.count(where: \.isSubstitute)
        return words.summary(
            HolidaySummary(
                types: selection.filter.types, holidays: listing.rows.count - observed, observed: observed,
                scope: scope))
    }

    /// A list without regions applies to everybody, and need not say so.
    private var scope: HolidaySummary.Scope {
        if let region = listing.place.region { return .region(region) }
        guard listing.showsRegional else {
            return selection.filter.region == nil && !listing.regions.isEmpty ? .nationwide : .everywhere(regional: 0)
        }
        return .everywhere(regional: listing.regionalCount)
    }

    /// "No public holidays in 2026 in Bavaria.", "We have no data about school holidays in Spain."
    var empty: String {
        if case .only = selection.filter.types, let known = listing.knowledge.first {
            return words.nothing(known, in: selection.year, of: listing.place)
        }
        return words.none(selection.filter.types, in: selection.year, of: listing.place)
    }

    /// The way from the holidays of the whole country to those of its regions, or back.
    var regional: LabelledLink? {
        guard listing.regionalCount > 0, selection.filter.region == nil else { return nil }
        if !listing.showsRegional { return link(words.showRegional(listing.regionalCount), isEverywhere: true) }
        return selection.filter.isEverywhere ? link(words.hideRegional, isEverywhere: false) : nil
    }

    private func link(_ label: String, isEverywhere: Bool) -> LabelledLink {
        var year = selection
        year.filter = HolidayFilter(types: selection.filter.types, isEverywhere: isEverywhere)
        return LabelledLink(label: label, link: router.link(to: .year(year)))
    }
}
