import AlmanacValues
import Layout

/// The words for a change of data.
struct ChangeWording {
    let title: String
    let text: String

    /// - Parameter country: the country's name with its article.
    init(_ change: DataChange, country: String) {
        let name = change.name ?? "Holidays"
        let days = change.dates.map { Self.days(change.days, $0) } ?? ""
        let former = change.former ?? ""
        switch change.kind {
        case .added: (title, text) = ("\(name) added", "New in our data: \(days).")
        case .removed: (title, text) = ("\(name) removed", "No longer in our data: \(days).")
        case .moved:
            let date = CivilDate(former).map(Phrases.fullDate) ?? former
            (title, text) = ("\(name) moved", "From \(date) to \(days).")
        case .confirmed: (title, text) = ("\(name) confirmed", "No longer an estimate: \(days).")
        case .estimated: (title, text) = ("\(name) is an estimate", "May still change: \(days).")
        case .renamed: (title, text) = ("\(name) renamed", "Its name was \(Phrases.isolated(former)): \(days).")
        case .keepers:
            (title, text) = ("\(name): who keeps it", "Other regions keep it, or it has another type: \(days).")
        case .details:
            (title, text) = (
                "Details of holidays in \(country)", "Dates, names and regions are the same; other details are not."
            )
        case .first:
            let count = Phrases.count(change.days, "day", "days")
            (title, text) = ("Holidays in \(country)", "The first edition of our data, with \(count).")
        }
    }

    /// "Saturday 10 October 2026", "5 days from 1 January 2026 to 1 January 2030"
    private static func days(_ count: Int, _ dates: ClosedRange<CivilDate>) -> String {
        guard count > 1 else { return Phrases.fullDate(dates.lowerBound) }
        return "\(Phrases.count(count, "day", "days")) from \(Phrases.date(dates.lowerBound)) to "
            + Phrases.date(dates.upperBound)
    }
}
