import AlmanacValues
import Entities
import ServiceContracts
import Support

/// Answers what a query asks, with the calendars of the places that it names.
struct SearchFacts {
    let reading: SearchReading
    let lexicon: SearchLexicon
    let countries: any CountryService
    let holidays: any HolidayService
    let occasions: any OccasionService
    let today: CivilDate
    let memory = SearchMemory()

    /// The most answers to a query.
    private static let most = 4
    /// The most places whose calendars are read for a query.
    static let mostPlaces = 4

    /// Returns the answers, best first. What a source cannot tell is left out.
    func facts() async -> [SearchAnswer.Fact] {
        guard reading.isWhole || !reading.isEmpty else { return [] }
        var facts: [SearchAnswer.Fact] = []
        if let end = reading.monthEnd { return [.noSuchDay(last: end)] }
        let places = await namedPlaces()
        if !reading.subjects.isEmpty {
            var answers: [[SearchAnswer.Fact]] = places.isEmpty ? [await feast()] : []
            for place in places { answers.append(await self.facts(in: place)) }
            // The first answer for each place comes first, then their other dates.
            facts = answers.compactMap(\.first) + answers.flatMap { $0.dropFirst() }
        } else if let unknown = unknownYear(in: places.map(\.place)) {
            facts += unknown
        } else if reading.asksWorkingDays {
            facts += places.isEmpty ? withoutPlace() : places.compactMap(workingDays)
        } else if case .day(let day)? = reading.time {
            for day in [day] + otherDays {
                let statuses = places.compactMap { status(of: day, in: $0) }
                facts += statuses.isEmpty ? [.day(day)] : statuses
            }
        } else if places.isEmpty {
            facts += withoutPlace()
        } else {
            if reading.comparesPlaces, places.count > 1 {
                facts.append(.comparison(places.map(\.place), reading.time?.year ?? today.year))
            }
            for place in places { facts += self.facts(of: place) }
        }
        // Feasts on a fixed date are known for any year, the others for the years with data.
        if facts.isEmpty, let unknown = unknownYear(in: places.map(\.place)) { facts += unknown }
        return Array(facts.prefix(reading.subjects.isEmpty || places.count > 1 ? Self.most : Self.mostDates))
    }

    /// Says which years are known, if the query asks for another one in each of its places, or in the world; else nil.
    private func unknownYear(in places: [SearchAnswer.Place]) -> [SearchAnswer.Fact]? {
        guard let year = reading.time?.year else { return nil }
        if places.isEmpty {
            let years = lexicon.countries.map(\.years)
            guard let first = years.map(\.lowerBound).min(), let last = years.map(\.upperBound).max(),
                !(first...last).contains(year)
            else { return nil }
            return [.noData(nil, year, known: first...last)]
        }
        var facts: [SearchAnswer.Fact] = []
        for place in places {
            guard let known = lexicon.country(place.territory.country)?.years, !known.contains(year) else { return nil }
            facts.append(.noData(place, year, known: known))
        }
        return facts
    }

    /// What else figures like "4/12" can be.
    private var otherDays: [CivilDate] { if case .day(let day)? = reading.otherTime { [day] } else { [] } }

    struct KnownPlace {
        var place: SearchAnswer.Place
        /// Nil if the source does not have it.
        let calendar: TerritoryCalendar?
    }

    private func namedPlaces() async -> [KnownPlace] {
        var found: [KnownPlace] = []
        for place in reading.places.prefix(Self.mostPlaces) {
            if let known = await known(place) { found.append(known) }
        }
        let places = found.map(\.place)
        for index in found.indices { found[index].place.surroundings = places[index].surroundings(among: places) }
        return found
    }

    /// When the first of the subjects with a date is kept.
    private func feast() async -> [SearchAnswer.Fact] {
        for subject in reading.subjects {
            let facts = await facts(of: subject)
            if !facts.isEmpty { return facts }
        }
        return []
    }

    /// When a subject is kept: in its only place, unless its name is a form of what others call it, or else in the world.
    /// If that place does not keep it as a whole, the date is all that can be said. If the country whose language was used
    /// has another date than most, that is the one that is meant: こどもの日 is in May.
    private func facts(of subject: SearchedSubject) async -> [SearchAnswer.Fact] {
        let only = await kept(subject, in: subject.country)
        if let first = only.first {
            if let usual = await usual(subject, on: first.date) { return [usual] }
            return only.map { .kept($0) }
        }
        let world = [await world(subject)].compactMap(\.self)
        let home = await kept(subject, in: home(of: subject))
        guard let first = home.first else { return world }
        if case .kept(let most)? = world.first, most.date == first.date { return world }
        return home.map { .kept($0) }
    }

    /// When a place keeps a subject; empty if it does not, and without a place.
    private func kept(_ subject: SearchedSubject, in territory: Territory?) async -> [SearchAnswer.Kept] {
        guard let territory, let known = await known(SearchedPlace(territory)) else { return [] }
        return await kept(subject, in: known)
    }

    func known(_ searched: SearchedPlace) async -> KnownPlace? {
        let territory = searched.territory
        guard let country = lexicon.country(territory.country) else { return nil }
        let region = lexicon.region(territory)
        let place = SearchAnswer.Place(
            territory: territory,
            name: PlaceName(region: region.map { ForeignText($0.name) }, country: ForeignText(country.name)),
            city: searched.city(in: country.nameLanguage).map { ForeignText($0) })
        let calendar = await calendar(of: territory)
        return KnownPlace(place: place, calendar: calendar)
    }

