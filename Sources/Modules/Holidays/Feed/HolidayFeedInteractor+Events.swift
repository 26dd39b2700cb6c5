import AlmanacValues
import Entities

/// The years that were asked for. Not all of them need be known.
struct HolidayFeedWindow: Sendable {
    let years: ClosedRange<Int>
    /// The moment since which it has these years, in seconds since 1970 (UTC); nil if they never change.
    var since: Int?
}

/// What one place has.
struct HolidayFeedPart: Sendable {
    let country: Country
    let calendar: HolidayCalendar
    let filter: HolidayFilter
    let window: HolidayFeedWindow
    let age: SupplyAge?

    /// The known years among the requested ones; nil if none of them is known.
    var years: ClosedRange<Int>? {
        window.years.overlaps(calendar.years) ? window.years.clamped(to: calendar.years) : nil
    }

    /// What is known of the last of these years.
    var known: [YearKnowledge] { years.map { knowledge(of: $0.upperBound) } ?? [] }

    /// Set if the source of school breaks could not be read when one of these years needed it.
    var outage: SourceOutage? {
        // An outage is rare, and finding what is known of each year takes time.
        guard calendar.second?.outage != nil, let years else { return nil }
        return years.flatMap { knowledge(of: $0) }.compactMap(\.outage).first
    }

    private func knowledge(of year: Int) -> [YearKnowledge] {
        calendar.knowledge(of: HolidayYear(country.code, year, filter))
    }

    /// The rows of the lists of these years. A run over the turn of a year is there once.
    var rows: [HolidayRow] {
        (years.map(Array.init) ?? []).reduce(into: []) { rows, year in
            let carried = rows.filter { $0.last.year >= year }
            rows += HolidayListRows(calendar: calendar, selection: HolidayYear(country.code, year, filter)).shownRows
                .filter { !$0.isCarried(into: year) || !carried.contains($0) }
        }
    }

    /// Returns the rows of one holiday, in all regions; empty if there is none.
    func rows(of id: HolidayID, in year: Int) -> [HolidayRow] {
        guard let date = CivilDate(year: year, month: id.month, day: id.day),
            let holiday = calendar.holidays(from: date, through: date).first(where: { $0.id == id })
        else { return [] }
        return calendar.rows(of: holiday)
    }
}

extension HolidayFeed {
    /// - Parameters:
    ///   - parts: those of the places, in their order.
    ///   - rows: the rows of the only part, if they are not those of its lists.
    init(_ request: HolidayFeedRequest, _ parts: [HolidayFeedPart], rows: [HolidayRow]? = nil) {
        let years = parts.compactMap(\.years)
        let first = years.map(\.lowerBound).min() ?? 0
        var events = HolidayFeedEvents(ofSeveral: parts.count > 1)
        for (index, part) in parts.enumerated() { events.add(rows ?? part.rows, of: part, at: index) }
        let revisions = parts.compactMap(\.calendar.revisedAt)
        let revised = revisions.count == parts.count ? revisions.max() : nil
        let age = parts.compactMap(\.age).max()
        self.init(
            request: request,
            places: parts.map { part in
                Place(
                    territory: Territory(part.country.code, part.filter.region),
                    countryName: ForeignText(part.country.name),
                    regionName: part.filter.region.map(part.calendar.name), known: part.known)
            },
            years: first...max(first, years.map(\.upperBound).max() ?? 0), events: events.sorted,
            revised: revised,
            // The data may have been revised, and each place may have entered another year at another moment.
            lastModified: revised?.lastModified(
                age: age, outage: parts.compactMap(\.outage).first, since: parts.compactMap(\.window.since).max()),
            age: age)
    }
}

/// Collects the events of several places. The same feast on the same days is one event.
private struct HolidayFeedEvents {
    private var events: [HolidayFeed.Event] = []
    /// For each key, the position of its event, and the last place that has one with the key.
    private var known: [Key: (position: Int, place: Int)] = [:]
    private var names: Set<String> = []
    /// Whether an event may be one of several places. The events of one place are all of its rows.
    private let ofSeveral: Bool

    init(ofSeveral: Bool) {
        self.ofSeveral = ofSeveral
    }

    private struct Key: Hashable {
        let feast: Slug
        let first: CivilDate
        let last: CivilDate
        let isSubstitute: Bool
        let isHalfDay: Bool
        /// One event has one time: what is off from the evening is not off all day.
        let begins: TimeOfDay?
        /// Not 0 if the country's list has other rows of the feast on these days.
        var number = 0
    }

