import AlmanacValues
import Layout
import VIPER

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
    ///   - day: makes a link to the page of another day.
    func notice(
        about date: CivilDate?, retry: Link, now: Notice.Action, day: (CivilDate) -> Notice.Action,
        _ words: WorldWords
    ) -> Notice {
        switch self {
        case .outside(let known):
            let nearest = date.map { $0 < known.lowerBound ? known.lowerBound : known.upperBound }
            return Notice(
                title: words.noData(for: date), explanation: words.known(known),
                actions: [nearest.map(day), date == nil ? nil : now].compactMap(\.self))
        case .service(let failure):
            return words.notice(failure, title: words.unavailable, retry: retry)
        }
    }
}
