import AlmanacValues
import Layout

/// Says whether today is a day off, and why.
struct TodayPresentation {
    /// "Today, Sunday 22 November, is a day off in Germany: it is the weekend." Nil if the day is not known.
    let text: String?

    init(_ listing: Listing) {
        guard let status = listing.today.status else {
            text = nil
            return
        }
        let place = Phrases.shortest(region: listing.regionName, country: listing.countryName)
        let today = "Today, \(Phrases.weekday(listing.today.date)) \(Phrases.dayAndMonth(listing.today.date)), is"
        text =
            switch status {
            case .holiday(let names): "\(today) a day off in \(place): \(Self.list(names))."
            case .weekend: "\(today) a day off in \(place): it is the weekend."
            case .workingDay: "\(today) a working day in \(place)."
            case .exchanged(let date):
                "\(today) a working day in \(place), in exchange for \(Phrases.fullDate(date))."
            case .half(let names): "\(today) half a day off in \(place): \(Self.list(names))."
            case .evening(let names, let time):
                "\(today) a working day in \(place) until \(time), when a holiday begins: \(Self.list(names))."
            case .partial(let names): "\(today) a day off in parts of \(place) only: \(Self.list(names))."
            }
    }

    private static func list(_ names: [LocalizedText]) -> String {
        Phrases.list(names.map { Phrases.isolated($0.text) })
    }
}
