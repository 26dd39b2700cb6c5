import AlmanacValues
import Layout
import VIPER

/// Says what a list contains, and where the rest is.
struct SummaryPresentation<R: Router<HolidayListNavigation>> {
    let listing: Listing
    let selection: HolidayYear
    let router: R

    /// "11 nationwide public holidays and 1 observed day", "12 public holidays in Bavaria"
    var text: String {
        let observed = listing.rows.count(where: \.isSubstitute)
        let count = listing.rows.count - observed
        var text = "\(count) \(scope)\(count == 1 ? holiday : holidays)\(suffix)"
        if observed > 0 { text += " and \(Phrases.count(observed, "observed day", "observed days"))" }
        guard listing.showsRegional, listing.regionalCount > 0 else { return text }
        return text
            + (listing.regionalCount == listing.rows.count
                ? ", in some regions only" : ", \(listing.regionalCount) of them in some regions only")
    }

    /// "No public holidays in 2026 in Bavaria.", "We have no data about school holidays in Spain."
    var empty: String {
        if case .only = selection.filter.types, let known = listing.knowledge.first {
            return KnowledgeWording(known, of: selection.year, in: listing.place).empty(suffix: suffix)
        }
        return "No \(holidays) in \(selection.year)\(suffix)."
    }

    /// The way from the holidays of the whole country to those of its regions, or back.
    var regional: LabelledLink? {
        guard listing.regionalCount > 0, selection.filter.region == nil else { return nil }
        guard listing.showsRegional else {
            return link("Show \(listing.regionalCount) more that only some regions keep", isEverywhere: true)
        }
        return selection.filter.isEverywhere ? link("Only those of the whole country", isEverywhere: false) : nil
    }

    private func link(_ text: String, isEverywhere: Bool) -> LabelledLink {
        var year = selection
        year.filter = HolidayFilter(types: selection.filter.types, isEverywhere: isEverywhere)
        return LabelledLink(label: text, link: router.link(to: .year(year)))
    }

    /// A list without regions needs no such word.
    private var scope: String {
        selection.filter.region == nil && !listing.showsRegional && !listing.regions.isEmpty ? "nationwide " : ""
    }

    private var holiday: String {
        switch selection.filter.types {
        case .all: "holiday of any type"
        case .only(.workday): "working day"
        case .only(let type): "\(type.label.lowercased()) holiday"
        }
    }

    private var holidays: String {
        selection.filter.types == .all ? "holidays of any type" : holiday + "s"
    }

    private var suffix: String { listing.regionName.map { " in \(Phrases.isolated($0.text))" } ?? "" }
}
