import AlmanacValues
import Layout
import Support

/// The words of a calendar, for the formats that people read.
struct HolidayFeedPresentation {
    let feed: HolidayFeed

    var words: HolidayFeedRecord.Words { HolidayFeedRecord.Words(name: name, description: description) }

    func words(of event: HolidayFeed.Event) -> HolidayFeedRecord.Event.Words {
        let regions = event.row.keepers?.wording
        return HolidayFeedRecord.Event.Words(
            summary: summary(of: event), date: date(of: event), description: description(of: event, regions),
            place: feed.places.count > 1 ? names(of: event).joined(separator: "; ") : regions)
    }

    /// "Holidays in Germany", "Bank holidays in Bavaria, Germany", "Holidays in 12 places"
    private var name: String {
        if case .day = feed.request, let event = feed.events.first {
            return "\(event.row.name.text), \(Phrases.date(event.row.first))"
        }
        let years = if case .year(let year) = feed.request { " \(year.year)" } else { "" }
        return "\(holidays) in \(place)\(years)"
    }

    /// "Public holidays in Germany from 2025 to 2029."
    private var description: String {
        if case .day = feed.request { return "\(name), in \(place)." }
        let types = if case .only(.publicHoliday) = feed.request.filter.types { "Public holidays" } else { holidays }
        let (first, last) = (feed.years.lowerBound, feed.years.upperBound)
        let years = first == last ? "in \(first)" : "from \(first) to \(last)"
        return (["\(types) in \(place) \(years)."] + [none].compactMap(\.self) + limits).joined(separator: " ")
    }

    /// Why the calendar has no events: "There are no events: Labour Code, article 73; law 2136-IX for martial law." Nil if it has
    /// some, or if there may be some that are not known.
    private var none: String? {
        let known = feed.places.compactMap(\.known.first)
        guard feed.events.isEmpty, known.count == feed.places.count,
            known.allSatisfy({ $0.state == .known || $0.state == .none })
        else { return nil }
        let authorities = feed.places.count == 1 ? known[0].authorities.map(\.title) : []
        return authorities.isEmpty
            ? "There are no events." : "There are no events: \(authorities.joined(separator: "; "))."
    }

    /// What is not known in the last of the years, in a sentence for each place: "Known until 10 September 2029."
    private var limits: [String] {
        guard feed.places.count <= Self.mostNames else { return [] }
        return feed.places.flatMap { place in
            place.known.prefix(1).compactMap { known in
                let name = Phrases.inSentence(region: place.regionName, country: place.countryName)
                let limit = KnowledgeWording(known, of: feed.years.upperBound, in: name).limit
                return feed.places.count == 1 ? limit : limit.map { "\(place.name): \($0)" }
            }
        }
    }

    /// "Boxing Day (observed)", "Eid al-Fitr (Bahrain and Kuwait, estimated)"
    private func summary(of event: HolidayFeed.Event) -> String {
        var remarks: [String] = []
        if let place = someOfThem(event) { remarks.append(place) }
        if event.isObserved { remarks.append("observed") }
        if event.row.isEstimated { remarks.append("estimated") }
        let name = event.row.name.text
        return remarks.isEmpty ? name : "\(name) (\(remarks.joined(separator: ", ")))"
    }

    private func date(of event: HolidayFeed.Event) -> String? {
        guard case .rolling = feed.request else { return nil }
        let (first, last) = (event.row.first, event.row.last)
        return first == last ? Phrases.fullDate(first) : Phrases.range(from: first, through: last)
    }

    /// What else there is to say, a line each; nil if there is nothing.
    ///
    /// - Parameter regions: those that keep it, in words; nil for all of them.
    private func description(of event: HolidayFeed.Event, _ regions: String?) -> String? {
        let row = event.row
        var text = row.localName?.text ?? ""
        func add(_ line: String) { text = text.isEmpty ? line : String(joining: text, "\n", line) }
        if !event.otherNames.isEmpty { add("Also: " + event.otherNames.map(\.text).joined(separator: "; ")) }
        if let regions { add(regions) }
        if feed.places.count > 1 { add(Phrases.list(names(of: event))) }
        for found in row.regionalTypes { add(words(of: found, in: event)) }
        if let date = row.observedFor { add("For \(Phrases.fullDate(date))") }
        if let date = row.observedOn { add("Observed on \(Phrases.fullDate(date))") }
        if row.mayBeginEarlier { add("It may have begun earlier: the days before are not known.") }
        if row.mayGoOn { add("It may go on: the days after are not known yet.") }
        if row.isEstimated { add(Phrases.estimate(isComputed: row.isComputed)) }
        return text.isEmpty ? nil : text
    }

    /// "Public holiday in 9 of 13 regions", "CA: Public holiday in 9 of 13 regions"
    private func words(of found: RegionalHolidayType, in event: HolidayFeed.Event) -> String {
        let text = Phrases.holiday(of: found)
        guard feed.places.count > 1 else { return text }
        let name = feed.places.first { $0.territory.country == found.country }?.countryName
        return "\(name?.htmlText ?? found.country.description): \(text)"
    }

    private func names(of event: HolidayFeed.Event) -> [String] { event.places.map { feed.places[$0].name } }

    /// The most places that are named where a line should stay short.
    private static let mostNames = 3

    /// "England", "4 of 12 places"; nil if all places of the calendar keep it.
    private func someOfThem(_ event: HolidayFeed.Event) -> String? {
        guard event.places.count < feed.places.count else { return nil }
        return event.places.count <= Self.mostNames
            ? Phrases.list(names(of: event)) : "\(event.places.count) of \(feed.places.count) places"
    }

    private var place: String {
        let places = feed.places
        guard places.count == 1 else {
            return places.count > Self.mostNames
                ? "\(places.count) places"
                : Phrases.list(places.map { Phrases.shortest(region: $0.regionName, country: $0.countryName) })
        }
        return Phrases.inSentence(region: places[0].regionName, country: places[0].countryName)
    }

    private var holidays: String {
        switch feed.request.filter.types {
        case .all, .only(.publicHoliday): "Holidays"
        case .only(.workday): "Working days"
        case .only(let type): "\(type.label) holidays"
        }
    }
}