    func calendar(of territory: Territory) async -> TerritoryCalendar? {
        let years = [today.year, reading.time?.year ?? today.year] + yearsOfWorkingDays
        do throws(TerritoryFailure) {
            return try await TerritoryCalendars(countries, holidays).calendar(
                of: territory, covering: (years.min() ?? today.year)...(years.max() ?? today.year) + 1)
        } catch {
            return nil
        }
    }

    private func withoutPlace() -> [SearchAnswer.Fact] {
        if case .week(let first)? = reading.time, reading.topic != .workingDays { return [.week(first)] }
        if case .month(let month, let year)? = reading.time, reading.topic == nil { return [.month(month, year, nil)] }
        return [.choose(reading.topic ?? .publicHolidays, reading.time?.year ?? today.year)]
    }

    private func facts(of known: KnownPlace) -> [SearchAnswer.Fact] {
        if !reading.asksNext, let facts = holidaysOfDays(in: known) { return facts }
        return [fact(of: known)]
    }

    private func fact(of known: KnownPlace) -> SearchAnswer.Fact {
        let place = known.place
        if reading.asksNext, let next = reading.topic == .schoolHolidays ? nextBreak(known) : next(known) {
            return .next(place, next)
        }
        switch (reading.time, reading.topic) {
        case (.month(let month, let year), nil), (.month(let month, let year), .publicHolidays),
            (.month(let month, let year), .calendar):
            return .month(month, year, place)
        case (.month(let month, let year), .workingDays):
            return .workingDays(place, month, year, count(month, year, known))
        case (let time?, let topic): return .year(topic ?? .publicHolidays, place, time.year)
        case (nil, let topic?): return .year(topic, place, today.year)
        case (nil, nil): return .place(place, next: next(known))
        }
    }

    /// The number of working days of a month; nil if they are not known.
    private func count(_ month: Int, _ year: Int, _ known: KnownPlace) -> DayCount? {
        days(ofMonth: month, year).flatMap { count($0, known) }
    }

    private func next(_ known: KnownPlace) -> SearchAnswer.Holiday? { next(known, from: today) }

    /// The next break of schools that begins; nil for a country whose regions have different ones.
    private func nextBreak(_ known: KnownPlace) -> SearchAnswer.Holiday? {
        guard let calendar = known.calendar else { return nil }
        guard calendar.region != nil || calendar.calendar.regions.isEmpty else { return nil }
        let rows = HolidayRows(calendar.calendar, HolidayFilter(types: .only(.school), region: calendar.region?.code))
        let coming = [today.year, today.year + 1].lazy.flatMap { rows.rows(of: $0) }
        return coming.first { $0.first >= today }.map { holiday($0.lead, known) }
    }

    func holiday(_ day: HolidayDay, _ known: KnownPlace) -> SearchAnswer.Holiday {
        SearchAnswer.Holiday(
            reference: HolidayReference(known.place.territory.country, day.holiday.date.year, day.holiday.id),
            name: day.holiday.kind.name, date: day.date, isEstimated: day.holiday.isEstimated)
    }

    func status(of day: CivilDate, in known: KnownPlace) -> SearchAnswer.Fact? {
        dayKind(of: day, in: known).map { .status(day, known.place, $0) }
    }

    /// What a day is in a place; nil if its year is not known.
    func dayKind(of day: CivilDate, in known: KnownPlace) -> SearchAnswer.DayKind? {
        guard let status = known.calendar?.daysOff.status(of: day) else { return nil }
        let kind: SearchAnswer.DayKind =
            if let holiday = status.holidays.first {
                .holiday(self.holiday(holiday, known))
            } else if status.isOff {
                .weekend
            } else if let half = status.halfDays.first {
                .halfDay(holiday(half, known))
            } else {
                partial(status, in: known) ?? .working(lacks: gap(in: day.year, of: known))
            }
        return kind
    }

    /// What the data lack of the public holidays of a year: Incwala in Eswatini. Nil if they have all.
    private func gap(in year: Int, of known: KnownPlace) -> DataGap? {
        known.calendar.flatMap { $0.calendar.year(year, of: .publicHoliday, in: $0.region?.code).lacks }
    }

    /// The holiday of a day that only parts of a place keep; nil if there is none. Of a country, these may be regions.
    private func partial(_ status: DayStatus, in known: KnownPlace) -> SearchAnswer.DayKind? {
        // A holiday of the evening takes no work from the day.
        guard let calendar = known.calendar, status.evening == nil else { return nil }
        let days = status.partial + (calendar.region == nil ? calendar.calendar.regional(on: status.date) : [])
        guard let first = days.first else { return nil }
        let same = days.map(\.holiday).filter { $0.kind.feast == first.holiday.kind.feast }
        return .partial(holiday(first, known), keepers(same, in: calendar))
    }
}

extension HolidayCalendar {
    /// The public holidays that only regions of the country keep on a date, or on it as the observed day.
    fileprivate func regional(on date: CivilDate) -> [HolidayDay] {
        let own = holidays(from: date, through: date).filter(\.isOffOnOwnDate).map { HolidayDay($0) }
        let observed = observed(from: date, through: date).map { HolidayDay($0, isObserved: true) }
        return (own + observed).filter { day in
            let kind = day.holiday.kind
            return kind.types.contains(.publicHoliday) && !kind.types.contains(.halfDay) && kind.begins == nil
                && kind.share(of: nil) == .none
        }
    }
}