    mutating func add(_ rows: [HolidayRow], of part: HolidayFeedPart, at index: Int) {
        events.reserveCapacity(events.count + rows.count)
        names.reserveCapacity(names.count + rows.count)
        var eventNames = EventNames(part.calendar)
        let lists = HolidayListRows(
            calendar: part.calendar,
            selection: HolidayYear(part.country.code, part.window.years.lowerBound, part.filter))
        for row in rows {
            if ofSeveral, let position = position(of: row, from: index) {
                events[position].merge(lists.row(row), from: index, revised: part.calendar.revisedAt)
                continue
            }
            events.append(
                HolidayFeed.Event(
                    name: unused(eventNames.name(of: row), part), row: lists.row(row),
                    isObserved: row.isSubstitute, isHalfDay: row.isHalfDay, places: [index],
                    revised: part.calendar.revisedAt))
        }
    }

    /// Returns the position of the event that another place has already, and notes that this one has it. If there is none,
    /// the row is the next event.
    private mutating func position(of row: HolidayRow, from place: Int) -> Int? {
        var key = Key(
            feast: row.lead.holiday.kind.feast, first: row.first, last: row.last, isSubstitute: row.isSubstitute,
            isHalfDay: row.isHalfDay, begins: row.begins)
        while known[key]?.place == place { key.number += 1 }
        let position = known[key]?.position
        known[key] = (position ?? events.count, place)
        return position
    }

    /// Returns the name, or if another event has it, the name with the place. Regions of a country may keep a feast
    /// for different numbers of days.
    private mutating func unused(_ name: String, _ part: HolidayFeedPart) -> String {
        var (unused, number) = (name, 1)
        while !names.insert(unused).inserted {
            let place = Territory(part.country.code, part.filter.region)
            unused = "\(name)-in-\(place)" + (number > 1 ? "-\(number)" : "")
            number += 1
        }
        return unused
    }

    /// In date order, in which those of one place are already.
    var sorted: [HolidayFeed.Event] {
        let isSorted = events.indices.dropFirst().allSatisfy { events[$0 - 1].row.first <= events[$0].row.first }
        if isSorted { return events }
        return events.enumerated().sorted { ($0.1.row.first, $0.0) < ($1.1.row.first, $1.0) }.map(\.element)
    }
}

extension HolidayFeed.Event {
    /// Adds another place that keeps the same. The day of the event's last revision is known only if all places give
    /// one.
    fileprivate mutating func merge(_ other: Listing.Row, from place: Int, revised: RevisionTime?) {
        places.append(place)
        if let known = self.revised, let revised { self.revised = max(known, revised) } else { self.revised = nil }
        if row.name != other.name, !otherNames.contains(other.name) { otherNames.append(other.name) }
        row = row.merged(with: other)
    }
}

extension HolidayRow {
    /// Whether all who keep it have half of the day off, and nobody the whole day.
    fileprivate var isHalfDay: Bool {
        types.contains(.halfDay) && !regionalTypes.contains { $0.type == .halfDay }
    }
}

extension Listing.Row {
    /// Returns the row with the types of another one and of its regions, estimated if one of them is.
    fileprivate func merged(with other: Listing.Row) -> Listing.Row {
        let isSame =
            other.types == types && other.regionalTypes == regionalTypes && other.isEstimated == isEstimated
            && other.keepers == keepers && other.parts == parts && other.beginnings == beginnings
            && other.mayBeginEarlier == mayBeginEarlier && other.mayGoOn == mayGoOn
        if isSame { return self }
        return Listing.Row(
            id: id, first: first, last: last, name: name, localName: localName,
            types: Array(Set(types + other.types)).sorted(),
            regionalTypes: regionalTypes + other.regionalTypes.filter { !regionalTypes.contains($0) },
            keepers: other.keepers == keepers ? keepers : nil, parts: other.parts == parts ? parts : nil,
            otherNames: otherNames, observedFor: observedFor, observedOn: observedOn,
            exchangedFor: exchangedFor == other.exchangedFor ? exchangedFor : nil,
            isEstimated: isEstimated || other.isEstimated, isInLieu: isInLieu,
            begins: begins, beginnings: beginnings + other.beginnings.filter { !beginnings.contains($0) },
            isComputed: isComputed || other.isComputed, source: source ?? other.source,
            mayBeginEarlier: mayBeginEarlier || other.mayBeginEarlier, mayGoOn: mayGoOn || other.mayGoOn)
    }
}
