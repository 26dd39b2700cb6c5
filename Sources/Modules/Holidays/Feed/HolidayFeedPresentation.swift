import AlmanacValues
import Layout
import Support

/// The words of a calendar, for the formats that people read.
struct HolidayFeedPresentation {
    let feed: HolidayFeed
    let words: HolidaysWords

    /// The most places that are named where a line should stay short.
    private static let mostNames = 3

    var aboutFeed: HolidayFeedRecord.Words {
        let (types, years) = (feed.request.filter.types, feed.years)
        switch feed.request {
        case .day:
            guard let row = feed.events.first?.row else { break }
            return HolidayFeedRecord.Words(
                name: words.calendar(of: row.name, on: row.first),
                description: words.description(of: row.name, on: row.first, in: places))
        case .year(let year):
            return HolidayFeedRecord.Words(
                name: words.calendar(types, in: places, year.year), description: description(types, years))
        case .rolling, .places: break
        }
        return HolidayFeedRecord.Words(
            name: words.calendar(types, in: places, nil), description: description(types, years))
    }

    /// "Public holidays in Germany from 2025 to 2029.", and what is not known of them.
    private func description(_ types: HolidayFilter.Types, _ years: ClosedRange<Int>) -> String {
        words.paragraph([words.description(types, in: places, years)] + [none].compactMap(\.self) + limits)
    }

    private var places: HolidayFeedPlaces {
        let places = feed.places
        if places.count == 1 { return .one(places[0].place) }
        return places.count > Self.mostNames ? .many(places.count) : .few(places.map(\.place))
    }

    /// Why the calendar has no events. Nil if it has some, or if there may be some that are not known.
    private var none: String? {
        let known = feed.places.compactMap(\.known.first)
        guard feed.events.isEmpty, known.count == feed.places.count,
            known.allSatisfy({ $0.state == .known || $0.state == .none })
        else { return nil }
        return words.noEvents(by: feed.places.count == 1 ? known[0].authorities.map { ForeignText($0.title) } : [])
    }

    /// What is not known in the last of the years, in a sentence for each place: "Known until 10 September 2029."
    private var limits: [String] {
        guard feed.places.count <= Self.mostNames else { return [] }
        return feed.places.flatMap { place in
            place.known.prefix(1).compactMap { known in
                let limit = words.limit(known, in: feed.years.upperBound, of: place.place)
                return feed.places.count == 1 ? limit : limit.map { words.labelled(place.name, $0) }
            }
        }
    }
}

// MARK: Events

extension HolidayFeedPresentation {
    func words(of event: HolidayFeed.Event) -> HolidayFeedRecord.Event.Words {
        let regions = event.row.keepers.map(words.text)
        return HolidayFeedRecord.Event.Words(
            summary: words.event(event.row.name, remarks(on: event)), date: date(of: event),
            description: description(of: event, regions),
            place: feed.places.count > 1 ? words.location(names(of: event)) : regions,
            categories: categories(of: event.row.types))
    }

    private func categories(of types: [HolidayType]) -> [String] {
        if types.count == 1, let categories = Self.categoriesOfOne[words.language][types[0]] { return categories }
        return words.categories(of: types)
    }

    /// Kept, since most holidays are of one type.
    private static let categoriesOfOne = PerLanguage<[HolidayType: [String]]> { language in
        let words = HolidaysWords(language)
        return Dictionary(uniqueKeysWithValues: HolidayType.allCases.map { ($0, words.categories(of: [$0])) })
    }

    private func remarks(on event: HolidayFeed.Event) -> [HolidayFeedRemark] {
        var remarks: [HolidayFeedRemark] = []
        if event.places.count < feed.places.count { remarks.append(someOfThem(event)) }
        if event.isObserved { remarks.append(.observed) }
        if event.isHalfDay { remarks.append(.halfDay) }
        if event.row.isEstimated { remarks.append(.estimated) }
        return remarks
    }

    private func someOfThem(_ event: HolidayFeed.Event) -> HolidayFeedRemark {
        event.places.count <= Self.mostNames
            ? .places(names(of: event)) : .some(event.places.count, of: feed.places.count)
    }

    private func date(of event: HolidayFeed.Event) -> String? {
        guard case .rolling = feed.request else { return nil }
        return words.text(event.row.first...event.row.last)
    }

    /// What else there is to say, a line each; nil if there is nothing.
    ///
    /// - Parameter regions: those that keep it, in words; nil for all of them.
    private func description(of event: HolidayFeed.Event, _ regions: String?) -> String? {
        let row = event.row
        var text = row.localName?.text ?? ""
        func add(_ line: String) { text = text.isEmpty ? line : String(joining: text, "\n", line) }
        if !event.otherNames.isEmpty { add(words.otherNames(event.otherNames)) }
        if let regions { add(regions) }
        if let parts = row.parts { add(words.text(parts)) }
        if feed.places.count > 1 { add(words.list(names(of: event))) }
        for found in row.regionalTypes { add(line(about: found)) }
        for found in row.beginnings { add(words.beginning(found)) }
        if let date = row.observedFor { add(words.observed(for: date)) }
        if let date = row.observedOn { add(words.observed(on: date)) }
        if let date = row.exchangedFor { add(words.exchanged(for: date)) }
        if row.mayBeginEarlier { add(words.mayHaveBegunEarlier) }
        if row.mayGoOn { add(words.mayGoOn) }
        if row.isEstimated { add(words.estimate(isComputed: row.isComputed)) }
        if let source = row.source { add(words.credit(source)) }
        return text.isEmpty ? nil : text
    }

    /// "Public holiday in 9 of 13 regions", "Canada: Public holiday in 9 of 13 regions"
    private func line(about found: RegionalHolidayType) -> String {
        let text = words.holiday(of: found)
        guard feed.places.count > 1 else { return text }
        let country = feed.places.first { $0.territory.country == found.country }?.countryName
        return words.labelled(country ?? ForeignText(found.country.description), text)
    }

    private func names(of event: HolidayFeed.Event) -> [ForeignText] { event.places.map { feed.places[$0].name } }
}
