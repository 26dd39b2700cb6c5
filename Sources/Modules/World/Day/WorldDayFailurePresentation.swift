import AlmanacValues
import Layout
import VIPER

/// The words for a failure, which are the same for people and for programs.
extension WorldDayFailure {
    var status: Status {
        switch self {
        case .outside: .notFound
        case .service(let failure): Status(failure)
        }
    }

    /// Returns the notice, with those of the links that help.
    ///
    /// - Parameters:
    ///   - date: the day that was asked for; nil for today.
    ///   - retry: to the same page.
    ///   - now: to today's page.
    ///   - day: makes a link to the page of another day; nil for programs.
    func notice(
        about date: CivilDate?, retry: Notice.Action? = nil, now: Notice.Action? = nil,
        day: ((CivilDate) -> Notice.Action)? = nil
    ) -> Notice {
        switch self {
        case .outside(let known):
            let nearest = date.map { $0 < known.lowerBound ? known.lowerBound : known.upperBound }
            return Notice(
                title: "No data for \(date.map(Phrases.date) ?? "today")",
                explanation: "We have holidays from \(Phrases.date(known.lowerBound)) to "
                    + "\(Phrases.date(known.upperBound)).",
                actions: [nearest.flatMap { near in day.map { $0(near) } }, date == nil ? nil : now]
                    .compactMap(\.self))
        case .service(let failure):
            return Notice(failure, of: "who is off", retry: retry)
        }
    }
}
